import { describe, expect, test } from 'vitest';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareAcrossRename, compareWordings } from '../../../src/keywords/changes/compare/compare.ts';
import { sideOf } from '../../../src/keywords/changes/compare/segments.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { passageSince } from '../../../src/keywords/changes/since.ts';
import { describeChange } from '../../../src/keywords/changes/told/describe.ts';
import { foldUnchanged, sayFolded } from '../../../src/keywords/changes/told/folds.ts';
import { changedPassages, countRespelt, passageTitle } from '../../../src/keywords/changes/told/passages.ts';
import { wordingsOf } from '../../../src/keywords/changes/wordings.ts';
import type { Revision } from '../../../src/keywords/model.ts';
import { passagesOf } from '../../../src/keywords/wording/passages.ts';
import { reconcileSeeds, seedIds } from '../../helpers/content.ts';
import { sampleRevision } from '../../helpers/samples.ts';

/** All changes of the seeds, each with its passages. */
function compareSeeds() {
  const keywords = reconcileSeeds();
  const bySlug = indexBySlug(keywords);
  const changes = compareAll(keywords, seedIds);
  return keywords.flatMap((keyword) =>
    changes.of(keyword.slug).map((change) => {
      const { old, fresh } = wordingsOf(change, keyword, bySlug, changes);
      return { keyword, change, old, fresh, passages: changedPassages(change, old.revision, fresh.revision) };
    }),
  );
}

function titlesOf(slug: string, from: string, to: string): string[] {
  const found = compareSeeds().find(
    ({ keyword, change }) => keyword.slug === slug && change.from === from && change.to === to,
  );
  return (found?.passages ?? []).map(
    (passage) => `${passageTitle(passage, found?.old.keyword.name ?? '')}: ${passage.status}`,
  );
}

test('what stands is counted in the new wording, what was removed in the old one, and each says so', () => {
  expect(titlesOf('hidden-cost', 'e0f18b01', '80b2639e')).toEqual([
    'Meaning: reworded',
    'Ruling 2 of Hidden Cost: removed',
    'Ruling 3 of Hidden Cost: removed',
    'Ruling 1, was ruling 4: editorial',
    'Ruling 2, was ruling 1: reworded',
    'Ruling 3, was ruling 6: reworded',
    'Ruling 4, was ruling 5: reworded',
    'Ruling 5, was ruling 7: same',
  ]);
});

test('across a rename, where two rulings have one id, each is counted in its own keyword', () => {
  expect(titlesOf('elude', '71748e33', 'd5bedac6').slice(1)).toEqual([
    'Ruling 1: reworded',
    'Ruling 2 of Elude: removed',
    'Ruling 2: added',
    'Ruling 3: same',
  ]);
});

test('across a rename, of rulings that say the same each is counted at its own place', () => {
  const said = 'It may rest here twice.';
  const [from, to] = [sampleRevision('Leap', [said, said, said]), sampleRevision('Vault', [said, said])];
  expect(
    changedPassages(compareAcrossRename(from, to), from, to).map(
      (passage) => `${passageTitle(passage, 'Leap')}: ${passage.status}`,
    ),
  ).toEqual(['Meaning: same', 'Ruling 1: same', 'Ruling 2 of Leap: removed']);
});

test('a part that came to another ruling, or left it, says where it stood', () => {
  expect(titlesOf('pilot', '8264260a', '5446e78d').at(-1)).toBe(
    'Ruling 2, was ruling 2 and ruling 3: reworded',
  );
  expect(titlesOf('intercept', '5f7eb660', '2a76a725')[7]).toBe('Ruling 7, was in ruling 6: reworded');
});

test('both sides of every comparison are the passages of their wordings, and nothing else', () => {
  for (const { keyword, change, old, fresh, passages } of compareSeeds()) {
    const side = (op: '-' | '+') =>
      passages.map(({ segments }) => sideOf(segments, op)).filter((text) => text !== '');
    expect(side('+'), `${keyword.slug} ${change.from}`).toEqual(
      passagesOf(fresh.revision.parts).map(({ text }) => text),
    );
    const words = (texts: readonly string[]) => texts.join(' ').split(' ').sort();
    expect(words(side('-'))).toEqual(words([old.revision.text]));
  }
});

describe('a ruling that two wordings have by two ids, since the one between them was found later', () => {
  const [meaning, rest, wait] = [
    'It leaps over moss.',
    'A unit may rest on the fern.',
    'Reeds are never crossed.',
  ];
  const withIds = (...parts: [id: string, text: string][]): Revision => ({
    ...sampleRevision('Leap', []),
    parts: [['meaning', meaning] as const, ...parts].map(([id, text]) => ({ id, text })),
  });
  const shown = (from: Revision, to: Revision) => {
    const change = compareWordings(from, to);
    const titles = changedPassages(change, from, to).map(
      (passage) => `${passageTitle(passage, 'the old')}: ${passage.status}${passage.moved ? ', moved' : ''}`,
    );
    return [describeChange(change), ...titles.slice(1)];
  };

  test.each([
    [
      'is where it was',
      withIds(['r1', rest], ['r4', wait]),
      withIds(['r1', rest], ['r2', wait]),
      ['Spelling only.', 'Ruling 1: same', 'Ruling 2: same'],
    ],
    [
      'may have moved',
      withIds(['r4', wait], ['r1', rest], ['r3', 'It turns.']),
      withIds(['r1', rest], ['r3', 'It turns.'], ['r2', wait]),
      [
        'One ruling moved.',
        'Ruling 1, was ruling 2: same',
        'Ruling 2, was ruling 3: same',
        'Ruling 3, was ruling 1: same, moved',
      ],
    ],
    [
      'may be spelt otherwise',
      withIds(['r4', 'It may re-roll.']),
      withIds(['r2', 'It may reroll.']),
      ['Spelling only.', 'Ruling 1: editorial'],
    ],
    [
      'may be reworded',
      withIds(['r1', wait], ['r4', rest]),
      withIds(['r2', rest.replace('fern', 'moss')], ['r1', wait]),
      [
        'One ruling reworded; one ruling moved.',
        'Ruling 1, was ruling 2: reworded',
        'Ruling 2, was ruling 1: same, moved',
      ],
    ],
    [
      'of two that say the same, each at its own place',
      withIds(['r1', wait], ['r4', wait]),
      withIds(['r3', rest], ['r1', wait], ['r2', wait]),
      [
        'One ruling added.',
        'Ruling 1: added',
        'Ruling 2, was ruling 1: same',
        'Ruling 3, was ruling 2: same',
      ],
    ],
  ])('%s', (_, from, to, said) => expect(shown(from, to)).toEqual(said));

  test('is said to be reworded where the old wording stands, and in force where it is', () => {
    const from = withIds(['r4', rest], ['r5', wait]);
    const change = compareWordings(from, withIds(['r2', rest.replace('fern', 'moss')], ['r3', wait]));
    expect(passagesOf(from.parts).map((passage) => passageSince(change, passage))).toEqual([
      null,
      'reworded',
      null,
    ]);
  });

  test('but in other words it is another, and an id goes before words', () => {
    expect(shown(withIds(['r4', rest]), withIds(['r2', wait]))[0]).toBe(
      'One ruling added; one ruling removed.',
    );
    expect(shown(withIds(['r1', rest]), withIds(['r1', wait], ['r2', rest]))[0]).toBe(
      'One ruling reworded; one ruling added.',
    );
  });
});

describe('what follows on something', () => {
  const compare = (old: string[], fresh: string[]) => {
    const [from, to] = [sampleRevision('A', old), sampleRevision('A', fresh)];
    return changedPassages(compareWordings(from, to), from, to).slice(1);
  };
  const lead = 'Some first thing is said here.';

  test('is shown where that stands, though it was removed', () => {
    expect(compare(['A.', lead, '(Such as this.)'], ['A.', lead])).toEqual([
      {
        id: 'r1',
        name: 'ruling 1',
        was: null,
        status: 'reworded',
        moved: false,
        segments: [
          { op: '=', text: lead },
          { op: '-', text: ' (Such as this.)' },
        ],
      },
    ]);
  });

  test('or was added', () => {
    expect(compare(['A.', lead], ['A.', lead, '(Such as this.)'])[0]?.segments.at(-1)).toEqual({
      op: '+',
      text: ' (Such as this.)',
    });
  });

  test('or is spelt otherwise, which is then all that became of both', () => {
    const [both] = compare(['A.', lead, '(A re-roll.)'], ['A.', lead, '(A reroll.)']);
    expect(both).toMatchObject({ name: 'ruling 1', status: 'editorial' });
  });

  test('goes with it', () => {
    const [removed] = compare(['A.', lead, '(Such as this.)'], ['A.']);
    expect(removed).toMatchObject({
      name: 'ruling 1',
      status: 'removed',
      segments: [{ op: '-', text: `${lead} (Such as this.)` }],
    });
  });
});

describe('what is only spelt otherwise is counted', () => {
  const count = (templates: [string, string], old: string[], fresh: string[]) => {
    const [from, to] = [sampleRevision(templates[0], old), sampleRevision(templates[1], fresh)];
    const change = compareWordings(from, to);
    return countRespelt(change, changedPassages(change, from, to));
  };

  test('template, meaning and rulings alike', () => {
    expect(
      count(
        ['A: [re-roll]', 'A: [reroll]'],
        ['Re-roll.', 'One.', 'A re-roll.'],
        ['Reroll.', 'Two.', 'A reroll.'],
      ),
    ).toBe(3);
  });

  test('and nothing else', () => {
    expect(count(['A', 'A'], ['One.', 'Same.'], ['Two.', 'Same.'])).toBe(0);
    expect(count(['A X', 'A'], ['Same.'], ['Same.'])).toBe(0);
  });
});

describe('what is unchanged', () => {
  const foldsOf = (slug: string) => {
    const { passages } = compareSeeds().find(({ keyword }) => keyword.slug === slug) ?? { passages: [] };
    return foldUnchanged(passages).map(({ passages: run, isFolded }) =>
      isFolded ? sayFolded(run) : run[0]?.name,
    );
  };

  test('is folded where it is long, in runs, the meaning by itself, and says how much it is', () => {
    expect(foldsOf('stack')).toEqual([
      'Meaning unchanged, 20 words',
      'Rulings 1 and 2 unchanged, 30 words',
      'ruling 3',
      'Rulings 4 to 6 unchanged, 77 words',
      'ruling 7',
    ]);
  });

  test('is counted in words, and one is one', () => {
    const [from, to] = [sampleRevision('A', ['A.', 'Stop.']), sampleRevision('A', ['B.', 'Stop.'])];
    const [, ruling] = changedPassages(compareWordings(from, to), from, to);
    expect(ruling && sayFolded([ruling])).toBe('Ruling 1 unchanged, 1 word');
  });

  test('stands where it is as short as saying so', () => {
    expect(foldsOf('bombard')).toEqual(['meaning', 'ruling 1', 'ruling 2', 'ruling 3']);
  });

  test('is never what was moved', () => {
    const [first, second] = ['one', 'two'].map(
      (word) => `Ruling ${word} ${'says something '.repeat(9)}${word}.`,
    );
    const [from, to] = [
      sampleRevision('A', ['A.', `${first}`, `${second}`]),
      sampleRevision('A', ['A.', `${second}`, `${first}`]),
    ];
    const ids = ['meaning', 'r2', 'r1'];
    const moved = { ...to, parts: to.parts.map((part, index) => ({ ...part, id: ids[index] ?? '' })) };
    const shown = foldUnchanged(changedPassages(compareWordings(from, moved), from, moved));
    expect(
      shown.map(({ passages: [passage], isFolded }) => [
        passage?.name,
        passage?.was,
        passage?.moved,
        isFolded,
      ]),
    ).toEqual([
      ['meaning', null, false, true],
      ['ruling 1', 'ruling 2', false, true],
      ['ruling 2', 'ruling 1', true, false],
    ]);
  });
});
