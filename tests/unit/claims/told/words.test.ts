import { describe, expect, test } from 'vitest';
import { toJson } from '../../../../src/checks/claim/told/json.ts';
import {
  keywordsToRead,
  sayAnswer,
  sayVerdict,
  sayWhere,
  titlesOf,
} from '../../../../src/checks/claim/told/say.ts';
import { createSpeaksOf } from '../../../../src/checks/claim/told/speaks-of.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

describe('an answer in words', () => {
  const titles = ['s1', 's2', 's3'].map((id) => ({
    id,
    title: id.replace('s', 'Sheet '),
    kind: 'sheet' as const,
  }));
  const called = () => titlesOf(keywords(), titles);
  const say = (claim: string) =>
    claimCheckOf(keywords())(claim).map((sentence) =>
      sayAnswer(sentence, called(), createSpeaksOf(keywords(), [])),
    );

  test('says what holds, what was reworded and what was removed, and where', () => {
    expect(say('Move two of them over the fern.')).toEqual([
      '“Move two of them over the fern.”\n  Holds, word for word.\n  Meaning of Leap in Sheet 3.',
    ]);
    expect(say('Move two of them over the moss.')).toEqual([
      '“Move two of them over the moss.”\n  Reworded since.\n  Meaning of Leap in Sheet 2; reworded in Sheet 3.\n  Now: Move two of them over the fern.',
    ]);
    expect(say('You may rest it on a stone.')).toEqual([
      '“You may rest it on a stone.”\n  Was removed.\n  Ruling of Leap in Sheet 1 and Sheet 2; removed in Sheet 3.',
    ]);
  });

  test('says what a renamed keyword is now, and what else says the same', () => {
    expect(say('Bound: It costs nothing to jump')).toEqual([
      '“It costs nothing to jump”\n  Reworded since.\n  Ruling of Bound in Sheet 1; reworded in Sheet 2; Bound is Vault now.\n  Now: It costs nothing to jump there.\n  Also ruling of Vault in Sheet 1: Holds only with the rest of its sentence.',
    ]);
  });

  test('says what is nearest, or else what keyword the sentence mentions', () => {
    expect(say('Move nine of them over the ferns.')[0]).toBe(
      '“Move nine of them over the ferns.”\n  No source has it.\n  Nearest: meaning of Leap in Sheet 3.\n  What differs: Move [-nine-]{+two+} of them over the [-ferns-]{+fern+}.\n  Now: Move two of them over the fern.',
    );
    expect(say('Nobody with Bound ever swims.')).toEqual([
      '“Nobody with Bound ever swims.”\n  No source has it.\n  What Vault says now: Jump as far as the sea.',
    ]);
    expect(say('Nobody swims in the sea.')).toEqual([
      '“Nobody swims in the sea.”\n  No source has it.\n  To search for its words: npm run lookup',
    ]);
    expect(say('Who knows')).toEqual(['“Who knows”\n  Too short to tell.']);
  });

  test('tells what a keyword says of which only the nearest text of another one was found, and not of those in both', () => {
    const perch = changingKeyword('Perch', [['Rest.', 'Perch may move over fern and moss before Leap.']]);
    const all = [...keywords(), perch];
    const asked = (claim: string) =>
      claimCheckOf(all)(claim).flatMap((each) => keywordsToRead(each, createSpeaksOf(all, [])));
    const named = (claim: string) => asked(claim).map(({ name }) => name);
    expect(named('Vault may move over fern and moss before Leap.')).toEqual(['Vault']);
    expect(named('Perch may move over fern and moss before Vault.')).toEqual([]);
    expect(named('It may move over fern and moss before every Leap.')).toEqual([]);
    expect(named('Perch may move over fern and moss before Leap.')).toEqual([]);
  });

  test('marks what differs and no other spelling of the same', () => {
    const check = claimCheckOf([changingKeyword('Hop', [["You can't re-roll: a die stays on the “fern”."]])]);
    const say = (claim: string) => check(claim).map((each) => sayAnswer(each, called(), () => []));
    expect(say('you can’t reroll; a die stays on the "moss".').join()).toContain(
      `What differs: You can't re-roll: a die stays on the “[-moss-]{+fern+}”.`,
    );
    expect(say('YOU CANNOT RE-ROLL: A DIE STAYS ON THE MOSS').join()).toContain(
      'a die stays on the [-MOSS-]{+“fern”.+}',
    );
  });

  test('marks no words where a claim and what is nearest have none in common', () => {
    const check = claimCheckOf([changingKeyword('Hop', [['A layered ability that means, "Go by land."']])]);
    expect(check('Hop is cumulative.').map((sentence) => sayAnswer(sentence, called(), () => []))).toEqual([
      '“Hop is cumulative.”\n  No source has it.\n  Nearest: meaning of hop in Sheet 1.\n  Now: A layered ability that means, "Go by land."',
    ]);
  });

  test('tells what a former text said where nothing else shows it', () => {
    expect(say('Leap: Where can you put it, on some stone?')[0]).toContain(
      'Nearest: ruling of Leap in Sheet 1 and Sheet 2; no longer in Sheet 3.\n  It said: You may rest it on a stone.',
    );
    expect(say('Leap: You may rest it on every stone.')[0]).not.toContain('It said');
    expect(say('Leap: Where can you move two of them, over the fern?')[0]).not.toContain('It said');
    expect(say('You may rest it on a stone.')[0]).not.toContain('It said');
  });

  test('says what the named keyword says itself, where the sentence is another one’s', () => {
    expect(say('Vault: Move two of them over the fern.')).toEqual([
      '“Move two of them over the fern.”\n  Of another keyword: holds, word for word.\n  Meaning of Leap in Sheet 3.\n  What Vault says now: Jump as far as the sea.',
    ]);
    expect(say('Leap: Move two of them over the fern.').join()).not.toContain('says now');
  });

  test.each([
    ['5a5a5a5a', 'No wording has this code'],
    ['Leap, wording 5A5A5A5A#r1', 'No such wording has this part'],
    ['https://example.org/keywords/leap/5a5a5a5a/', 'No wording has this code'],
    ['https://example.org/changes/', 'This address leads to no wording'],
    ['<https://example.org/changes/#change-stroll>', 'This address leads to no wording'],
    ['https://example.org/keywords/hop/', 'This address leads to no wording'],
    ['defaced', 'Too short to tell'],
    ['It costs 12345678', 'Too short to tell'],
  ])('says of a code, or a link with one, that there is no such wording: %s', (claim, verdict) => {
    const check = claimCheckOf([changingKeyword('Leap', [['It may not move X squares over moss.']])]);
    expect(check(claim).map(sayVerdict)).toEqual([verdict]);
  });

  test('offers no search for the words of what names no wording', () => {
    expect(say('5a5a5a5a').concat(say('https://example.org/changes/'))).toEqual([
      '“5a5a5a5a”\n  No wording has this code.',
      '“https://example.org/changes/”\n  This address leads to no wording.',
    ]);
  });

  test.each([
    ['Does it jump over moss?', 'A question; no source has its words'],
    ['If it rests, can it jump over moss?', 'A question; no source has its words'],
    ['It may move over fern and moss, right?', 'No source has it'],
    ["If it rests it jumps, doesn't it?", 'No source has it'],
    ['If it rests, what happens on the moss?', 'A question; no source has its words'],
    ['If it rests, then how often may it move?', 'A question; no source has its words'],
    ['Hello, what does moss do to it?', 'A question; no source has its words'],
    ['If it rests, when can it jump over moss?', 'A question; no source has its words'],
    ['If two of them rest, which one may jump?', 'A question; no source has its words'],
    ['It may move over moss, where it rests?', 'No source has it'],
    ['It may move over fern, which may be moss, right?', 'No source has it'],
    ["It may rest, what's more, it may move over moss?", 'No source has it'],
    ['If it rests, what happens is that it may jump.', 'No source has it'],
    ['It may move over moss, why is that?', 'No source has it'],
    ['It may not move over moss, how come?', 'No source has it'],
    ['If it rests, how often can it do that?', 'A question; no source has its words'],
    ['May it not move X squares over moss?', 'A question; no source has its words'],
    ['Is it true that it may not move X squares over moss?', 'Holds, in another spelling'],
  ])('tells questions from statements: %s', (claim, verdict) => {
    const check = claimCheckOf([changingKeyword('Leap', [['It may not move X squares over moss.']])]);
    expect(check(claim).map(sayVerdict)).toEqual([verdict]);
  });

  test('tells another spelling from an inserted number or name, and from a piece', () => {
    const check = claimCheckOf([changingKeyword('Leap', [['It may not move X squares over moss.']])]);
    const verdict = (claim: string) => check(claim).map(sayVerdict);
    expect(verdict('it may NOT move X squares over moss')).toEqual(['Holds, in another spelling']);
    expect(verdict('It may not move 3 squares over moss')).toEqual(['Holds, with a number or name put in']);
    expect(
      check('It may not move 3 squares over moss').map((each) => sayAnswer(each, titlesOf([], []), () => [])),
    ).toEqual([
      '“It may not move 3 squares over moss”\n  Holds, with a number or name put in.\n  Meaning of leap in s1.\n  In full: It may not move X squares over moss.',
    ]);
    expect(
      toJson('', check('It may not move 3 squares over moss'), () => []).sentences.map(
        ({ isFilledIn, said }) => [isFilledIn, said],
      ),
    ).toEqual([[true, 'It may not move X squares over moss.']]);
    expect(verdict('It may not mvoe X squares over moss')).toEqual(['Holds, in another spelling']);
    expect(verdict('It may not mvoe 3 squares over moss')).toEqual(['Holds, with a number or name put in']);
    expect(verdict('squares over moss')).toEqual(['Too short to tell']);
    expect(verdict('move X squares over moss')).toEqual(['Holds only with the rest of its sentence']);
    expect(
      check('move X squares over moss').map((each) => sayAnswer(each, titlesOf([], []), () => [])),
    ).toEqual([
      '“move X squares over moss”\n  Holds only with the rest of its sentence.\n  Meaning of leap in s1.\n  In full: It may not move X squares over moss.',
    ]);
  });

  test('what has no name or title is called by its id', () => {
    const [sentence] = claimCheckOf(keywords())('Move two of them over the fern.');
    expect(sentence && sayWhere(sentence, titlesOf([], []))).toBe('Meaning of leap in s3');
  });
});

const letters = 'abcdefghijkl';

describe('a sentence mentions keywords', () => {
  const frog = changingKeyword('Leap Frog', [['Jump.']], { slug: 'leap-frog' });
  const skip = changingKeyword('Skip', [['Pass.']]);
  const speaksOf = createSpeaksOf([...keywords(), frog, skip], ['Skip Day']);
  const spokenOf = (text: string, slug: string | null = null) =>
    speaksOf({ text, slug }).map(({ name, meaning }) => `${name}: ${meaning}`);

  test('and the ruling that shares most words with it is given, with rare words first, if any shares enough', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      changingKeyword(`Sample ${letters[index]}`, [['Rest at the gate.']]),
    );
    const newt = changingKeyword('Newt', [
      [
        'Swim.',
        'A newt may rest at the gate.',
        'It sleeps while the marshes flood.',
        'The marsh is wide.',
        'It fears an Otter.',
      ],
    ]);
    const otter = changingKeyword('Otter', [['Dive.']]);
    const ask = createSpeaksOf([newt, otter, ...many], []);
    const rulingOn = (text: string) => ask({ text, slug: 'newt' })[0]?.ruling;
    expect(rulingOn('Does it sleep in a flooding marsh?')).toBe('It sleeps while the marshes flood.');
    expect(rulingOn('Is the marsh wide?')).toBe('The marsh is wide.');
    expect(rulingOn('May a newt rest at your gate?')).toBe(null);
    expect(rulingOn('Swim, newt')).toBe(null);
    expect(rulingOn('A newt jumps over the marsh.')).toBe(null);
    expect(rulingOn('Newt beats Otter.')).toBe('It fears an Otter.');
  });

  test('that it is claimed of, names, or has in several words, each once by the name that holds, three at most', () => {
    expect(spokenOf('A unit that can leap-frog', 'skip')).toEqual(['Skip: Pass.']);
    expect(spokenOf('a unit with leap frog')).toEqual(['Leap Frog: Jump.']);
    expect(spokenOf('Bound and Vault')).toEqual(['Vault: Jump as far as the sea.']);
    expect(spokenOf('Skip, Leap, Vault, Leap Frog')).toHaveLength(3);
    expect(spokenOf('A Skip Day. You may leap.')).toEqual([]);
    expect(spokenOf('None of it', 'no-such')).toEqual([]);
  });
});
