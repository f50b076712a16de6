import { describe, expect, test } from 'vitest';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { changesThatHappened } from '../../../src/keywords/changes/of-keyword.ts';
import { stepsOf } from '../../../src/keywords/changes/steps.ts';
import { wordingsOf } from '../../../src/keywords/changes/wordings.ts';
import type { Change, Keyword } from '../../../src/keywords/model.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';

/** What these glossaries tell of one keyword: its texts by revision id, its changes, its steps. */
function tellOf(slug: string, ...glossaries: Record<string, string>[]) {
  const { keywords, changes, sourceIds } = readGlossaries(...glossaries);
  const bySlug = indexBySlug(keywords);
  const keyword = bySlug.get(slug) as Keyword;
  const texts = new Map(keywords.flatMap(({ revisions }) => revisions.map(({ id, text }) => [id, text])));
  const said = ({ kind, from, to }: Change) => `${kind}: ${texts.get(from)} > ${texts.get(to)}`;
  return {
    changes,
    all: changes.of(slug).map(said),
    happened: changesThatHappened(keyword, changes).map(said),
    steps: stepsOf(keyword, bySlug, changes, sourceIds).map(
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

  test('by which both names are there', () => {
    const told = `source-1 go renamed: ${moved} > Run.`;
    expect(tellOf('wait', { Wait: moved }, { Go: 'Run.' }, { Go: 'Run fast.' }).steps).toEqual([told]);
    const formerly = 'Run. "Wait" is the former name of this keyword.';
    expect(tellOf('wait', { Go: formerly }, { Wait: 'Move.' }).steps).toEqual([
      `source-1 go renamed: Move. > ${formerly}`,
    ]);
  });

  test('also in the text of a third keyword, whenever that tells of it', () => {
    const third = 'The "Wait" Keyword has been renamed to "Go".';
    expect(tellOf('wait', { Wait: 'Move.' }, { Go: 'Run.', Note: third }).steps).toEqual([
      'source-1 go renamed: Move. > Run.',
    ]);
    expect(tellOf('wait', { Wait: 'Move.', Go: 'Run.' }, { Go: 'Run on.' }, { Note: third }).steps).toEqual([
      'source-2 go renamed: Move. > Run on.',
    ]);
  });

  test('and so is another that a newer source told of either, each by itself', () => {
    const halted = 'Move. (Renamed to Halt.)';
    const crawled = 'Run. "Crawl" is the former name of this keyword.';
    const { steps } = tellOf(
      'wait',
      { Wait: halted, Halt: 'Stop.', Go: crawled },
      { Wait: moved, Go: 'Run.' },
    );
    expect(steps.slice(1)).toEqual([
      `source-0 halt renamed: ${halted} > Stop.`,
      `source-1 go renamed: ${moved} > Run.`,
    ]);
  });

  test('and where it is told again after it was taken back, once more', () => {
    const back = 'Move on. "Go" is the former name of this keyword.';
    const glossaries: Record<string, string>[] = [
      { Wait: moved, Go: 'Run.' },
      { Wait: back },
      { Wait: moved },
      { Wait: moved },
    ];
    const told = (...sources: string[]) => sources.map((id) => `${id} go renamed: ${moved} > Run.`);
    const renamesIn = ({ steps }: ReturnType<typeof tellOf>) =>
      steps.filter((step) => step.includes('renamed:'));
    expect(renamesIn(tellOf('wait', ...glossaries))).toEqual(told('source-0', 'source-2'));
    expect(renamesIn(tellOf('go', ...glossaries))).toEqual([`source-1 wait renamed: Run. > ${back}`]);
  });

  test('but not where the new name came after another rename had taken its place', () => {
    const { steps } = tellOf(
      'wait',
      { Wait: moved },
      { Wait: 'Stop. (Renamed to Halt.)', Halt: 'Stop.' },
      { Go: 'Run.' },
    );
    expect(steps.filter((step) => step.includes(' go '))).toEqual([]);
  });
});

test('what was compared across a rename stays compared when it is taken back, and is no step of the keyword', () => {
  const older = { Wait: moved, Go: 'Run.' };
  const newer = { Go: 'Run. (Renamed to Wait.)' };
  const { all, happened } = tellOf('wait', older, newer);
  expect(all).toEqual([`renamed: ${moved} > Run.`, `renamed: ${moved} > Run. (Renamed to Wait.)`]);
  expect(happened).toEqual([]);
  const { keywords, changes } = readGlossaries(older, newer);
  const bySlug = indexBySlug(keywords);
  const wait = bySlug.get('wait') as Keyword;
  for (const change of changes.of('wait'))
    expect(wordingsOf(change, wait, bySlug, changes)).toMatchObject({
      old: { keyword: wait },
      fresh: { keyword: { slug: 'go' } },
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
