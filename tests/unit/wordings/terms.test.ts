import { describe, expect, test } from 'vitest';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { facetIds } from '../../../src/keywords/facets.ts';
import { currentRevision } from '../../../src/keywords/history.ts';
import { createLinker } from '../../../src/keywords/names/mentions.ts';
import { createFinder } from '../../../src/keywords/names/name-finder.ts';
import { createTermFinder, linkTypeLine } from '../../../src/keywords/terms/find.ts';
import { type TermInUse, termsInUse } from '../../../src/keywords/terms/in-use.ts';
import { type Occurrence, occurrencesOf } from '../../../src/keywords/terms/occurrences.ts';
import { replacementsOf } from '../../../src/keywords/terms/replaced.ts';
import { splitMeaning } from '../../../src/keywords/wording/type-line.ts';
import { reconcileSeeds, seedIds, seedTerms } from '../../helpers/content.ts';
import { keywordWith } from '../../helpers/ingested.ts';

const keywords = reconcileSeeds();
const changes = compareAll(keywords, seedIds);
const usedTerms = () => termsInUse(seedTerms, keywords, changes);
const term = (slug: string) => usedTerms().find((each) => each.slug === slug) as TermInUse;
const slugsOf = (occurrences: readonly Occurrence[] = []) => occurrences.map(({ keyword }) => keyword.slug);
const sample = (...writings: string[]) => ({
  slug: 'a',
  name: 'A',
  writings,
  formerly: [],
  definition: null,
});

describe('a term is found in a text', () => {
  const terms = [
    { slug: 'pop', writings: ['POP', 'POP chance', 'play or pass chance'] },
    { slug: 'ability', writings: ['ability'] },
    { slug: 'play', writings: ['play'] },
  ];
  const found = (text: string) =>
    createTermFinder(terms)(text).map(({ slug, start, end }) => [slug, text.slice(start, end)]);

  test.each([
    ['in capitals or not', 'A Pop.', [['pop', 'Pop']]],
    [
      'in the plural',
      'POPs and abilities',
      [
        ['pop', 'POPs'],
        ['ability', 'abilities'],
      ],
    ],
    ['whole, the longer of two writings', 'POP chances', [['pop', 'POP chances']]],
    ['of the longer of two terms', 'Play or Pass chance', [['pop', 'Play or Pass chance']]],
    ['however its spaces are set', 'POP\u00a0 chance', [['pop', 'POP\u00a0 chance']]],
    ['as a word of its own', 'Popular, hip-pop, POP-up, disability, plays', [['play', 'plays']]],
    [
      'beside signs',
      '"ability\'s" (POP)',
      [
        ['ability', 'ability'],
        ['pop', 'POP'],
      ],
    ],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));

  test('in the plural of a word that ends in a hiss', () =>
    expect(
      createTermFinder([sample('box', 'pass', 'search')])('Boxes, passes and searches; boxen').map(
        ({ name }) => name,
      ),
    ).toEqual(['box', 'pass', 'search']));

  test('however its accents are composed, and not where another has one', () => {
    const find = createTermFinder([sample('séance'), sample('cafe')]);
    expect(find('A se\u0301ance, a cafe\u0301.')).toMatchObject([{ name: 'séance', start: 2, end: 9 }]);
  });

  test('however its apostrophe is set', () => {
    const [mention] = createTermFinder([sample("unit's owner")])('Each unit’s owner.');
    expect(mention).toMatchObject({ start: 5, end: 17 });
  });

  test('whatever signs it holds; and no term finds nothing', () => {
    expect(createTermFinder([sample('A.B', '(C|D)')])('AxB C D A.B (C|D)')).toMatchObject([
      { name: 'A.B' },
      { name: '(C|D)' },
    ]);
    expect(createTermFinder([])('POP')).toEqual([]);
  });
});

describe('the type line leads to its terms', () => {
  const linked = (meaning: string, self = '') =>
    linkTypeLine(createLinker(createFinder(keywords), self)(meaning), createTermFinder(seedTerms))
      .map(({ text, slug, term }) => (term ? `[${text}](#${term})` : slug ? `[${text}](${slug})` : text))
      .join('');

  test('each once, and the keyword that a text names is linked before a term', () => {
    expect(
      linked('An isolated ability with Stack, an ability that means, "Stack static units."', 'armor'),
    ).toBe(
      'An [isolated](#isolated) [ability](#ability) with [Stack](stack), an ability that means, "Stack static units."',
    );
  });

  test('the note before it, the effect behind it, and a text without one lead to none', () => {
    expect(linked('(A static note.) A POP that means, "Use a static ability."')).toBe(
      '(A static note.) A [POP](#pop) that means, "Use a static ability."',
    );
    expect(linked('Static abilities that mean, "Act." POP that means, "Act."')).toBe(
      'Static abilities that mean, "Act." [POP](#pop) that means, "Act."',
    );
    expect(linked('Gain a static ability.')).toBe('Gain a static ability.');
  });

  test('in every wording there ever was, which loses no character; and where there is a type line, something is linked', () => {
    const find = createTermFinder(seedTerms);
    for (const { slug, revisions } of keywords)
      for (const { id, parts } of revisions) {
        const meaning = parts[0]?.text ?? '';
        const pieces = linkTypeLine(createLinker(createFinder(keywords), slug)(meaning), find);
        expect(pieces.map(({ text }) => text).join('')).toBe(meaning);
        const terms = pieces.flatMap((piece) => piece.term ?? []);
        expect(new Set(terms).size, id).toBe(terms.length);
        expect(terms.length > 0, `${slug} ${id}`).toBe(splitMeaning(meaning).typeLine !== '');
      }
  });
});

describe('where a term stands', () => {
  test('what a type line says stands where the list of those keywords says, for each word that has a list', () => {
    const listed = usedTerms().flatMap(({ occurrences, lists }) =>
      lists.map((list) => ({ ...list, occurrences })),
    );
    expect(listed.length).toBeGreaterThan(10);
    for (const { facet, value, occurrences } of listed.filter((each) => each.facet !== 'timing'))
      expect(
        occurrences.flatMap(({ typeLines }) => slugsOf(typeLines)),
        value,
      ).toEqual(
        keywords
          .filter((keyword) => facetIds(keyword, facet, new Map()).includes(value))
          .map(({ slug }) => slug),
      );
  });

  test('a moment leads to the keywords of that moment, and what is none to no list', () => {
    expect(term('damage-prevention-pop').lists).toEqual([{ facet: 'timing', value: 'damage-prevention' }]);
    expect(term('attack-dice').lists).toEqual([]);
  });

  test('a word that names a moment only within another’s name leads to no list', () => {
    const one = keywordWith('An ability played after the attack end POP that means, "Act."');
    const [attack] = termsInUse([sample('attack')], one, compareAll(one, []));
    expect(attack?.occurrences.map(({ typeLines }) => slugsOf(typeLines))).toEqual([['hop']]);
    expect(attack?.lists).toEqual([]);
  });

  test('now in the type line, now elsewhere, or in an earlier wording alone', () => {
    const [pop, chance] = term('pop').occurrences;
    expect(slugsOf(pop?.typeLines)).toContain('deflect');
    expect(slugsOf(pop?.earlier)).toEqual(['critical-hit']);
    expect(slugsOf(chance?.texts)).toEqual(['cunning', 'hidden-cost', 'lucky']);
    expect(slugsOf(chance?.earlier)).toEqual(['meditate']);
    expect(slugsOf(pop?.typeLines)).not.toContain('meditate');
  });

  test('each place is in the wording and the part that it names', () => {
    for (const { occurrences } of usedTerms())
      for (const { writing, typeLines, texts, earlier } of occurrences) {
        for (const { keyword, revision, part } of [...typeLines, ...texts, ...earlier]) {
          const wording = keyword.revisions.find(({ id }) => id === revision);
          const { text = '' } = wording?.parts.find(({ id }) => id === part) ?? {};
          expect(text.toLowerCase().replace(/\s+/g, ' ')).toContain(writing.replace(/y$/, '').toLowerCase());
        }
        for (const { keyword, revision } of [...typeLines, ...texts])
          expect(revision).toBe(currentRevision(keyword).id);
      }
  });

  test('a term says which terms stand in it, and in which it stands', () => {
    expect(term('attack-pop').holds.map(({ slug }) => slug)).toEqual(['pop']);
    const heldBy = term('pop').heldBy.map(({ slug }) => slug);
    expect(heldBy).toContain('attack-pop');
    expect(heldBy).not.toContain('ability');
    expect(term('pop').holds).toEqual([]);
  });

  test('also where one of its writings alone has the other', () => {
    expect(term('pending-damage-pop').holds.map(({ slug }) => slug)).toContain('pop');
  });

  test('of two earlier wordings the one is named that held last, also where it had been there before', () => {
    const [a, b, c] = ['An ability acts.', 'Abilities act.', 'It acts.'] as const;
    const back = keywordWith(a, b, a, c);
    const [{ earlier = [] } = {}] = occurrencesOf(sample('ability'), back);
    expect(earlier.map(({ revision }) => revision)).toEqual([back[0]?.revisions[0]?.id]);
  });

  test('of a keyword that names it in both places, the type line counts', () => {
    const one = keywordWith('(An ability.) A static ability that means, "Act." An ability acts.');
    const [{ typeLines = [], texts = [] } = {}] = occurrencesOf(sample('ability'), one);
    expect([typeLines.length, texts.length]).toEqual([1, 0]);
    expect(typeLines[0]?.part).toBe('meaning');
  });

  test.each([
    [
      'in the note before the type line is elsewhere',
      '(An ability.) A static effect that means, "Act."',
      [0, 1],
    ],
    ['first in the type line is in it', 'Ability that means, "Act."', [1, 0]],
  ])('what stands %s', (_, text, expected) => {
    const [{ typeLines = [], texts = [] } = {}] = occurrencesOf(sample('ability'), keywordWith(text));
    expect([typeLines.length, texts.length]).toEqual(expected);
  });
});

describe('that two writings are one is shown by a change that alters nothing else there', () => {
  const shown = (slug: string) =>
    term(slug).replacements.map(({ was, is, shownBy }) => [
      was,
      is,
      shownBy.map(({ keyword }) => keyword.slug),
    ]);

  test('Critical Hit wrote “pending damage POP” and now writes “pending damage step”', () => {
    expect(shown('pending-damage-pop')).toEqual([
      ['pending damage POP', 'pending damage step', ['critical-hit']],
    ]);
    expect(term('pending-damage-pop').unshown).toEqual([]);
  });

  test('spelling counts: “re-roll” became “reroll”, in the plural too', () => {
    expect(shown('reroll')).toMatchObject([['re-roll', 'reroll', expect.arrayContaining(['fury', 'parry'])]]);
    expect(shown('subtype')).toEqual([['sub-type', 'subtype', ['pilot']]]);
  });

  test('what no change shows is said to be the word of the list', () => {
    expect(shown('pop')).toEqual([]);
    expect(term('pop').unshown).toEqual(term('pop').writings);
    expect(term('layered').unshown).toEqual([]);
  });

  test.each([
    ['one writing gives way to the other', 'at the POP of a turn', 'at the play or pass chance of a turn', 1],
    ['a writing grows', 'at a POP, act', 'at a POP chance, act', 1],
    ['more differs there', 'at the next POP of a turn', 'whenever a play or pass chance of a turn', 0],
    ['more differs behind it', 'at the POP of a turn', 'at the play or pass chance in any turn', 0],
    ['each stands at another place', 'at the POP of a turn, act', 'act at play or pass chance of a turn', 0],
    ['the same writing stays', 'at the POP of a turn', 'at the POPs of a turn', 0],
    ['one goes and none comes', 'at the POP of a turn', 'at the end of a turn', 0],
  ])('%s: %s, then %s', (_, old, fresh, count) => {
    const two = keywordWith(`Act ${old} and so on.`, `Act ${fresh} and so on.`);
    const pop = sample('POP', 'POP chance', 'play or pass chance');
    expect(replacementsOf(pop, two, compareAll(two, []))).toHaveLength(count);
  });

  test('it is the last one, once, where a source took a writing back', () => {
    const texts = ['Then POP chances come.', 'Then play or pass chances come.'];
    const [old = '', fresh = ''] = texts;
    const toAndFro = keywordWith(old, fresh, old, fresh, old);
    const found = replacementsOf(
      sample('POP chance', 'play or pass chance'),
      toAndFro,
      compareAll(toAndFro, []),
    );
    expect(found).toMatchObject([{ was: 'play or pass chance', is: 'POP chance', shownBy: [{}] }]);
  });

  test('it may stand first in its text', () => {
    const two = keywordWith('Act. POP chances come.', 'Act. Play or pass chances come.');
    expect(
      replacementsOf(sample('POP chance', 'play or pass chance'), two, compareAll(two, [])),
    ).toHaveLength(1);
  });
});
