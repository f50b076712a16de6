import { describe, expect, test } from 'vitest';
import { foldEditorial, isSameButForSpelling } from '../../../src/keywords/text/editorial.ts';
import { capitalise } from '../../../src/keywords/text/said/capitalise.ts';
import { harmless, illegibleSigns, turningSigns } from '../../../src/keywords/text/signs/characters.ts';
import { slugify } from '../../../src/keywords/text/slug.ts';
import { joinTokens, tokenize } from '../../../src/keywords/text/tokens.ts';
import { isOneTypo } from '../../../src/keywords/text/typo.ts';
import { foldTypography } from '../../../src/keywords/text/typography.ts';

describe('one slip is', () => {
  test.each([
    ['a letter left out', 'lanten', 'lantern'],
    ['the first one left out', 'antern', 'lantern'],
    ['the last one left out', 'lanter', 'lantern'],
    ['a letter put in', 'lanttern', 'lantern'],
    ['one put in behind', 'lanternn', 'lantern'],
    ['a letter exchanged', 'lantorn', 'lantern'],
    ['the last one exchanged', 'lanterm', 'lantern'],
    ['two neighbours that changed places', 'latnern', 'lantern'],
    ['the last two that did', 'lantenr', 'lantern'],
  ])('%s: %s', (_, typed, meant) => expect(isOneTypo(typed, meant)).toBe(true));

  test.each([
    ['nothing at all', 'lantern', 'lantern'],
    ['two letters exchanged', 'lontorn', 'lantern'],
    ['two left out', 'lntrn', 'lantern'],
    ['two put in', 'lanternss', 'lantern'],
    ['two pairs that changed places', 'altnern', 'lantern'],
    ['neighbours that changed places, and another exchanged', 'latnerm', 'lantern'],
    ['letters that changed places and are no neighbours', 'ntlaern', 'lantern'],
    ['only the first of two neighbours in the place of the other', 'latxern', 'lantern'],
    ['only the second', 'laxnern', 'lantern'],
  ])('not %s: %s', (_, typed, meant) => expect(isOneTypo(typed, meant)).toBe(false));
});

describe('only spelling is', () => {
  test.each([
    ['case', 'The Unit', 'the unit'],
    ['a hyphen in a word', 're-roll', 'reroll'],
    ['a hyphen in the place of a blank', 'Zig-Zag', 'zig zag'],
    ['punctuation', 'so, (it) is: "this"; that’s all!?', 'so it is this thats all'],
    ['the cost arrow', 'a --> b', 'a § b'],
    ['its other writing', 'a → b', 'a § b'],
    ['an ellipsis', 'a…b', 'a b'],
    ['one in stops', 'a..b', 'a b'],
    ['the kind of a minus', '−X –Y', '-X -Y'],
    ['a hyphen at which no line breaks', 're\u2011roll', 're-roll'],
    ['one that is no minus', 're\u2010roll \u20101', 'reroll -1'],
    ['the comma of thousands', '1,000 of 2,345,678', '1000 of 2345678'],
    ['a stop or a comma behind a number', 'on 3. Or 4, 5', 'on 3 or 4 5'],
    ['one between blanks', 'a … b', 'a b'],
    ['a stop in a word', 'a.b', 'ab'],
    ['white space', '  a \n b ', 'a b'],
  ])('%s', (_, a, b) => {
    expect(isSameButForSpelling(a, b)).toBe(true);
    expect(isSameButForSpelling(b, a)).toBe(true);
  });

  test.each([
    ['a sign', '+X', '-X'],
    ['brackets', '[cost]', 'cost'],
    ['a hyphen before a number', 'a -1', 'a 1'],
    ['the stop of a decimal', '1.5', '15'],
    ['a comma between two numbers', 'a 1,2 or 3', 'a 12 or 3'],
    ['the colon of a ratio', '10:1', '101'],
    ['a letter', 'unit', 'units'],
    ['a blank in the place of nothing', 'no one', 'noone'],
    ['where words are parted', 'a…b', 'ab'],
  ])('not %s', (_, a, b) => expect(isSameButForSpelling(a, b)).toBe(false));

  test('small letters are left, and of punctuation nothing', () => {
    expect(foldEditorial('The Unit.')).toBe('the unit');
    expect(foldEditorial(' (.,;:!?"\')… ')).toBe('');
  });
});

test.each([
  ['curly apostrophes of every kind', '‘a’ ‚b‛', "'a' 'b'"],
  ['curly quotation marks of every kind', '“a” „b‟', '"a" "b"'],
  ['the composition of a letter', 'e\u0301', '\u00e9'],
  ['white space, and none at the edges', '\u00a0 a \n\t b ', 'a b'],
])('to a typesetter belong %s', (_, text, folded) => expect(foldTypography(text)).toBe(folded));

test('case, hyphens and stops do not', () =>
  expect(foldTypography('A re-roll. --> (b)')).toBe('A re-roll. --> (b)'));

test.each([
  ['Two  Words', 'two-words'],
  ["O'Neil’s", 'oneils'],
  ['O‘Neil‛s', 'oneils'],
  ['  -- A+B (3) --', 'a-b-3'],
  ['Émigré', 'emigre'],
  ['Æther, Œuvre, Ødin, Straße', 'aether-oeuvre-odin-strasse'],
  ['ÞÓR ŁÓDŹ Đ ð ı', 'thor-lodz-d-d-i'],
  ['…', ''],
])('the address of %s is “%s”', (name, slug) => expect(slugify(name)).toBe(slug));

describe('a text is cut into', () => {
  const words = (text: string) => tokenize(text).map((token) => token.text);

  test.each([
    ['words and signs', 'Stop, (now).', ['Stop', ',', '(', 'now', ')', '.']],
    ['words with what joins them', "re-roll can't it’s two–three", ['re-roll', "can't", 'it’s', 'two–three']],
    [
      'words whose hyphen is set so that no line breaks',
      're\u2011roll up\u2010to',
      ['re\u2011roll', 'up\u2010to'],
    ],
    ['numbers and letters with their sign', '+X -1 –Y −2', ['+X', '-1', '–Y', '−2']],
    ['numbers with what parts their digits', '+1.5 1,000 4,5 6.', ['+1.5', '1,000', '4', ',', '5', '6', '.']],
    ['the cost arrow as one', '[cost]-->it', ['[', 'cost', ']', '-->', 'it']],
    ['a sign that belongs to nothing', 'a - b', ['a', '-', 'b']],
  ])('%s', (_, text, expected) => expect(words(text)).toEqual(expected));

  test('which, joined with the gaps before them, give back the text, with the gap at its end', () => {
    const text = '  Stop \n  now,\tagain.  ';
    const tokens = tokenize(text);
    expect(joinTokens(tokens)).toBe(text);
    expect(tokens.map(({ gap }) => gap)).toEqual(['  ', ' \n  ', '', '\t', '', '  ']);
  });

  test('and those that differ in spelling alone have one key, also where they are punctuation', () => {
    const keys = (text: string) => tokenize(text).map(({ key }) => key);
    expect(keys('Re-Roll ”')).toEqual(keys('reroll "'));
    expect(keys('’')).toEqual(keys("'"));
    expect(keys(',')).not.toEqual(keys('.'));
  });
});

test('a sentence begins with a capital letter, the rest stays as it is', () => {
  expect(capitalise('one Two')).toBe('One Two');
  expect(capitalise('')).toBe('');
});

test('a sign that no reader could see is said with its number and place, the first of each line', () => {
  expect(illegibleSigns('ab\tc\r\na\u0007b\u0008\nc\u2028\rd\ufffe')).toEqual([
    { code: 'U+0007', line: 2, column: 2 },
    { code: 'U+2028', line: 3, column: 2 },
    { code: 'U+FFFE', line: 4, column: 2 },
  ]);
  expect(turningSigns('a\u202eb\n\u2066')).toEqual([
    { code: 'U+202E', line: 1, column: 2 },
    { code: 'U+2066', line: 2, column: 1 },
  ]);
});

const unseen = ['\u00ad', '\u200b', '\u2060', '\u3164', '\u{e0041}', '\ufeff', '\u034f', '\u206a', '\u0378'];
const beside = ['\u200c', '\u200d', '\ufe0e', '\ufe0f', '\u{e0100}', '\ufffc', '\ufff9', '\u2800'];

test.each([...unseen, ...beside])('so is one that has no width and joins nothing: %j', (sign) =>
  expect(illegibleSigns(`ab${sign}c`)).toMatchObject([{ line: 1, column: 3 }]),
);

test('but no byte-order mark in front, nor what joins the signs of a script', () => {
  expect(
    illegibleSigns(
      '\ufeffab \u{1f468}\u200d\u{1f467} \u0928\u200c 1\ufe0f\u20e3 \u2764\ufe0f \u845b\u{e0100}',
    ),
  ).toEqual([]);
});

test('what would steer a terminal, or turn the direction of writing, is shown as a sign that is none', () => {
  expect(harmless('a\u001b[1m\n\tb\u202ec\u2069')).toBe('a\ufffd[1m\n\tb\ufffdc\ufffd');
});
