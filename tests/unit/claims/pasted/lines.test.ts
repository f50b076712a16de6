import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../src/checks/claim/pasted/lines.ts';
import { plain } from '../../../../src/checks/claim/pasted/plain.ts';
import { phraseOf, wordsOf } from '../../../../src/checks/claim/words/words.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

test('a line of a megabyte that denies again and again is read once', () =>
  expect(linesOf(`${'It is not so '.repeat(80_000)}\nand rests.`)).toHaveLength(1));

describe('a line is read as it was said', () => {
  test.each([
    ['> Rest.', 'Rest.'],
    ['Rest.¹', 'Rest.'],
    ['|| Rest. ||', 'Rest.'],
    ['||Rest.||', 'Rest.'],
    ['20:14 < @Bob> Rest.', 'Rest.'],
    ['(20:14:03) Rest.', 'Rest.'],
    ['(20.5) Rest', 'Rest'],
    ['* 1. Rest.', 'Rest.'],
    ['  ## Rest', 'Rest'],
    ['(2) Rest', 'Rest'],
    ['(a) Rest', 'Rest'],
    ['b. Rest', 'Rest'],
    ['{{c1::Rest}} {{c2::two::how many}}', 'Rest two'],
    ['X. Rest', 'X. Rest'],
    ['702.1b Rest', 'Rest'],
    ['#2 Rest', 'Rest'],
    ['Q1 Rest', 'Rest'],
    ['A12. Rest', 'Rest'],
    ['Q3: Rest', 'Rest'],
    ['Step 2: Rest', 'Rest'],
    ['①Rest', 'Rest'],
    ['R2 rests', 'R2 rests'],
    ['Step 2 rests', 'Step 2 rests'],
    ['No. 1 rests', 'No. 1 rests'],
    ['(4.2) Rest', 'Rest'],
    ['§4.2a. Rest', 'Rest'],
    ['§ 12 Rest', 'Rest'],
    ['4.2 Rest', 'Rest'],
    ['4x Rest', '4x Rest'],
    ['-1 rest', '-1 rest'],
    ['-Rest', 'Rest'],
    ['-X rest', '-X rest'],
    ["- 'X' rest", "- 'X' rest"],
    ['– 2 rest', '– 2 rest'],
    ['•Rest', 'Rest'],
    ['● Rest', 'Rest'],
    ['> 👉✔️ Rest', 'Rest'],
    ['1️⃣ Rest', 'Rest'],
    ['© Moss', '© Moss'],
    ['**Rest** and _turn_ once', 'Rest and turn once'],
    ['2*3 of it', '2*3 of it'],
    ['<p>Rest <b>now</b></p>', 'Rest now'],
    ['Rest<br>now', 'Rest now'],
    ['<blockquote>Rest now</blockquote>', 'Rest now'],
    ['R<b>es</b>t', 'Rest'],
    ['<!doctype html><html lang="en"><head><style>.a{b:c}</style></head><body><main>Rest', 'Rest'],
    ['<!-- Turn -->Rest<script>turn("a < b");</script></body></html>', 'Rest'],
    ['1 < 2 <x> 3', '1 < 2 <x> 3'],
    ['&ldquo;Rest&RDQUO; &amp; turn&nope;', '“Rest” & turn&nope;'],
    ['&#65;&#x42; &#1114112; &#xfffff;', 'AB &#1114112; \u{fffff}'],
    ['Rest\u200b now\ufeff', 'Rest now'],
    ['Re\ufffcst\u2066 n\u034fow\ufe0f\u2069', 'Rest now'],
    ['\uf0b7 Rest now', 'Rest now'],
    ['Pay the \\[toll\\] now\\.', 'Pay the [toll] now.'],
    ['Say, "Rest.[1]" now', 'Say, "Rest." now'],
    ['"Say, ""Rest."" now"', 'Say, "Rest." now'],
    ['it`s and it´s', "it's and it's"],
    ["it ’ s and can ' t, or 't", "it's and can't, or 't"],
    ['Rest.<ref name="a">Moss.</ref> Turn.<ref name="a"/> Go.', 'Rest.  Turn.  Go.'],
    ['the ′X′ of 4′s', "the 'X' of 4's"],
    ['[Rest](https://example.org/) now', 'Rest now'],
    ['[Rest](https://example.org/)', '[Rest](https://example.org/)'],
    [
      '[Moss, wording 0123abcd](https://example.org/) now',
      '[Moss, wording 0123abcd](https://example.org/) now',
    ],
    ['[Rest](nowhere) now', '[Rest](nowhere) now'],
    ['@Bob Rest', 'Rest'],
    ['[20:14] <Bob> @Bo_b, rest', 'rest'],
    ['Rest @ the moss', 'Rest @ the moss'],
    ['Rest. :thinking_face: Turn :+1:', 'Rest.  Turn'],
    ['Rest <:moss:1234> <@U012>', 'Rest'],
    ['Rest 2:3:4 so:', 'Rest 2:3:4 so:'],
    ['Q: Rest now?', 'Rest now?'],
    ['A: Rest.', 'Rest.'],
    ['**Keyword:** Rest', 'Rest'],
    ['Card text: Rest.', 'Rest.'],
    ['Rules: Rest.', 'Rest.'],
    ['Note: Rest.', 'Note: Rest.'],
    ['{info}Rest on {moss}{info}', 'Rest on {moss}'],
    ['bullet It says, quote, Rest on moss. unquote', 'It says "Rest on moss."'],
    ['It rests period Turn period new line', 'It rests. Turn.'],
    ['  <text id="a">Rest.</text>', 'Rest.'],
    ['Text:', 'Text:'],
    ['Rest [edit]', 'Rest'],
    ['Rest[edit source]', 'Rest'],
    ['Rest[edit | edit source]', 'Rest'],
    ['Rest [edit] now', 'Rest [edit] now'],
    ['Rest now… Show more', 'Rest now…'],
    ['Rest now...more', 'Rest now...'],
    ['Rest now… more or less', 'Rest now… more or less'],
    ['// Rest', 'Rest'],
    ['/u/bo-b Rest', 'Rest'],
    ['12:34 Rest', 'Rest'],
    ['00:12:34 Rest', 'Rest'],
    ['16:12 <@yoda> Rest', 'Rest'],
    ['12:34 rests', '12:34 rests'],
    ['\\section*{Leap X}', 'Leap X'],
    ["\\item Rest on \\emph{the} ``moss''.", 'Rest on the "moss".'],
    ["It doesn''t rest on ''the'' moss.", `It doesn't rest on "the" moss.`],
    ['0:07 they rest by the sea', 'they rest by the sea'],
    ['12:34 Bob: Rest', '12:34 Bob: Rest'],
    ['2024-05-03 Rest', 'Rest'],
    ['2024-05-03\tRest', 'Rest'],
    ['2024-05-03 rests', '2024-05-03 rests'],
    ['Rule 4.12 Rest', 'Rest'],
    ['Rule 12 rests', 'Rule 12 rests'],
    ['Ruling #17 | Rest', 'Rest'],
    ['Ruling (May 2019): Rest', 'Rest'],
    ['Card ruling, May 2019: Rest', 'Card ruling: Rest'],
    ['Moss (May 2019): Rest', 'Moss (May 2019): Rest'],
    ['(v1.0) Rest', 'Rest'],
    ['Should read: “Rest.”', '“Rest.”'],
    ['Should not read: Rest', 'Should not read: Rest'],
    ['Rest 4\ufe0f\u20e3 of it', 'Rest 4 of it'],
    ['Rest[^1] now.[^2]', 'Rest now.'],
    ['can\ufffdt \ufffd', "can't \ufffd"],
    ['May 3, 2024 · Rest', 'Rest'],
    ['3 May 2024 — Rest', 'Rest'],
    ['3.5.2024 | Rest', 'Rest'],
    ['2024-05-03 - Rest', 'Rest'],
    ['Order 2024 - Rest', 'Order 2024 - Rest'],
    ['March 12 - Rest', 'March 12 - Rest'],
  ])('%s', (line, said) => expect(plain(line)).toBe(said));
});

test('a sentence that was broken into lines is joined, separate sentences are not', () => {
  expect(linesOf('Rest and\nturn,\r\nthen go-\n\nhome.\rTurn\nRest.\n* or\n\n')).toEqual([
    { text: 'Rest and turn, then go-', rejoined: 'Rest and turn, then go-', line: 1, lastLine: 3 },
    { text: 'home.', rejoined: 'home.', line: 5, lastLine: 5 },
    { text: 'Turn', rejoined: 'Turn', line: 6, lastLine: 6 },
    { text: 'Rest.', rejoined: 'Rest.', line: 7, lastLine: 7 },
    { text: 'or', rejoined: 'or', line: 8, lastLine: 8 },
  ]);
  expect(linesOf('Move or re-\nturn')).toEqual([
    { text: 'Move or re-turn', rejoined: 'Move or return', line: 1, lastLine: 2 },
  ]);
});

test('also where a word was broken, and before a name that no sentence ends before', () => {
  expect(
    linesOf('Rest and re-\nturn to the\nMoss.\nTurn 2-\nor over\nMoss\nIs this the\n> Fern').map(
      ({ text }) => text,
    ),
  ).toEqual(['Rest and re-turn to the Moss.', 'Turn 2- or over', 'Moss', 'Is this the', 'Fern']);
});

test('and where no sentence can end: after a comma, after a word that continues, or before a bracket', () => {
  const texts = (claim: string) => linesOf(claim).map(({ text }) => text);
  for (const [first, second] of [
    ['A unit that moved twice before, and rests,', 'Moss or Fern beside it, turns.'],
    ['A thing that rests and that means,', '"This unit can turn."'],
    ['A unit that moved twice before turns with', 'Moss and with Fern.'],
    ['A unit that moved twice before turns', '(but not at night) at the moss.'],
    ['A unit that moved twice before gets', '+10 speed and +1 moss.'],
    ['A unit that moved twice before turns up', '2 stones.'],
  ])
    expect(texts(`${first}\n${second}`)).toEqual([`${first} ${second}`]);
  for (const two of [
    'Moss,\nFern.',
    'Turn in\nMoss.',
    'Moss\n(or fern)',
    'Rest before the moss, and turn,\n- Moss.',
  ])
    expect(texts(two), two).toHaveLength(2);
});

test('but not with an item of a list, whatever letter it begins with', () => {
  const texts = (claim: string) => linesOf(claim).map(({ text }) => text);
  for (const list of [
    'Leap\n- move over\n- rest on moss',
    'Leap\n1. move over\n(2) rest on moss',
    'Leap\na. move over\nb. rest on moss',
  ])
    expect(texts(list), list).toEqual(['Leap', 'move over', 'rest on moss']);
  expect(texts('Leap\n* rest on moss')).toEqual(['Leap', 'rest on moss']);
  for (const commented of ['* Moves over\n* moss', '# Moves over\n# moss', '// Moves over\n// moss'])
    expect(texts(commented), commented).toEqual(['Moves over moss']);
});

test('also where the first line ends with a word that continues, and a mark is before the second', () => {
  const texts = (claim: string) => linesOf(claim).map(({ text }) => text);
  for (const one of [
    '# Moves over the\n# moss',
    '| Moves over the\n| moss',
    'Moves over the\n> moss',
    '1 Moves over the\n2 moss',
    'Moves over the mo¬\nss',
  ])
    expect(texts(one), one).toHaveLength(1);
  for (const two of ['# Moves over the\n# Moss', '| Moves over the moss and fern,\n| Moss rests.'])
    expect(texts(two), two).toHaveLength(2);
  for (const counted of ['2 stones move.', '2 stones move.\n3 stones rest.'])
    expect(texts(counted), counted).toEqual(counted.split('\n'));
});

test('and where a wording has the words around the line break, if both lines have the same mark', () => {
  const check = claimCheckOf([changingKeyword('Leap', [['It rests beside all of the Moss stones.']])]);
  for (const one of [
    '# It rests beside all of\n# the Moss stones.',
    '* It rests beside all\n* of the Moss stones.',
  ])
    expect(check(one), one).toMatchObject([{ verdict: 'holds', isLimited: false }]);
});

test('and where the next line is too short to be a sentence', () => {
  const texts = (claim: string) => linesOf(claim).map(({ text }) => text);
  expect(texts('A unit that moved twice before has no\nMoss.')).toEqual([
    'A unit that moved twice before has no Moss.',
  ]);
  expect(texts('A unit that moved twice before has no\nMoss Fern.”')).toHaveLength(1);
  for (const two of [
    'A unit moved\nMoss.',
    'A unit that moved twice before has no\nMoss',
    'A unit that moved twice before rests.\nMoss.',
  ])
    expect(texts(two)).toHaveLength(2);
  expect(texts('A unit that moved twice before has no\nMoss or Fern.')).toHaveLength(2);
});

test('a quotation may begin at any word, even at one merged with another', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [["Rest it if you have more stones than it's worth."]]),
  ]);
  expect(check('have more stones than it is worth')).toMatchObject([{ verdict: 'holds' }]);
});

describe('numbers before all lines of a text', () => {
  const said = (text: string) => linesOf(text).map(({ text }) => text);

  test('are left out, also from the middle of a file, and of posts', () => {
    expect(said('12  They rest.\n13  They turn.\n\n14  They sing.')).toEqual([
      'They rest.',
      'They turn.',
      'They sing.',
    ]);
    expect(said('1/ They rest.\n2/ They turn.')).toEqual(['They rest.', 'They turn.']);
  });

  test.each([
    ['2 of them rest.', '3 of them turn.'],
    ['12  They rest.', '14  They turn.'],
    ['1/2 of them rest.'],
  ])('but not those that the text may say: %s', (...lines) => expect(said(lines.join('\n'))).toEqual(lines));
});

describe('the words of a text', () => {
  const read = (text: string) => wordsOf(text).map(({ word }) => word);

  test.each([
    ["It can't, cannot or can not.", ['it', 'cant', 'cant', 'or', 'cant']],
    ['It will not and does not.', ['it', 'wont', 'and', 'doesnt']],
    ["It won't. Not it.", ['it', 'wont', 'not', 'it']],
    ['not not', ['not', 'not']],
    ["It is. It’s. You're; the unit's.", ['it', 'is', 'it', 'is', 'you', 'are', 'the', 'units']],
    ["You will, they've, YOU'LL", ['you', 'will', 'they', 'have', 'you', 'will']],
    ["It is not. It's not. It isn't.", ['it', 'isnt', 'it', 'isnt', 'it', 'isnt']],
    ['Zero, two or twelve', ['0', '2', 'or', '12']],
    ['constructor not', ['constructor', 'not']],
    ['Re-roll +1/-1', ['reroll', '+1', '/', '-1']],
    ['...', []],
  ])('“%s”', (text, words) => expect(read(text)).toEqual(words));

  test('have their offsets in it', () => {
    const text = 'It  can  not, re-roll “Moss”.';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'It',
      'can  not',
      're-roll',
      'Moss',
    ]);
    expect(phraseOf(wordsOf(text))).toBe(' it cant reroll moss ');
  });
});

test.each([
  'https://example.org/keywords/leap/0123abcd',
  '<https://example.org/as-of/moss/#leap>',
  'de31cee9',
  'de31cee9#r3',
])('the line below an address or a code is not its rest: %s', (line) =>
  expect(linesOf(`${line}\n${line}\nand turn\nhere`).map(({ text }) => text)).toEqual([
    line,
    line,
    'and turn here',
  ]),
);
