import { describe, expect, test } from 'vitest';
import { foundBehind, foundIn } from '../said-behind.ts';
import { said, sheet } from '../said-of-sources.ts';

const rests =
  'An isolated ability that means, "This owl can\'t be moved by the moss of a stone." It rests there. You may damage the owl.';
const sings =
  'A layered ability that means, "It may damage the moss of an owl." You may sing in the Moss Garden.';
const older = [sheet('Rest', rests), sheet('Sing', sings)];

/** What is said of the text of a new keyword, or of one of which the older sources have another, with its place. */
const saidOf = (text: string, name = 'Hop') =>
  foundBehind(older, 'sheet', sheet(name, text)).map(
    ({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`,
  );
const meaning = 'A layered ability that means, "Move."';
const behind = meaning.length + 'Hop: '.length + 2;

describe('a word that is not as other sources have it is told with what it may be meant for', () => {
  test.each([
    ['You may dam- age the owl.', 'dam- age', 'damage'],
    ['You may dam age the owl.', 'dam age', 'damage'],
    ['It moves by the mossof an owl.', 'mossof', 'moss of'],
    ['You may darnage the owl.', 'darnage', 'damage'],
    ['You may damgae the owl.', 'damgae', 'damage'],
    ['This owl cant be moved.', 'cant', "can't"],
    ['It may damage the the owl.', 'the the', 'the'],
    ['An layered owl may rest.', 'An layered', 'A layered'],
    ['A isolated owl may rest.', 'A isolated', 'An isolated'],
    ['It may rest there It may sing.', 'there It', 'there. It'],
    ['It may rest there, It may sing.', 'there, It', 'there. It'],
    ['It may rest there.. It may sing.', 'there..', 'there.'],
    ['It may rest there . It may sing.', 'there .', 'there.'],
    ['It may rest there,. It may sing.', 'there,.', 'there.'],
    ['You may dam-age the owl.', 'dam-age', 'damage'],
    ['The moss cant rest.', 'cant', "can't"],
    ['A darnage may rest.', 'darnage', 'damage'],
    ['An dark owl may rest.', 'An dark', 'A dark'],
    ['A untold owl may rest.', 'A untold', 'An untold'],
    ['It rests,it may sing.', 'rests,it', 'rests, it'],
    ['The owl ,if any, may rest.', 'owl ,if', 'owl, if'],
    ['It rests. it may sing.', 'rests. it', 'rests. It'],
    ["The owl doesn 't rest.", "doesn 't", "doesn't"],
    ['The owl´s stone rests.', 'owl´s', "owl's"],
    ['It rests at O stones.', 'O', '0'],
    ['lf it rests, it may sing.', 'lf', 'If'],
    ['It may sing ""Rest" and rest.', '""Rest', '"Rest'],
  ])('%s', (ruling, found, meant) =>
    expect(saidOf(`${meaning} ${ruling}`)).toEqual([
      `text-slip 2:${behind + ruling.indexOf(found)} Found “${found}”, expected “${meant}”`,
    ]),
  );

  test.each([
    // Names, new words, and words of which others are written alike.
    'You may sing in the Moss Garden.',
    'You may visit the Damagae.',
    'You may cut the owl.',
    'It may say that that had had it.',
    'Player A may rest.',
    'A TIE/ln may rest. O! It rests.',
    'A lone owl may rest apart.',
    'Maybe anyone may rest.',
    'A one, a unit, an hour, a unanimous owl.',
    'It rests (approx. two stones, etc. and so on).',
    'It moves a mossy owl.',
    'You may damages the owl.',
    'It rests (You may sing).',
    'It may rest: It may sing.',
    'It rests… there.',
    'It rests by THE MOSS. YOU MAY sing.',
    'It gets “…”.',
  ])('but not %s', (ruling) => expect(saidOf(`${meaning} ${ruling}`)).toEqual([]));

  test('nor what another source has, too', () => {
    const twice = [...older, sheet('Skip', `${meaning} It may damage the the owl.`)];
    expect(foundBehind(twice, 'sheet', sheet('Hop', `${meaning} It may damage the the moss.`))).toEqual([]);
  });

  test('also one letter from an older wording of the keyword, where that is the more common word', () => {
    const form = rests.replace('rests there', 'rests form there');
    const from = rests.replace('rests there', 'rests from there');
    const common = [...older, sheet('Rest', from), sheet('Leap', `${meaning} It comes from there.`)];
    expect(foundBehind(common, 'sheet', sheet('Rest', form))).toMatchObject([
      { rule: 'text-slip', message: 'Found “form”, expected “from”' },
    ]);
    const mended = [sheet('Rest', form), sheet('Leap', `${meaning} It comes from there.`)];
    expect(foundBehind(mended, 'sheet', sheet('Rest', from))).toEqual([]);
  });

  test('nor an older document where only the newer of two has the word, which is the slip', () => {
    const [old, fresh] = ['It may not rest there.', 'It maynot rest there.'].map((ruling) =>
      sheet('Hop', `${meaning} ${ruling}`),
    );
    const both: [string[], 'sheet', string] = [[old ?? ''], 'sheet', fresh ?? ''];
    expect(foundIn('older-0', ...both)).toEqual([]);
    expect(foundIn('newer', ...both)).toMatchObject([
      { rule: 'text-slip', message: 'Found “maynot”, expected “may not”' },
    ]);
  });

  test('nor a word of an old document that the one newer writes otherwise', () => {
    const [old, fresh] = ['You may damgae the owl.', 'You may damage the owl.'].map((ruling) =>
      sheet('Hop', `${meaning} ${ruling}`),
    );
    expect(foundIn('older-0', [old ?? ''], 'sheet', fresh ?? '')).toEqual([]);
    expect(foundIn('newer', [fresh ?? ''], 'sheet', old ?? '')).toHaveLength(1);
  });

  test('nor what is longer than any word, in which so many could be meant', () => {
    const long = (letter: string) => `${meaning} ${`lrn${letter}`.repeat(1200)}.`;
    const texts = Array.from('abcdefghij', (letter) => sheet(`Hop ${letter}${letter}`, long(letter)));
    expect(foundBehind([sheet('Rest', long('z'))], 'sheet', texts.join('\n\n'))).toEqual([]);
  });

  test('once for all of one kind, and not where a program left its signs in the texts', () => {
    const text = `${meaning} It may damage the the owl, and the the moss.`;
    expect(saidOf(text)).toEqual([
      `text-slip 2:${behind + 14} Found “the the” and 1 more as far as line 2, expected “the”`,
    ]);
    expect(saidOf(`${meaning} It may damage the the ﬁr.`)).toEqual([
      expect.stringContaining('ligature-left'),
    ]);
  });
});

describe('words that others have, and are right', () => {
  const known = [
    sheet('Rest', `${meaning} It may be any one of them, alone apart from a part of it, and a long way.`),
    sheet('Sing', `${meaning} A stone may rest. It is an owl.`),
  ];
  const told = (ruling: string) =>
    foundBehind(known, 'sheet', sheet('Hop', `${meaning} ${ruling}`)).map(({ message }) => message);

  test.each([
    'Maybe it rests.',
    'Anyone may rest.',
    'A lone owl may rest.',
    'It may rest apart.',
    'It may rest along it.',
    'It may rest a-part of it.',
    'The NEW It may rest.',
    'Player A is an owl.',
    'It may rest_there.',
  ])('%s', (ruling) => expect(told(ruling)).toEqual([]));

  test('but two words for one are none where one of them is no word', () =>
    expect(told('It may be al one.')).toEqual(['Found “al one”, expected “alone”']));

  test('and a blank between two is told once, not each of them besides', () =>
    expect(told('It may rest a- part of it.')).toEqual(['Found “a- part”, expected “apart”']));
});

describe('a word in place of one that an older wording has there', () => {
  const wording = (ruling: string) => sheet('Rest', `${meaning} ${ruling}`);
  const told = (before: string, now: string, ...others: string[]) =>
    foundBehind(
      [wording(before), ...others.map((text) => sheet('Sing', `${meaning} ${text}`))],
      'sheet',
      wording(now),
    ).map(({ message }) => message);

  test('is told where it is one letter from it, however short', () =>
    expect(told('You may sit on it.', 'You may sot on it.')).toEqual(['Found “sot”, expected “sit”']));

  test('also where another source has it, but fewer', () =>
    expect(
      told('It came from there.', 'It came form there.', 'A form is from it.', 'It is from it.'),
    ).toEqual(['Found “form”, expected “from”']));

  test.each([
    ['It came form there.', 'It came from there.', 'A form is from it.', 'It is from it.'],
    ['It may hop on it.', 'It may hops on it.'],
    ['It may hop on it.', 'It may sing on it.'],
    ['It may hop on it. It may hip.', 'It may hip on it.'],
    ['It may hop, on it.', 'It may hip, on it.'],
    ['It may hop on it.', 'It can hip at it.'],
    ['It may hop on it.', 'It may hip on it.', 'It may hip on it and rest.'],
  ])('but not: %s %s', (before, now, ...others) => expect(told(before, now, ...others)).toEqual([]));
});

describe('what a keyword means', () => {
  test.each(["'Move.'", "''Move.''", '«Move.»', 'Move.'])('is told where it is not quoted: %s', (quoted) =>
    expect(saidOf(`A layered ability that means, ${quoted} It rests.`)).toEqual([
      `quotation-missing 2:24 Found “that means, ${quoted} It rests.” in the text of “Hop”, expected a quotation behind “that means”, in the marks “"” that others have`,
    ]),
  );

  test('where nobody quotes, nothing is said, nor where the text stops there', () => {
    expect(said('sheet', sheet('Hop', 'A layered ability that means, move.'))).toEqual([]);
    expect(saidOf('A layered ability that means,')).toEqual([expect.stringContaining('text-cut-off')]);
    expect(saidOf('A layered ability that means, “Move.”')).toEqual([]);
  });

  test('is told where a text says it of two', () => {
    const second = 'A selective effect that means, "Sing."';
    expect(saidOf(`${meaning} It rests. ${second}`)).toEqual([
      `meaning-second 2:${behind + 10} Found “${second}” within the text of “Hop”, expected one meaning in a text`,
    ]);
    expect(saidOf(`${meaning} A rest that takes long is one that means, "Sing."`)).toEqual([]);
  });

  test('is told where “that means” itself has a slip', () =>
    expect(saidOf('A layered ability that mean, "Move." It rests.')).toEqual([
      expect.stringContaining('quotation-missing 2:6 Found “A layered ability that mean, "Move." It rests.”'),
    ]));

  test.each(['TBD.', 'See Rest.', '?', 'To be written.'])('is not %s', (text) =>
    expect(saidOf(text)).toContain(
      `text-short 2:6 Found “${text}” as the text of the new keyword “Hop”, expected what it means`,
    ),
  );

  test('may be short where no text says what it means', () =>
    expect(foundBehind([sheet('Rest', 'Rest.')], 'sheet', sheet('Hop', 'Move.'))).toEqual([]));

  test.each(['NEW! ', 'Hop. ', '(NEW) ', 'Keyword. ', '3. '])('begins with no %s', (front) =>
    expect(said('sheet', `Hop\nHop:  ${front}${meaning}`).join()).toContain('template-unclear'),
  );

  test.each(['(Renamed to Skip.) ', 'It may move three stones. ', 'Formerly "Skip". '])(
    'may begin with %s',
    (front) => expect(said('sheet', sheet('Hop', front + meaning))).toEqual([]),
  );
});

describe('an X stands in a template and in its text', () => {
  const x = 'A layered ability that means, "Move X stones."';

  test.each([
    ['Hop', x, 'Found an X in the text of “Hop”, and none in its template “Hop”, expected it in both'],
    [
      'Hop X',
      meaning,
      'Found an X in the template “Hop X” of “Hop”, and none in its text, expected it in both',
    ],
  ])('%s: %s', (template, text, message) =>
    expect(foundBehind(older, 'sheet', `Hop\n${template}: ${text}`)).toMatchObject([
      { rule: 'value-alone', line: 1, message },
    ]),
  );

  test.each(['Hop over each X-wing.', 'It gets +X, where X is its speed.', 'X equals its speed.'])(
    'unless the text has it in a name, or says what it is: %s',
    (ruling) => expect(foundBehind(older, 'sheet', sheet('Hop', `${meaning} ${ruling}`))).toEqual([]),
  );

  test('a number in what it means, where an older wording has X, is told', () =>
    expect(
      foundBehind(
        [`Hop\nHop X: ${x} It takes X.`],
        'sheet',
        `Hop\nHop X: ${x.replace('X', '2')} It takes X.`,
      ),
    ).toMatchObject([
      {
        rule: 'value-alone',
        message: 'Found a number in what “Hop” means, expected the X that an older source has there',
      },
    ]));

  test('nothing is said where it does, nor where the text is of another keyword', () => {
    expect(foundBehind(older, 'sheet', `Hop\nHop X: ${x}`)).toEqual([]);
    expect(foundBehind(older, 'sheet', `Hop\nHop X: ${rests}`)).toMatchObject([{ rule: 'text-of-another' }]);
  });
});
