import { describe, expect, test } from 'vitest';
import { indexBySlug } from '../../src/keywords/by-slug.ts';
import { changesThatHappened } from '../../src/keywords/changes/of-keyword.ts';
import { stepsOf } from '../../src/keywords/changes/steps.ts';
import type { Change, Keyword } from '../../src/keywords/model.ts';
import { tell } from '../made-glossaries.ts';

/** What these glossaries tell of one keyword: its texts by revision id, its changes, its steps. */
function tellOf(slug: string, ...glossaries: Record<string, string>[]) {
  const { keywords, changes } = tell(...glossaries);
  const bySlug = indexBySlug(keywords);
  const keyword = bySlug.get(slug) as Keyword;
  const texts = new Map(keywords.flatMap(({ revisions }) => revisions.map(({ id, text }) => [id, text])));
  const said = ({ kind, from, to }: Change) => `${kind}: ${texts.get(from)} > ${texts.get(to)}`;
  const ids = glossaries.map((_, index) => `source-${index}`);
  return {
    changes,
    all: changes.of(slug).map(said),
    happened: changesThatHappened(keyword, changes).map(said),
    steps: stepsOf(keyword, bySlug, changes, ids).map(
      ({ source, holder, change }) => `${source} ${holder.slug} ${said(change)}`,
    ),
  };
}

const moved = 'Move. (Renamed to Go.)';

describe('a rename is told once, where it was first told, with the wordings that both names had then', () => {
  test('whatever a newer source says', () => {
    const { steps } = tellOf(
      'wait',
      { Wait: 'Move.', Go: 'Run.' },
      { Wait: moved, Go: 'Run.' },
      { Wait: moved, Go: 'Run fast.' },
    );
    expect(steps).toEqual([
      `source-1 wait reworded: Move. > ${moved}`,
      `source-1 go renamed: ${moved} > Run.`,
    ]);
  });

  test('also where the new name came later, or a third keyword tells of it', () => {
    expect(tellOf('wait', { Wait: moved }, { Go: 'Run.' }).steps).toEqual([
      `source-0 go renamed: ${moved} > Run.`,
    ]);
    const third = 'The "Wait" Keyword has been renamed to "Go".';
    expect(tellOf('wait', { Wait: 'Move.' }, { Go: 'Run.', Note: third }).steps).toEqual([
      'source-1 go renamed: Move. > Run.',
    ]);
  });

  test('and not where a source told of another rename of either', () => {
    const halted = 'Move. (Renamed to Halt.)';
    const crawled = 'Run. "Crawl" is the former name of this keyword.';
    const { steps } = tellOf(
      'wait',
      { Wait: halted, Halt: 'Stop.', Go: crawled },
      { Wait: moved, Go: 'Run.' },
    );
    expect(steps.at(-1)).toBe(`source-1 go renamed: ${moved} > Run.`);
  });
});

test('changes lead from each wording to each later one, to one that came back, and across a rename to the one that holds last', () => {
  const { all, happened } = tellOf(
    'wait',
    { Wait: 'Move.', Go: 'Run.' },
    { Wait: 'Move on.', Go: 'Run fast.' },
    { Wait: moved, Go: 'Run.' },
  );
  expect(all).toEqual([
    'reworded: Move. > Move on.',
    `reworded: Move. > ${moved}`,
    `reworded: Move on. > ${moved}`,
    'renamed: Move. > Run fast.',
    'renamed: Move on. > Run fast.',
    `renamed: ${moved} > Run fast.`,
    'renamed: Move. > Run.',
    'renamed: Move on. > Run.',
    `renamed: ${moved} > Run.`,
  ]);
  expect(happened).toEqual([
    'reworded: Move. > Move on.',
    `reworded: Move on. > ${moved}`,
    `renamed: ${moved} > Run.`,
  ]);
  expect(tellOf('hop', { Hop: 'One.' }, { Hop: 'Two.' }, { Hop: 'One.' }).all).toEqual([
    'reworded: One. > Two.',
    'reworded: Two. > One.',
  ]);
});

test('of a keyword that nobody knows there is no change', () => {
  const { changes } = tellOf('hop', { Hop: 'One.' }, { Hop: 'Two.' });
  expect(changes.of('nothing')).toEqual([]);
  expect(changes.between('hop', undefined, undefined)).toBeUndefined();
});
