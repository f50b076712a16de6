import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../../src/search/base/document.ts';
import { createHits } from '../../../src/search/base/hits.ts';
import { createMarking } from '../../../src/search/base/marks.ts';
import type { Candidate, Reason } from '../../../src/search/base/result.ts';
import { explain, type Grounds } from '../../../src/search/reason.ts';
import { plainWords as words } from '../../helpers/samples.ts';
import { inBrackets } from '../../helpers/search-data.ts';

const markHits = createMarking(words);
const nothing = {
  isTyped: false,
  similar: undefined,
  isOfSet: false,
  number: undefined,
  isSaid: false,
};

/** What a query finds where each of its words stands somewhere, and what means the same as it. */
const hitsOf = (query: string, meant: Record<string, string> = {}) => {
  const asked = words.split(query).map(({ word }) => word);
  const terms = asked.flatMap((word) => {
    const term = words.toTerm(word);
    return term === null ? [] : [[term, term] as const];
  });
  const found = { asked, askedName: asked, terms: new Map(terms), meant: new Map(Object.entries(meant)) };
  return createHits(found, words);
};

describe('a word of a text is one that was asked for', () => {
  test('by itself or in another form, as much of it as was typed', () => {
    const { inWords } = hitsOf('jumps the squ');
    expect(inWords('jumping')).toMatchObject({ share: 1, length: 7 });
    expect(inWords('jumps')).toMatchObject({ share: 1, length: 5 });
    expect(inWords('the')).toBeNull();
    expect(inWords('turn')).toBeNull();
    const typed = createHits(
      { asked: ['squ', 'squa'], askedName: [], terms: new Map([['squar', 'squ']]), meant: new Map() },
      words,
    );
    expect(typed.inWords('square')).toEqual({ by: 'squ', share: 1, length: 4 });
  });

  test('in a text also where it means the same, for less', () => {
    const { inText, inWords } = hitsOf('jump', { leap: 'jump', jump: 'leap' });
    expect(inWords('leap')).toBeNull();
    expect(inText('leap')).toMatchObject({ by: 'jump', length: 4 });
    expect(inText('leap')?.share).toBeLessThan(1);
    expect(inText('jump')).toMatchObject({ by: 'jump', share: 1 });
    expect([inText('turn'), inText('the')]).toEqual([null, null]);
  });

  test('where nothing tells, by itself alone', () => {
    const { inPassing } = hitsOf('what is the');
    expect(inPassing('the')).toEqual({ by: 'the', share: 1, length: 3 });
    expect(inPassing('then')).toBeNull();
  });

  test('whole where it was found in spite of a slip, whatever short words were typed', () => {
    const terms = new Map([['item', 'itmes']]);
    const { inWords } = createHits({ asked: ['it', 'itmes'], askedName: [], terms, meant: new Map() }, words);
    expect(inWords('items')).toEqual({ by: 'itmes', share: 1, length: 5 });
  });

  test('in a name as far as it was typed, or with one slip where it is no short word', () => {
    const { inTypedName, inSimilarName } = hitsOf('laep ho turned');
    expect(inTypedName('hops')).toEqual({ by: 'ho', share: 1, length: 2 });
    expect(inTypedName('turns')).toMatchObject({ by: 'turn' });
    expect(inTypedName('skip')).toBeNull();
    expect(inSimilarName('leap')).toEqual({ by: 'laep', share: 1, length: 4 });
    expect(inSimilarName('turns')).toMatchObject({ by: 'turn' });
    expect(inSimilarName('hop')).toBeNull();
    expect(inSimilarName('skip')).toBeNull();
  });
});

describe('a keyword is among the results', () => {
  const typeLine = 'A static ability';
  const meaning = `${typeLine} that means, "Move X squares on moss."`;
  const leap: SearchDocument = {
    name: 'Leap',
    afterName: ' X',
    formerNames: ['Bound'],
    set: 'Moss Age',
    parts: [meaning, 'It may turn.', 'A unit rests on moss.'],
    given: ['It may turn twice.'],
    effectAt: meaning.indexOf('Move'),
    wordings: 'a',
  };
  const explained = (
    query: string,
    grounds: Partial<Grounds> = {},
    more: Partial<SearchDocument> = {},
    past?: Candidate,
    meant?: Record<string, string>,
  ) => explain({ ...leap, ...more }, { ...nothing, ...grounds }, past, hitsOf(query, meant), markHits);
  const reasonOf = (...asked: Parameters<typeof explained>) => {
    const { reason } = explained(...asked);
    return reason.kind === 'name' ? 'name' : `${reason.kind}: ${inBrackets(reason)}`;
  };
  const once = (weight: number): Candidate => ({
    weight,
    tell: (): Reason => ({ kind: 'past', wordings: 1, excerpt: [0, 5], text: 'Once.', marks: [] }),
  });

  test('for its name, which says what it does and how its type line begins', () => {
    expect(explained('leap', { isTyped: true })).toEqual({
      name: { text: 'Leap', marks: [[0, 4]] },
      reason: { kind: 'name', effect: [{ text: 'Move X squares on moss.', isPutIn: false }], typeLine },
    });
    expect(explained('leap', { isTyped: true }, { parts: ['Move.'], effectAt: 0 }).reason).toEqual({
      kind: 'name',
      effect: [{ text: 'Move.', isPutIn: false }],
      typeLine: '',
    });
    expect(explained('lea moss turn', { isTyped: true })).toMatchObject({
      name: { marks: [[0, 3]] },
      reason: { kind: 'name' },
    });
  });

  test('with the number that was typed in place of X, where it takes one', () => {
    const effectOf = (more: Partial<SearchDocument>) => {
      const { reason } = explained('leap', { isTyped: true, number: '3' }, more);
      return reason.kind === 'name' && reason.effect.map(({ text }) => text).join('');
    };
    expect(effectOf({})).toBe('Move 3 squares on moss.');
    expect(effectOf({ afterName: undefined })).toBe('Move X squares on moss.');
  });

  test('for a name that it had, marked as far as it was typed', () => {
    expect(reasonOf('bou', { isTyped: true })).toBe('former: [Bou]nd');
    expect(reasonOf('bou', { isTyped: true }, { formerNames: undefined })).not.toContain('former');
  });

  test('for a name that it had, under which stands what it does, as for its own', () => {
    const told = { effect: [{ text: 'Move X squares on moss.', isPutIn: false }], typeLine };
    expect(explained('bou', { isTyped: true }).reason).toMatchObject({ kind: 'former', ...told });
    expect(explained('bonud', { similar: 'Bound' }).reason).toMatchObject({ kind: 'former', ...told });
  });

  test('for the name of the keyword that took its place, before all else', () => {
    expect(reasonOf('leap', { isTyped: true }, { nowName: 'Vault' })).toBe('now: Vault');
    expect(reasonOf('vault', {}, { nowName: 'Vault' })).toBe('now: [Vault]');
  });

  test('for the text that holds most, the meaning before rulings', () => {
    expect(reasonOf('moss')).toContain('text: A static');
    expect(explained('moss').reason).toMatchObject({
      part: 'meaning',
      excerpt: [leap.effectAt, meaning.length - 1],
    });
    expect(reasonOf('unit moss')).toBe('text: A [unit] rests on [moss].');
    expect(explained('turn').reason).toMatchObject({ part: 'ruling', excerpt: [0, 12] });
    expect(reasonOf('turn twice')).toBe('text: It may [turn] [twice].');
    expect(explained('turn twice').reason).toMatchObject({ part: 'given' });
    expect(reasonOf('pause', {}, {}, undefined, { rest: 'pause' })).toBe('text: A unit [rests] on moss.');
  });

  test('for its name and not a text, where both hold as much', () => {
    expect(reasonOf('leap moss')).toBe('name');
    expect(reasonOf('bound moss')).toBe('former: [Bound]');
  });

  test('for its set, which is marked whole where its first letters were typed', () => {
    expect(reasonOf('moss age')).toBe('set: [Moss] [Age]');
    expect(reasonOf('ma', { isOfSet: true })).toBe('set: [Moss Age]');
    expect(reasonOf('ma')).not.toContain('set');
  });

  test('for what it once said, where that holds more than what it says now', () => {
    expect(reasonOf('moss', {}, {}, once(2))).toBe('past: Once.');
    expect(reasonOf('moss', {}, {}, once(1))).toContain('text: ');
    expect(reasonOf('leap', { isTyped: true }, {}, once(9))).toBe('name');
  });

  test('for what players say, where nothing of it can be marked', () => {
    expect(explained('frog', { isSaid: true, similar: 'Leap' }).reason).toEqual({
      kind: 'said',
      excerpt: [leap.effectAt, meaning.length - 1],
      text: meaning,
      marks: [],
    });
  });

  test('for a name that is like what was typed, which is marked whole where no word of it is', () => {
    expect(explained('zzz', { similar: 'Leap' })).toMatchObject({
      name: { marks: [[0, 4]] },
      reason: { kind: 'name' },
    });
    expect(explained('bonud', { similar: 'Bound' })).toMatchObject({
      name: { marks: [] },
      reason: { kind: 'former', marks: [[0, 5]] },
    });
    expect(reasonOf('zzz', { similar: 'Bound' })).toBe('former: [Bound]');
    expect(explained('laep', { similar: 'Leap' }).name).toEqual({ text: 'Leap', marks: [[0, 4]] });
  });

  test('and each word of such a name is marked that is one slip from what was typed', () => {
    const nameOf = (similar?: string) =>
      inBrackets(explained('leap forg', { similar }, { name: 'Leap Frog' }).name);
    expect(nameOf('Leap Frog')).toBe('[Leap] [Frog]');
    expect(nameOf()).toBe('[Leap] Frog');
  });

  test('with a ruling from its beginning, wherever the effect of the meaning begins', () => {
    const long = 'It may turn on any stone or moss, and then it may turn again.';
    expect(explained('turn again', {}, { parts: [meaning, long] }).reason).toMatchObject({
      excerpt: [0, long.length],
    });
  });

  test('for words in passing, where it was asked in nothing but such', () => {
    expect(reasonOf('the it')).toBe('text: [It] may turn.');
  });

  test('for its name, where nothing else was found, and not for what nobody says', () => {
    expect(reasonOf('zzz')).toBe('name');
  });
});
