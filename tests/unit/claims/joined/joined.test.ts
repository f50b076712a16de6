import { describe, expect, test } from 'vitest';
import { createSplitter as createPieces } from '../../../../src/checks/claim/joined/joined.ts';
import type { Keyword } from '../../../../src/keywords/model.ts';
import { rulebookIn } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

/** The texts of the pieces. */
const createSplitter = (keywords: readonly Keyword[]) => {
  const split = createPieces(rulebookIn(keywords));
  return (text: string) => split(text).map((piece) => piece.text);
};

describe('a text that joins sentences', () => {
  const split = (text: string) =>
    createSplitter([
      changingKeyword('Leap', [
        ['It moves over moss.', 'It moves over moss and fern.', 'It turns on fern.', 'It rests.'],
      ]),
    ])(text);

  test('is cut into the longest whole sentences, and what is between them', () => {
    expect(split('It moves over moss and it turns on fern')).toEqual([
      'It moves over moss',
      'it turns on fern',
    ]);
    expect(split('It moves over moss and fern; it turns on fern.')).toEqual([
      'It moves over moss and fern',
      'it turns on fern',
    ]);
    expect(split('They say that it turns on fern, which is right')).toEqual([
      'They say that',
      'it turns on fern',
      'which is right',
    ]);
    expect(split('Q: it turns on fern respectively')).toEqual(['it turns on fern']);
    expect(split('and also then it turns on fern')).toEqual(['it turns on fern']);
    expect(split('They rest, it turns on fern')).toEqual(['They rest', 'it turns on fern']);
    for (const list of [
      'It says (a) it moves over moss, (b) it turns on fern',
      'It says (1) it moves over moss and (2) it turns on fern',
    ])
      expect(split(list), list).toEqual(['It says', 'it moves over moss', 'it turns on fern']);
    for (const list of [
      'Either (a) it moves over moss or (b) it turns on fern',
      'If (a) it moves over moss, (b) it turns on fern',
      'It moves (a) over moss and (b) everywhere',
      'Who says (a) that quokkas sing, (b) sings',
    ])
      expect(split(list), list).toEqual([list]);
    for (const own of ['so quokkas sing', 'so moss rests', 'and therefore quokkas sing'])
      expect(split(`It turns on fern, ${own}`)).toEqual(['It turns on fern', own]);
    expect(split('a judge told me that it turns on fern')).toEqual([
      'a judge told me that',
      'it turns on fern',
    ]);
    expect(split('It turns on fern, is this still right?')).toHaveLength(2);
    expect(split('I think it turns on fern, right?')).toEqual(['I think', 'it turns on fern']);
    expect(split('Leap It turns on fern')).toEqual(['It turns on fern']);
    expect(split('Bob: it turns on fern')).toEqual(['Bob', 'it turns on fern']);
    for (const word of ['Apparently', 'Now:', 'Today:', 'However,', 'Secondly,'])
      expect(split(`${word} it turns on fern`)).toEqual(['it turns on fern']);
    for (const denied of ['False: it turns on fern', 'it turns on fern (myth)'])
      expect(split(denied)).toEqual([denied]);
    for (const words of ['On the other hand', 'In other words'])
      expect(split(`${words}, it turns on fern`)).toEqual([words, 'it turns on fern']);
    expect(split('Old: it turns on fern')).toEqual(['Old', 'it turns on fern']);
    expect(split('It turns on fern, if I remember right')).toHaveLength(2);
    expect(split('FAQ #12: it turns on fern')).toEqual(['FAQ #12', 'it turns on fern']);
    for (const cited of ['(page 7)', '[page 7]', '-- page 7', '- page 7', '– page 7'])
      expect(split(`It turns on fern ${cited}`)).toEqual(['It turns on fern', 'page 7']);
    expect(split('It turns on fern –  page 7 – end')).toEqual(['It turns on fern', 'page 7 – end']);
    expect(split('It turns on fern (as of 2019)')).toHaveLength(2);
    for (const cited of ['From Quokka Ben: ', 'On quokka.example: '])
      expect(split(`${cited}It turns on fern`)).toHaveLength(2);
    expect(split('It turns on fern (12)')).toEqual(['It turns on fern', '12']);
    expect(split('Really sure: it turns on fern')).toEqual(['Really sure', 'it turns on fern']);
  });

  test('is cut around a sentence with a number in place of X', () => {
    const moving = createSplitter([
      changingKeyword('Leap', [
        ['It moves X stones over. It gets -X moss now. It then rests over X stones.'],
      ]),
    ]);
    expect(moving('Bob: It moves 2 stones over and it gets -12 moss now')).toEqual([
      'Bob',
      'It moves 2 stones over',
      'it gets -12 moss now',
    ]);
    for (const other of ['Bob: It then rests over many stones', 'Bob: It gets 2 moss now'])
      expect(moving(other)).toEqual([other]);
  });

  test.each([
    'It moves over moss only',
    'It turns on fern, maybe.',
    'Sometimes it turns on fern',
    'It moves over moss or stone',
    'It moves over moss or over stones',
    'It moves over moss in the same arena',
    'It moves over moss, even by day',
    'It moves over moss and in the rain',
    'It turns on fern when it moves over moss',
    'It moves over moss Quill it turns on fern',
    'No it turns on fern',
    'FALSE: it turns on fern',
    'Tapped it turns on fern',
    'It turns on fern that moves',
    'It turns on fern instead of moss',
    'It turns on fern though moss lets it',
    'It turns on fern plus one more',
    'They are wrong that it turns on fern when it rains and all that',
    'Some quokka it turns on fern',
    'If they rest, it turns on fern',
    'Only by day, it turns on fern',
    'It turns on fern and mosses',
    'It turns on fern and it flies',
    'It turns on fern, but quokkas rest on every stone',
    'It moves over moss, and it rests beside ponds, and it turns on fern',
    'It turns on fern (moss only)',
    'It turns on fern (and beside quokkas)',
    'It turns on fern (over 12)',
    'It turns on fern (max. 12)',
    'It turns on fern (excluding quokkas)',
    'It turns on fern … for quokkas',
    'For quokkas: it turns on fern',
    'It turns on fern (on it)',
    'It turns on fern (over 2)',
    'It turns on fern (over +12)',
    'It turns on fern, quokkas love it',
    'It turns on fern.',
    'Sometimes it turns on fern.',
    'Some old: quokka it turns on fern',
    'Formerly, it turns on fern',
    'Leap it turns on fern',
    'Leap it turns on Fern',
    'Over moss … It turns on fern',
    'Bob it turns on fern" today',
    'It turns on fern (over moss)',
    'Over moss: it turns on fern',
    'It rests, it turns on fern',
    'It turns on fern so that it rests',
    'It turns on fern, so long as quokkas sing',
    'It turns on fern, so only quokkas sing',
    'It turns on fern, and so does a quokka',
  ])('is left whole where words beside a sentence alter its meaning: %s', (text) =>
    expect(split(text)).toEqual([text]),
  );

  test('is cut after the name of a source, even if the rules have all of its words', () => {
    const leap = changingKeyword('Leap', [['It moves as of s1.', 'It turns on fern.'], ['It moves.']]);
    expect(createSplitter([leap])('As of s1: It turns on fern.')).toEqual(['As of s1', 'It turns on fern']);
    const [revision] = leap.revisions;
    const inErn = { ...leap, history: [{ source: 'ern', revision: revision?.id ?? '' }] };
    expect(createSplitter([inErn])('Fern: It turns on fern.')).toEqual(['Fern: It turns on fern.']);
  });

  test('is cut around a quotation, unless the words beside it take it back or are words of the rules', () => {
    expect(split('Their page has "It turns on fern." on top')).toEqual([
      'Their page has',
      'It turns on fern',
      'on top',
    ]);
    expect(split('Quokkas of the moss have "It turns on fern."')).toHaveLength(2);
    expect(split('"Their page has "It turns on fern." on top')).toHaveLength(3);
    for (const whole of [
      '"It turns on fern" and rests',
      'Over moss "it turns on fern"',
      'Moss "it turns on fern"',
      'Bob "it turns on fern',
    ])
      expect(split(whole)).toEqual([whole]);
    const quoting = createSplitter([changingKeyword('Leap', [['It never turns on "Moss".']])]);
    expect(quoting('Quokkas say: It never turns on "Moss" or "Fern"')).toHaveLength(1);
  });

  test('is cut around a piece of a sentence only where that is a quotation, up to its end', () => {
    for (const mark of ['""', '“”'])
      expect(split(`Their page has ${mark[0]}moves over moss and fern.${mark[1]} on top`)).toEqual([
        'Their page has',
        'moves over moss and fern',
        'on top',
      ]);
    for (const whole of [
      'Their page has moves over moss and fern on top',
      'Their page has "moves over moss and fern on top',
      'Their page has "moves over moss and ponds" on top',
      'Their page has "moves over moss" on top',
      'Quokkas "moves over moss and fern" when it rests',
      'False: "moves over moss and fern"',
    ])
      expect(split(whole), whole).toEqual([whole]);
  });

  test('is left whole where it continues after a quotation that ends in a semicolon', () => {
    const text = 'A thing that means, "It gets this effect;"';
    const split = createSplitter([changingKeyword('Leap', [[text]])]);
    expect(split(`${text} each turn`)).toEqual([`${text} each turn`]);
  });

  test('is cut at an omission, if the rules say what is on its other side too', () => {
    for (const mark of ['…', '[…]', '...'])
      expect(split(`It moves over moss ${mark} It turns on fern`)).toEqual([
        'It moves over moss',
        'It turns on fern',
      ]);
    expect(split('moves over moss and … It turns on fern')).toEqual([
      'moves over moss and',
      'It turns on fern',
    ]);
    for (const invented of ['It turns on fern … and rests over moss', 'Only over moss … It turns on fern'])
      expect(split(invented)).toEqual([invented]);
    expect(split('Quokkas know it … It turns on fern')).toHaveLength(2);
  });

  test('is cut after words for its place, unless these or the words after them narrow it', () => {
    const rules = createSplitter([
      changingKeyword('Leap', [['According to the list it rests.', 'It turns on fern.']]),
    ]);
    for (const lead of ['According to the list', 'As per the quokka list', 'Per the rules'])
      for (const between of [', ', ': ', ' '])
        expect(rules(`${lead}${between}it turns on fern`), lead).toEqual([lead, 'it turns on fern']);
    for (const whole of [
      'According to the list, only it turns on fern',
      'According to the list often it turns on fern',
      'According to the list, resting it turns on fern',
      'Per fern it turns on fern',
      'Per the fern, it turns on fern',
      'It turns on fern according to the list',
    ])
      expect(rules(whole)).toEqual([whole]);
  });

  test('is left whole where a label before it names a case, and cut where the label names the speaker', () => {
    for (const whole of [
      'Turns for Quokkas: It turns on fern',
      'It turns on fern (quokkas resting over moss)',
    ])
      expect(split(whole)).toEqual([whole]);
    const named = createSplitter([
      changingKeyword('Leap', [['It may leap over moss.', 'It turns on fern.']]),
    ]);
    expect(named('Leap ruling: It turns on fern')).toEqual(['It turns on fern']);
    for (const whole of ['Leap by day: It turns on fern', 'Leap ruling: it turns on fern'])
      expect(named(whole)).toEqual([whole]);
    expect(split('Quokka Ben, on a card: It turns on fern')).toHaveLength(2);
  });

  test('is left whole where an effect follows the type line of another keyword', () => {
    for (const line of [
      'A static ability that means, "It turns on fern."',
      'What that means: it turns on fern',
    ])
      expect(split(line)).toEqual([line]);
  });

  test('is cut after the mark that ends a sentence, however the next begins', () => {
    expect(split('It turns on fern; in the rain it rests.')).toEqual([
      'It turns on fern',
      'in the rain it rests',
    ]);
    expect(split('It turns on fern: right')).toEqual(['It turns on fern']);
    expect(split('It turns on fern, please!')).toEqual(['It turns on fern']);
  });

  test('is left whole where it has no whole sentence of enough words', () => {
    for (const text of ['It rests and it turns on', 'It turns on moss', 'Fern', ''])
      expect(split(text)).toEqual([text]);
  });
});
