import { describe, expect, test } from 'vitest';
import { slugify } from '../../../src/keywords/text/slug.ts';
import { longestQuery } from '../../../src/search/base/weights.ts';
import { createSearch } from '../../../src/search/search.ts';
import { seedVocabulary } from '../../helpers/content.ts';
import { moreQueries, queries, rankOf } from '../../helpers/queries.ts';
import { noVocabulary } from '../../helpers/samples.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

const data = searchDataOf();
const ask = createSearch(data);
const search = (query: string) => ask(query).keywords;
const slugs = (query: string) => search(query).map(({ slug }) => slug);

describe('an exact name or alias comes first', () => {
  test.each(data.documents.filter(({ nowName }) => !nowName).map(({ name }) => [name, slugify(name)]))(
    '%s',
    (name, slug) => {
      expect(slugs(name)[0]).toBe(slug);
      expect(slugs(name.toLowerCase())[0]).toBe(slug);
    },
  );

  test('elude finds Precision, marked as formerly Elude, and then Elude, marked as now Precision', () => {
    expect(search('elude').slice(0, 2)).toMatchObject([
      { slug: 'precision', reason: { kind: 'former', text: 'Elude', marks: [[0, 5]] } },
      { slug: 'elude', name: { marks: [[0, 5]] }, reason: { kind: 'now', text: 'Precision' } },
    ]);
  });
});

test.each([
  ['how does stealth work', ['stealth']],
  ['Stealth vs Bombard 3', ['bombard', 'stealth']],
  ['what is the difference between double strike and double damage', ['double-damage', 'double-strike']],
  ['elude ruling', ['precision', 'elude']],
])('a question about keywords by name, “%s”, finds them first', (query, named) => {
  expect(slugs(query).slice(0, named.length).sort()).toEqual(named.toSorted());
});

test.each([
  ['is parry allowed against unpreventable damage', 'parry'],
  ['does retaliate work if my unit is killed', 'retaliate'],
])('a question about a keyword among other words, “%s”, finds it first', (query, slug) => {
  expect(slugs(query)[0]).toBe(slug);
});

test.each([
  'This unit gains NAME until end of turn.',
  'Each of your other units gets NAME until end of turn',
  'your opponent’s units lose NAME',
  'can a unit with NAME attack twice',
])('a sentence of a card that gives or takes an ability, “%s”, finds that one first', (sentence) => {
  for (const { name, nowName } of data.documents)
    if (!nowName) expect(slugs(sentence.replace('NAME', name))[0]).toBe(slugify(name));
});

test.each([
  ['no pending damage is created', 'cunning'],
  ['is not the same thing as', 'fortitude'],
])(
  'what a text has word for word, “%s”, finds %s, whatever has its rarest words more often',
  (query, slug) => {
    expect(slugs(query)[0]).toBe(slug);
  },
);

test.each([
  ['any ability that redu', 'alternative-cost'],
  ['may not use hid', 'hidden-cost'],
  ['effects do not trigger for ea', 'intercept'],
  ['gets the par', 'parry'],
])(
  'the last word is the one that stands there behind the others, as far as it is typed: “%s”',
  (query, slug) => {
    expect(slugs(query)[0]).toBe(slug);
  },
);

test.each([
  ["doesn't allow you to attack your other units", 'double-strike'],
  ["life it doesn't modify the die", 'armor'],
  ['putting damage tokens directly on a unit', 'fortitude'],
  ['putting damage xyzzy directly on a unit', 'fortitude'],
])('what a text has but for one word, “%s”, finds %s first', (query, slug) => {
  expect(slugs(query)[0]).toBe(slug);
});

test.each([
  ['dice of damage to attacking unit', 'retaliate'],
  ['do something when this unit enters', 'deploy'],
])('a few words that a text has too, “%s”, are no quotation of it', (query, slug) => {
  expect(slugs(query).slice(0, 2)).toContain(slug);
});

test.each([
  ['of the costs in full', 'upkeep'],
  ['non-unique cannot have', 'intimidation'],
])('what stands in a ruling but for a word that was left out, “%s”, is among the first', (query, slug) => {
  expect(slugs(query).slice(0, 3)).toContain(slug);
});

test.each([
  ['force field', 'shields'],
  ['flash back', 'meditate'],
])('a word typed as two, “%s”, finds what it finds as one', (query, slug) => {
  expect(slugs(query)).toEqual(slugs(query.replace(' ', '')));
  expect(slugs(query)[0]).toBe(slug);
});

test('a question about what stops a keyword finds what does, and the keyword itself behind it', () => {
  expect(slugs('what stops ferocity').slice(0, 2)).toEqual(['fortitude', 'ferocity']);
});

test.each([
  ['how does overkil work', 'overkill'],
  ['how does qverkill work', 'overkill'],
  ['ambsuh rulings', 'ambush'],
  ['can vade be used twice', 'evade'],
  ['what does duoble stirke do', 'double-strike'],
  ['aera damage against a unit that is tapped', 'area-damage'],
])('a name with a slip in a question, “%s”, finds %s first', (query, slug) => {
  expect(slugs(query)[0]).toBe(slug);
});

test.each(['+1 to hit', 'minus 1 to hit', '+2 to all dice', 'add 2 to dice', 'Subtract 3 from dice'])(
  'a number that is added to something, %s, is no face of a die',
  (query) => {
    expect(slugs(query)[0]).toBe('accuracy');
    expect(ask(`you may add it, ${query}`).pages[0]?.path).toContain(encodeURIComponent(query));
  },
);

test.each([
  ['needs 5 to hit', 'armor'],
  ['natural 2', 'riposte'],
  ['on a 2 to attacker', 'riposte'],
])('a number in front of which nothing is added, as in “%s”, stays one', (query, slug) => {
  expect(slugs(query)[0]).toBe(slug);
});

test('a number alone finds what speaks of it, in the plural too', () => {
  expect(slugs('6s')[0]).toBe('critical-hit');
  expect(slugs('6s')).toEqual(slugs('6'));
});

test('where most of what was asked stands nowhere, the rest finds nothing but the name in it', () => {
  expect(slugs('asdf damage qwer zzz')).toEqual([]);
  expect(slugs('pizza delivery cost tonight')).toEqual([]);
  expect(slugs('pizza delivery overkill tonight')).toEqual(['overkill']);
  expect(slugs('pizza cost').length).toBeGreaterThan(0);
});

test('a word that the rules or the players say is read as no name, and names that nobody has are none', () => {
  expect(slugs('attack again if it did little damage')[0]).toBe('tenacity');
  expect(slugs('yoda')).toEqual([]);
  expect(slugs('guitar')).toEqual([]);
});

test.each(['Pay 2 Force -> NAME 2', 'Pay 2 Force => NAME 2', 'pay 2 force: NAME 2', '2 Force: NAME'])(
  'a line of a card, %s, finds what is paid for',
  (line) => {
    for (const { name, nowName } of data.documents)
      if (!nowName) expect(slugs(line.replace('NAME', name))[0]).toBe(slugify(name));
  },
);

test('what stands before a colon is no cost where it names a keyword', () => {
  expect(slugs('pay less with Reduced Cost 2: Sith')[0]).toBe('reduced-cost');
  expect(slugs('1 force with Upkeep: draw a card')[0]).toBe('upkeep');
});

test('who attacks is told from who is attacked', () => {
  expect(slugs('predict hits when it attacks')[0]).toBe('foresight');
  expect(slugs('predict hits when it is attacked')[0]).toBe('forewarning');
});

test('a slip in a word of the texts or of the players, too, finds what the word finds', () => {
  for (const [typed, meant] of [
    ['natrual six', 'natural six'],
    ['how many addtional dice', 'how many additional dice'],
    ['opponent is kileld', 'opponent is killed'],
  ] as const)
    expect(slugs(typed)).toEqual(slugs(meant));
});

test('what stands before a colon is left out where only what stands behind it names a keyword', () => {
  expect(slugs('judge call: Shields')).toEqual(slugs('Shields'));
  expect(slugs('defelct: how often')[0]).toBe('deflect');
});

test('what the texts write with a hyphen is found in two words, where nobody would type them apart else', () => {
  expect(slugs('re roll dice')).toEqual(slugs('re-roll dice'));
  expect(slugs('sub type must match')).toEqual(slugs('sub-type must match'));
  expect(data.readings).toContain('nonunique,non unique');
  expect(data.readings.join()).not.toContain('play or pass');
});

test('nothing is found for nothing, and never more than ten', () => {
  expect(search('')).toEqual([]);
  expect(search('  ?! ')).toEqual([]);
  expect(search('damage unit attack arena')).toHaveLength(10);
});

test('without a vocabulary names and texts are found all the same', () => {
  const plain = createSearch(searchDataOf({ vocabulary: noVocabulary }));
  expect(plain('armor').keywords[0]?.slug).toBe('armor');
  expect(plain('discarded from the game').keywords[0]?.reason.kind).toBe('text');
});

test('each keyword is found at most once', () => {
  expect(new Set(slugs('damage')).size).toBe(slugs('damage').length);
});

test('signs that mean something elsewhere mean nothing here', () => {
  for (const query of ['[', '\\', '"', '😀', 'set:', ')(', '*+?', '-']) expect(slugs(query)).toEqual([]);
  expect(slugs('(armor|x)+')[0]).toBe('armor');
  expect(slugs('\\armor$')[0]).toBe('armor');
});

test.each([
  ['one word', 'x'.repeat(100_000)],
  ['hyphens', 'a-'.repeat(50_000)],
  ['spaces', `armor${' '.repeat(100_000)}3`],
  ['apostrophes', `armor${"'".repeat(100_000)}s`],
  ['words', 'armor from the space '.repeat(5_000)],
])('of a long query the beginning is read: %s', (_, long) => {
  expect(search(long)).toEqual(search(long.slice(0, longestQuery)));
});

describe('a name is answered without a tap', () => {
  const effectOf = (query: string) => {
    const reason = search(query)[0]?.reason;
    return reason?.kind === 'name'
      ? reason.effect.map(({ text, isPutIn }) => (isPutIn ? `<${text}>` : text)).join('')
      : reason;
  };

  test('with what it does, its number in place of X, and no mark of the type line left open', () => {
    expect(effectOf('Bombard 3')).toBe(
      'This unit may attack a unit in the Ground arena instead of this arena, using <3> power plus any other effects.',
    );
    expect(effectOf('bombard')).toContain('using X power');
    expect(effectOf('Accuracy 2')).not.toContain('<');
    expect(search('Bombard 3')[0]?.reason).toMatchObject({ typeLine: 'A cumulative, static ability' });
  });

  test('a text begins where it tells what is done, unless the words stand before', () => {
    const excerpt = (query: string) => {
      const reason = search(query)[0]?.reason;
      return reason && 'excerpt' in reason ? reason.text.slice(reason.excerpt[0], reason.excerpt[1]) : '';
    };
    for (const query of ['prevent damage', 'cannot be intercepted', 'extra attack'])
      expect(excerpt(query), query).not.toMatch(/^An? .*that means/);
  });
});

test('the vocabulary holds none of the queries that measure it', () => {
  const said = new Set(Object.values(seedVocabulary.keywords).flat());
  const asked = [...queries, ...moreQueries].map(({ query }) => query.toLowerCase());
  expect(asked.filter((query) => query.includes(' ') && said.has(query))).toEqual([]);
});

test.each([
  ['the queries of players', queries],
  [`${moreQueries.length} more`, moreQueries],
])('%s are answered, at a mean reciprocal rank of 0.95 at least', (_, asked) => {
  const ranks = asked.map((query) => rankOf(query, slugs(query.query)));
  const mean = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / asked.length;
  expect(mean).toBeGreaterThanOrEqual(0.95);
});

test('every query has the rank that stands in tests/fixtures/ranks.txt, so that a change shows what it moves', async () => {
  const lines = [...queries, ...moreQueries].map((asked) => {
    const rank = rankOf(asked, slugs(asked.query));
    return `${rank === 0 ? '–' : rank}\t${asked.query}\t${asked.expect.join(',')}\n`;
  });
  await expect(lines.join('')).toMatchFileSnapshot('../../fixtures/ranks.txt');
});

test.each([
  ['six', 'critical-hit'],
  ['if i get a six', 'critical-hit'],
  ['does resilience stack', 'resilience'],
  ['do shields stack', 'shields'],
  ['does armor stack', 'armor'],
  ['attacks two times', 'double-strike'],
  ['pay zero force', 'retaliate'],
  ['during my build step', 'equip'],
  ['which keyword is like trample', 'overkill'],
])('%s is answered by %s', (query, slug) => {
  expect(search(query)[0]?.slug).toBe(slug);
});
