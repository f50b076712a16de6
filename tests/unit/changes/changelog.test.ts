import { describe, expect, test } from 'vitest';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { changelogOf, countHeld, countKinds } from '../../../src/keywords/changes/changelog.ts';
import { compareWordings } from '../../../src/keywords/changes/compare/compare.ts';
import { lastEvents } from '../../../src/keywords/changes/last-events.ts';
import { firstRenameOf } from '../../../src/keywords/changes/lookup.ts';
import {
  isTemplateReworded,
  passageSince,
  saySince,
  sinceOf,
  sinceSource,
} from '../../../src/keywords/changes/since.ts';
import { sayEventSource } from '../../../src/keywords/changes/told/event-source.ts';
import { heldAsOf } from '../../../src/keywords/history.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { passagesOf } from '../../../src/keywords/wording/passages.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';
import { sampleRevision } from '../../helpers/samples.ts';

const three = () =>
  readGlossaries(
    { Hop: 'Move one step.', Skip: 'Never re-roll.', Stay: 'Do not move.', Wait: 'Move later.' },
    { Hop: 'Move two steps.', Skip: 'Never reroll.', Stay: 'Do not move.', Crawl: 'Move half a step.' },
    { Hop: 'Move two steps.', Wait: 'Move now. (Renamed to Go.)', Go: 'Move now.' },
  );
const sourceIds = ['source-0', 'source-1', 'source-2'];
const wordings = ({ revisions }: Keyword) => revisions.map(({ id }) => id);
const named = (keywords: readonly Keyword[], slug: string) =>
  keywords.find((keyword) => keyword.slug === slug) as Keyword;

describe('a source', () => {
  test('has one row for each keyword that it holds, by what it did to it, and the counts add up', () => {
    const { keywords, changes } = three();
    const rows = changelogOf('source-1', keywords, changes);
    expect(rows.map(({ slug, kind }) => [slug, kind])).toEqual([
      ['crawl', 'new'],
      ['hop', 'reworded'],
      ['skip', 'editorial'],
      ['stay', 'unchanged'],
    ]);
    expect(countKinds(rows)).toEqual({ new: 1, renamed: 0, reworded: 1, editorial: 1, unchanged: 1 });
  });

  test('is held against the wording that held before it, of whichever source', () => {
    const { keywords, changes } = three();
    const [go, hop, wait] = changelogOf('source-2', keywords, changes);
    expect(go).toMatchObject({ kind: 'new', from: null, to: wordings(named(keywords, 'go'))[0] });
    const [, latest] = wordings(named(keywords, 'hop'));
    expect(hop).toMatchObject({ kind: 'unchanged', from: latest, to: latest });
    const [from, to] = wordings(named(keywords, 'wait'));
    expect(wait).toMatchObject({ kind: 'renamed', from, to });
  });

  test('only renames where it is the first to say so', () => {
    const said = { Wait: 'Move. (Renamed to Go.)', Go: 'Move.' };
    const { keywords, changes } = readGlossaries({ Wait: 'Move.' }, said, {
      ...said,
      Wait: `${said.Wait} Now.`,
    });
    const kinds = ['source-1', 'source-2'].map((id) => changelogOf(id, keywords, changes).at(-1)?.kind);
    expect(kinds).toEqual(['renamed', 'reworded']);
  });

  test('has a row for a rename of a keyword that it does not hold, and counts that among no entries', () => {
    const formerly = 'Move. "Wait" is the former name of this keyword.';
    const { keywords, changes } = readGlossaries({ Wait: 'Move.', Go: 'Move.' }, { Go: formerly });
    const rows = changelogOf('source-1', keywords, changes);
    expect(rows).toMatchObject([
      { slug: 'go', kind: 'reworded', renamedTo: null },
      { slug: 'wait', kind: 'renamed', to: null, from: null, renamedTo: 'go' },
    ]);
    expect(countHeld(rows)).toBe(1);
  });
});

test('the last that happened to each keyword is told by what weighs most, with the source that brought it', () => {
  const { keywords, changes } = three();
  const events = lastEvents(keywords, changes, sourceIds);
  expect(events.map(({ slug, kind, source }) => [slug, kind, source])).toEqual([
    ['crawl', 'new', 'source-1'],
    ['go', 'new', 'source-2'],
    ['hop', 'effect', 'source-1'],
    ['skip', 'spelling', 'source-1'],
    ['stay', 'new', 'source-0'],
    ['wait', 'renamed', 'source-2'],
  ]);
  const [from, to] = wordings(named(keywords, 'hop'));
  expect(events[2]?.change).toMatchObject({ from, to });
  expect(events[4]?.change).toBeNull();
});

test('a rename that came after its last wording is told as its source does, without that wording', () => {
  const { keywords, changes } = readGlossaries(
    { Wait: 'Move.', Go: 'Move now.' },
    { Wait: 'Move later.' },
    { Go: 'Move now. "Wait" is the former name of this keyword.' },
  );
  const [, wait] = lastEvents(keywords, changes, sourceIds);
  expect(wait).toEqual({ slug: 'wait', kind: 'renamed', source: 'source-2', change: null });
});

test('what has another name now is told as renamed, also where it was reworded since, with what changed in it', () => {
  const { keywords, changes } = readGlossaries(
    { Wait: 'Move.', Go: 'Move now.' },
    { Go: 'Move now. "Wait" is the former name of this keyword.' },
    { Wait: 'Move later.' },
  );
  const [, wait] = lastEvents(keywords, changes, sourceIds);
  expect(wait).toMatchObject({ kind: 'renamed', source: 'source-2', change: { aspects: ['effect'] } });
});

test('an event is told with its source where that is not the newest, and a rename with its own, and its name if that gave way', () => {
  const sourcesOf = (...glossaries: Record<string, string>[]) => {
    const { keywords, changes } = readGlossaries(...glossaries);
    const sources = glossaries.map((_, index) => ({ id: `source-${index}`, title: `S${index}` }));
    const events = lastEvents(
      keywords,
      changes,
      sources.map(({ id }) => id),
    );
    return Object.fromEntries(
      events.map((event) => [event.slug, sayEventSource(event, indexBySlug(keywords), changes, sources)]),
    );
  };
  const toGo = { Wait: 'Move. (Renamed to Go.)', Go: 'Move.' };
  const toRush = { Rush: 'Move. "Go" is the former name of this keyword.' };
  expect(sourcesOf({ Wait: 'Move.' }, toGo)).toEqual({ wait: undefined, go: undefined });
  expect(sourcesOf({ Wait: 'Move.' }, toGo, { Stay: 'Rest.' })).toMatchObject({ wait: 'S1', go: 'S1' });
  // Reworded since it was renamed, by the newest source and by another.
  expect(sourcesOf(toGo, { Wait: 'Rest.' }).wait).toBe('renamed in S0');
  expect(sourcesOf(toGo, { Wait: 'Rest.' }, { Stay: 'Rest.' }).wait).toBe('S1; renamed in S0');
  // Renamed to what has another name now, and reworded in between, or by the source that renamed it.
  expect(sourcesOf(toGo, toRush)).toEqual({ wait: 'renamed to Go in S0', go: undefined, rush: undefined });
  expect(sourcesOf(toGo, { Wait: 'Rest.' }, toRush).wait).toBe('S1; renamed to Go in S0');
  expect(sourcesOf({ Wait: 'Rest.' }, toGo, toRush).wait).toBe('renamed to Go in S1');
});

test('a keyword gave up its name by the first rename on the way to what it is called now, as it was told last', () => {
  const told = (...glossaries: Record<string, string>[]) => {
    const { keywords, changes } = readGlossaries(...glossaries);
    const rename = firstRenameOf(named(keywords, 'wait'), indexBySlug(keywords), changes);
    return rename && [rename.to, rename.source];
  };
  const toGo = { Wait: 'Move. (Renamed to Go.)', Go: 'Run.' };
  const toRush = { Go: 'Run. (Renamed to Rush.)', Rush: 'Run.' };
  expect(told({ Wait: 'Move.' }, toGo)).toEqual(['go', 'source-1']);
  expect(told(toGo, { ...toRush, Wait: 'Move. (Renamed to Rush.)' })).toEqual(['go', 'source-0']);
  expect(told(toGo, { Go: 'Run. (Renamed to Wait.)' }, toGo)).toEqual(['go', 'source-2']);
  expect(told(toGo, { Wait: 'Move. (Renamed to Rush.)', Rush: 'Run.' })).toEqual(['rush', 'source-1']);
  expect(told(toGo, { Go: 'Run. (Renamed to Wait.)' })).toBeUndefined();
});

describe('since an old wording', () => {
  test('a keyword was changed, or only in spelling, or holds', () => {
    const { keywords, changes } = three();
    const since = (slug: string) => {
      const keyword = named(keywords, slug);
      return sinceOf(keyword, wordings(keyword)[0] ?? '', changes);
    };
    expect(['hop', 'skip', 'stay'].map(since)).toEqual(['changed', 'spelling', 'same']);
  });

  test('a keyword was renamed where the source that tells of it is newer, until that is taken back', () => {
    const glossaries: Record<string, string>[] = [
      { Wait: 'Move.', Go: 'Run.' },
      { Note: 'The "Wait" Keyword has been renamed to "Go".' },
      { Go: 'Run. (Renamed to Wait.)' },
    ];
    const fates = (count: number) => {
      const { keywords, changes } = readGlossaries(...glossaries.slice(0, count));
      const ids = sourceIds.slice(0, count);
      const sources = ids.map((id) => ({ id, kind: 'sheet' as const }));
      const wait = named(keywords, 'wait');
      return ids.map((id) => sinceSource(wait, wordings(wait)[0] ?? '', id, changes, sources));
    };
    expect(fates(2)).toEqual(['renamed', 'same']);
    expect(fates(3)).toEqual(['same', 'same', 'same']);
  });

  test('a keyword was left out where the newest glossary has left it out since, and would hold', () => {
    const { keywords, changes } = readGlossaries(
      { Wait: 'Move.', Go: 'Run.' },
      { Wait: 'Rest.', Go: 'Run.' },
      { Skip: 'Leap.' },
    );
    const sources = sourceIds.map((id) => ({ id, kind: 'glossary' as const }));
    const fatesOf = (slug: string) => {
      const keyword = named(keywords, slug);
      return sourceIds.map((id) =>
        sinceSource(keyword, heldAsOf(keyword, id, sourceIds)?.revision ?? '', id, changes, sources),
      );
    };
    expect(fatesOf('wait')).toEqual(['changed', 'left-out', 'same']);
    expect(fatesOf('go')).toEqual(['left-out', 'left-out', 'same']);
  });

  test('it is said how many were, and nothing of what none was', () => {
    expect(saySince(['same', 'changed', 'spelling', 'renamed', 'same'])).toBe(
      '1 changed, 1 under another name now, 1 in spelling only, 2 word for word',
    );
    expect(saySince(['same'])).toBe('1 word for word');
  });

  test('a passage holds, or was reworded or removed; where a part of it went, it was reworded', () => {
    const old = sampleRevision('Hop', ['Move.', 'Re-roll it.', 'Keep it.', 'Stop.', '(At once.)', 'Rest.']);
    const fresh = sampleRevision('Hop', ['Move.', 'Reroll it.', 'Throw it away.', 'Stop.']);
    const change = compareWordings(old, fresh);
    const fates = passagesOf(old.parts).map((passage) => passageSince(change, passage));
    expect(fates).toEqual([null, null, 'reworded', 'reworded', 'removed']);
    expect(passagesOf(old.parts).map((passage) => passageSince(undefined, passage))).toEqual(
      Array(5).fill(null),
    );
  });

  test.each([
    ['has other words', 'Hop X', 'Hop', 'Move.', true],
    ['is spelt otherwise', 'Hop: [re-roll]', 'Hop: [reroll]', 'Move.', false],
    ['is spelt otherwise, and the text has other words', 'Hop: [re-roll]', 'Hop: [reroll]', 'Stop.', false],
    ['stays, and the text has other words', 'Hop', 'Hop', 'Stop.', false],
  ])('a template %s', (_, old, fresh, text, expected) => {
    const change = compareWordings(sampleRevision(old, ['Move.']), sampleRevision(fresh, [text]));
    expect(isTemplateReworded(change)).toBe(expected);
  });

  test('a wording that holds has no template that was reworded', () => {
    expect(isTemplateReworded(undefined)).toBe(false);
  });
});
