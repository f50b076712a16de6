import { describe, expect, test } from 'vitest';
import { foundBehind, foundIn } from '../../helpers/said-behind.ts';
import { behind, meaning, older, rests, saidOf } from '../../helpers/said-of-new-text.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

describe('a word that is not as other sources have it is told with what it may be meant for', () => {
  test.each([
    ['You may dam- age the owl.', 'dam- age', 'damage'],
    ['You may dam age the owl.', 'dam age', 'damage'],
    ['It moves by the mossof an owl.', 'mossof', 'moss of'],
    ['You may darnage the owl.', 'darnage', 'damage'],
    ['You may damgae the owl.', 'damgae', 'damage'],
    ['You may danage the owl.', 'danage', 'damage'],
    // Two letters in the wrong order, and one doubled that hardly ever is: no other words.
    ['You soon, damgae, the owl.', 'damgae', 'damage'],
    ['You soon, damaage, the owl.', 'damaage', 'damage'],
    // Others may be, where one word beside them is new.
    ['You soon dammage the owl.', 'dammage', 'damage'],
    ['It visits a sotne there.', 'sotne', 'stone'],
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
    ['The owl , if any, may rest.', 'owl ,', 'owl,'],
    ['It may sing "Pay stones ?" and rest.', 'stones ?', 'stones?'],
    ['The lsolated owl may rest.', 'lsolated', 'isolated'],
    ['It may rest soon soon.', 'soon soon', 'soon'],
    ['It may also also rest.', 'also also', 'also'],
    ['It rests by the Moss It may sing.', 'Moss It', 'Moss. It'],
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
    'It re-rolls or may re roll, and rests-not, at 2 x 3 stones.',
    // Names, new words, and words of which others are written alike.
    'You may sing in the Moss Garden.',
    'You may visit the Damagae.',
    'It may Damgae the owl.',
    'You may, danage, the owl.',
    // A word of its own, perhaps: of letters that are often doubled, and one with two that stand in the other order.
    'You may, dammage, the owl.',
    'It visits sotne moss.',
    'You soon damoge the owl.',
    'It soon erst there.',
    'It may restmoss there.',
    'You may dam, age it.',
    'You may dam (age) it.',
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

  test.each(['*A* layered', '**A** layered'])('in the text of a row that begins with emphasis: %s', (front) =>
    expect(
      foundBehind(older, 'glossary', `Owl\t**Owl:** ${front} ability that means, "Move." Owl Owl.`),
    ).toMatchObject([
      {
        rule: 'text-slip',
        line: 1,
        column: `Owl\t**Owl:** ${front} ability that means, "Move." `.length + 1,
      },
    ]),
  );

  test('nor what another source says in the same words', () => {
    const text = `${meaning} It rests,it may sing.`;
    expect(foundBehind([...older, sheet('Skip', text)], 'sheet', sheet('Hop', text))).toEqual([]);
    expect(saidOf(text)).toHaveLength(1);
  });

  test('nor a keyword by its name, which no text has', () => {
    const named = [...older, sheet('Damgae', meaning)];
    expect(foundBehind(named, 'sheet', sheet('Hop', `${meaning} You may damgae the owl.`))).toEqual([]);
  });

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

  test('but one of an old document that two newer ones write otherwise', () => {
    const of = (verb: string) => sheet('Hop', `${meaning} You may ${verb} the owl.`);
    expect(foundIn('older-0', [of('damgae'), of('damage')], 'sheet', of('damage'))).toMatchObject([
      { rule: 'text-slip', message: 'Found “damgae”, expected “damage”' },
    ]);
  });

  test('nor what is longer than any word, in which so many could be meant', () => {
    const long = (letter: string) => `${meaning} ${`lrn${letter}`.repeat(1200)}.`;
    const texts = Array.from('abcdefghij', (letter) => sheet(`Hop ${letter}${letter}`, long(letter)));
    expect(foundBehind([sheet('Rest', long('z'))], 'sheet', texts.join('\n\n'))).toEqual([]);
  });

  test('once for all of one kind, and not where a program left its signs in the texts', () => {
    const text = `${meaning} It may damage the the owl, and the the moss.`;
    expect(saidOf(text)).toEqual([
      `text-slip 2:${behind + 14} Found “the the” and 1 more up to line 2, expected “the”`,
    ]);
    expect(saidOf(`${meaning} It may damage the the ﬁr.`)).toEqual([
      expect.stringContaining('ligature-left'),
    ]);
    expect(saidOf('A layered ability that means, move the ﬁr.')).toEqual([
      expect.stringContaining('ligature-left'),
    ]);
    expect(saidOf(`${meaning} It may damage the the owl. An dark owl may rest.`)).toHaveLength(2);
  });
});

describe('words that others have, and are right', () => {
  const known = [
    sheet('Rest', `${meaning} It may be any one of them, alone apart from a part of it, and a long way.`),
    sheet('Sing', `${meaning} A stone may rest. It is an owl.`),
    sheet('Sing', `${meaning} A stone may rest. It is an owl. It is near by a nearby owl.`),
    sheet(
      'Fall',
      `${meaning} Dew falls. It is of Dew. Rest is long. It may oven the sink here, or oversing.`,
    ),
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
    'It is near by.',
    'It may rest by Dew.',
    'It may get Rest there.',
    'The NEW It may rest.',
    'Player A is an owl.',
    'It may rest_there.',
  ])('%s', (ruling) => expect(told(ruling)).toEqual([]));

  test.each([
    // One of the two is no word.
    ['It may be al one.', 'al one', 'alone'],
    ['It may rest It is an owl.', 'rest It', 'rest. It'],
    ['It may rest A stone may rest.', 'rest A', 'rest. A'],
    // Once, not each of the two besides.
    ['It may rest a- part of it.', 'a- part', 'apart'],
    ['It may over- sing here.', 'over- sing', 'oversing'],
  ])('but not %s', (ruling, found, meant) =>
    expect(told(ruling)).toEqual([`Found “${found}”, expected “${meant}”`]),
  );
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
    ['It may hop, on it.', 'It may hip on it.'],
    ['It may hop on it.', 'It can hip at it.'],
    ['It may hop on it.', 'It may hip on it.', 'It may hip on it and rest.'],
    ['It may hop on it.', 'It may hip on it.', 'It may hip there.', 'A hop rests.'],
  ])('but not: %s %s', (before, now, ...others) => expect(told(before, now, ...others)).toEqual([]));
});

describe('a number that an older wording has with a sign', () => {
  const wording = (effect: string) => `Rest\nRest X: A layered ability that means, "${effect} It takes X."`;
  const told = (before: string, now: string) =>
    foundBehind([wording(before)], 'sheet', wording(now)).map(({ message }) => message);

  test.each([
    ['It gets –X moss.', 'It gets X moss.', ['Found “X moss”, expected “–X moss”']],
    ['It gets +2 moss and -3 dew.', 'It gets 2 moss and -3 dew.', ['Found “2 moss”, expected “+2 moss”']],
    [
      'It gets –X moss for a day.',
      'It gets X moss for a day. It may rest.',
      ['Found “X moss”, expected “–X moss”'],
    ],
    [
      'It gets +2 moss. It gets -2 moss.',
      'It gets 2 moss. It gets -2 moss.',
      ['Found “2 moss”, expected “+2 moss”'],
    ],
    ['It re-rests and gets +1 dew.', 'It rerests and gets 1 dew.', ['Found “1 dew”, expected “+1 dew”']],
  ])('is told where the sign is lost, and the words around it are the same: %s', (before, now, messages) =>
    expect(told(before, now)).toEqual(messages),
  );

  test.each([
    ['It gets –X moss.', 'It gets -X moss.'],
    ['It gets X moss.', 'It gets +X moss.'],
    ['It gets +X moss.', 'It takes X moss.'],
    ['It gets +2 moss for a day.', 'It gets 2 moss per day.'],
    ['It gets +2 moss. It gets -2 moss.', 'It gets 2 moss.'],
  ])('but not where it is another, or is new, or more around it is: %s', (before, now) =>
    expect(told(before, now)).toEqual([]),
  );
});
