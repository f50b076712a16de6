import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { behind, meaning, older, rests, saidOf } from '../../helpers/said-of-new-text.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

describe('a sign of a text that one slip put elsewhere is told with what it may be meant for', () => {
  test.each([
    ['The owl doesn,t rest.', 'doesn,t', "doesn't"],
    ['The owl doesn;t rest.', 'doesn;t', "doesn't"],
    ['The owl doesn”t rest.', 'doesn”t', "doesn't"],
    ['The owl doesn¹t rest.', 'doesn¹t', "doesn't"],
    ['The owl·s moss rests.', 'owl·s', "owl's"],
    ['The owl-s moss rests.', 'owl-s', "owl's"],
    ['If you-re there, sing.', 'you-re', "you're"],
    ['The owl s moss rests.', 'owl s', "owl's"],
    ['It may sing “ Rest there.”', 'sing “ Rest', 'sing “Rest'],
    ['It may sing "Rest there. " It rests.', 'there. " It', 'there." It'],
    ['The owl gets x moss.', 'x', 'X'],
    ['The owl doesn′t rest.', 'doesn′t', "doesn't"],
    ["The owl doesn''t rest.", "doesn''t", "doesn't"],
    ['The owl’’s stone rests.', 'owl’’s', "owl's"],
    ['It may sing "Rest."" It rests.', '"Rest.""', '"Rest."'],
    ['It may sing r"est" there.', 'r"est', '"rest'],
    ['The owl rests;it may sing.', 'rests;it', 'rests; it'],
    ['The owl (if any )in it may rest.', 'any )in', 'any) in'],
    ['The owl( if any) may rest.', 'owl( if', 'owl (if'],
    ['The owl s(uch as any) may rest.', 's(uch', '(such'],
    ['The owl (if any)may rest.', 'any)may', 'any) may'],
    ['The owl(if any) may rest.', 'owl(if', 'owl (if'],
    ['The owl gets +l moss.', '+l', '+1'],
    ['It may s:ing there.', 's:ing', 'sing'],
    ['It may si.ng there.', 'si.ng', 'sing'],
    ['It may si/ng there.', 'si/ng', 'sing'],
    ['It may si*ng there.', 'si*ng', 'sing'],
    ['It may si!ng there.', 'si!ng', 'sing'],
    ['It may sin|g there.', 'sin|g', 'sing'],
    ['It may s)ing there.', 's)ing', 'sing'],
    ['It may d|am|age it.', 'd|am|age', 'damage'],
    ['It may dam||age it.', 'dam||age', 'damage'],
    ['It may dam()age it.', 'dam()age', 'damage'],
    ['It may d()amage it.', 'd()amage', 'damage'],
    ['It may a*n owl.', 'a*n', 'an'],
    ['It may dam–age it.', 'dam–age', 'damage'],
    ["It can^'t rest.", "can^'t", "can't"],
    ['It can|t rest.', 'can|t', "can't"],
    ['It can`´t rest.', 'can`´t', "can't"],
    ['Thi`s owl rests.', 'Thi`s', 'This'],
    ['It (may dama)ge it.', 'dama)ge', 'damage'],
    ['The st”one rests.', 'st”one', 'stone'],
    ["It ca:n't rest.", "ca:n't", "can't"],
    ['The owl rests. … It may sing.', 'rests. …', 'rests.'],
    ['It may sing "Rest." ... The owl rests.', '"Rest." ...', '"Rest."'],
  ])('%s', (ruling, found, meant) =>
    expect(saidOf(`${meaning} ${ruling}`)).toEqual([
      `text-slip 2:${behind + ruling.indexOf(found)} Found “${found}”, expected “${meant}”`,
    ]),
  );

  test.each([
    'Unit(s) and die(dice) and owl(s) may (re)roll.',
    'a) one, b) two: f(x) rests.',
    "It may sing 'Rest' (the owls' song) \"there\".",
    'It gets “…”.',
    'Stone(s) may rest, and (re)sing, and (sing)ing.',
    'It may sing/rest, or owl/stone.',
    'It may take[n] owl/s and stone/s.',
    'The "owl"\'s and the (stone)\'s moss.',
    'Player A/N and B.Y may rest.',
    'It rests ... or it sings … there. "… of old" is a song.',
    'It gets +2, -2 and – I.',
    'It gets "Sing: "Rest."" It rests.',
    'It gets “Sing: “Rest.”” It rests.',
  ])('but not %s', (ruling) => expect(saidOf(`${meaning} ${ruling}`)).toEqual([]));
});

test.each([
  ['that an older text of the keyword has', [sheet('Hop', `${meaning} It may si/ng.`)], 'It may si/ng, too.'],
  [
    'between two words that are known',
    [sheet('Leap', 'A layered ability that means, "Move on, to it, and rest onto moss."')],
    'It may rest on/to it.',
  ],
])('a sign in a word is not told %s', (_, before, ruling) =>
  expect(
    foundBehind([...older, ...before], 'sheet', sheet('Hop', `${meaning} ${ruling}`)).filter(
      ({ rule }) => rule === 'text-slip',
    ),
  ).toEqual([]),
);

describe('a word with a sign of another is told', () => {
  test.each([
    ['It may damaget he owl.', ['damaget he', 'damage the']],
    ["This ow lcan't be moved.", ["ow lcan't", "owl can't"]],
    ['Mos sof rests.', ['Mos sof', 'Moss of']],
    ['It sings mosso f old.', ['mosso f', 'moss of']],
    ['You may dammage a stone.', ['dammage', 'damage']],
    ['It sings, damagee the owl.', ['damagee', 'damage']],
    ['You may damAge the owl.', ['damAge', 'damage']],
    ['YOu may damage the owl.', ['YOu', 'You']],
    ['You may dama9e the owl.', []],
    ['The 1solated owl rests.', ['1solated', 'isolated']],
    ['The i5olated owl rests.', ['i5olated', 'isolated']],
    ['It rests by 2stone.', ['2stone', '2 stone']],
    ['It rests by stone2.', ['stone2', 'stone 2']],
  ])('%s', (ruling, [found, meant]) =>
    expect(saidOf(`${meaning} ${ruling}`)).toEqual(
      found === undefined
        ? []
        : [`text-slip 2:${behind + ruling.indexOf(found)} Found “${found}”, expected “${meant}”`],
    ),
  );

  test('what is of one thing, where elsewhere more than one never stand', () => {
    const owns = [...older, sheet('Own', `${meaning} It may rest by this owl's moss.`)];
    const saidBehind = (ruling: string, more: string[] = []) =>
      foundBehind([...owns, ...more], 'sheet', sheet('Hop', `${meaning} ${ruling}`)).map(
        (each) => each.message,
      );
    for (const written of ['owls', "owls'"])
      expect(saidBehind(`It may sing by this ${written} moss.`)).toEqual([
        `Found “${written}”, expected “owl's”`,
      ]);
    expect(saidBehind('It may sing by these owls moss.')).toEqual([]);
    const theirs = sheet('Leap', `${meaning} The owl's moss and the owl's rest are your owl's stone.`);
    expect(saidBehind('It may sing by the owls moss.', [theirs])).toEqual(["Found “owls”, expected “owl's”"]);
    for (const ruling of ["It may sing by the owls' moss.", "Your owls' stones may rest."])
      expect(saidBehind(ruling, [theirs])).toEqual([]);
    // What somebody may do they may do.
    expect(saidBehind('If the owls rest, sing.', [theirs, sheet('Roll', `${meaning} It may rest.`)])).toEqual(
      [],
    );
    const plural = sheet('Leap', `${meaning} This owls moss.`);
    expect(saidBehind('It may sing by this owls moss.', [plural])).toEqual([]);
  });

  test('a short one, or the first of a sentence, where an older wording has another between the same two', () => {
    const saidOfRest = (text: string) =>
      foundBehind(older, 'sheet', sheet('Rest', text)).map(({ message }) => message);
    expect(saidOfRest(rests.replace('by the', 'by te'))).toEqual(['Found “te”, expected “the”']);
    expect(saidOfRest(rests.replace('It rests', 'Itt rests'))).toEqual(['Found “Itt”, expected “It”']);
    expect(saidOfRest(rests.replace('by the', 'by one'))).toEqual([]);
    expect(saidOfRest(rests.replace('It rests', 'She rests'))).toEqual([]);
  });

  test.each([
    'TIEs and R2-D2 and McOwl rest in 1st and 2nd place, 3x, at d6 or 2d6.',
    'It has Order66 and mp3.',
    'This newt can rest.',
    'It sings, dammage a stone. It restss.',
  ])('but not %s', (ruling) => expect(saidOf(`${meaning} ${ruling}`)).toEqual([]));

  test('nor a digit that would make a short word that never stands there', () => {
    const short = [...older, sheet('Own', `${meaning} The owl is as old as a stone.`)];
    const saidBehind = (ruling: string) =>
      foundBehind(short, 'sheet', sheet('Hop', `${meaning} ${ruling}`)).map(({ message }) => message);
    expect(saidBehind('The moss of 1s, by A5, rests.')).toEqual([]);
    expect(saidBehind('The owl 1s old.')).toEqual(['Found “1s”, expected “is”']);
  });

  test('a word that others have in capitals is meant so', () => {
    const inCapitals = [...older, sheet('Own', `${meaning} The OWL may rest.`)];
    const [said] = foundBehind(inCapitals, 'sheet', sheet('Hop', `${meaning} The OwL may rest.`));
    expect(said?.message).toBe('Found “OwL”, expected “OWL”');
  });

  test('nor a capital within a word that another source has so', () => {
    const odd = sheet('Leap', `${meaning} The owLs may rest. Two owls rest.`);
    const saidBehind = (text: string, more: string[]) => foundBehind([...older, ...more], 'sheet', text);
    const mine = sheet('Hop', `${meaning} The owLs may sing.`);
    expect(saidBehind(mine, [odd])).toEqual([]);
    expect(saidBehind(mine, [odd.replace('owLs', 'owls')])).toMatchObject([{ rule: 'text-slip' }]);
  });

  test('nor a name of words with hyphens as a sentence without its stop', () => {
    const play = [sheet('Rest', rests), sheet('Sing', `${meaning} Play only there.`)];
    const text = `${meaning} It may move at any Play-or-Pass stone.`;
    expect(foundBehind(play, 'sheet', sheet('Hop', text))).toEqual([]);
  });

  test('nor more than one for what is of one, nor a word of two that is right', () => {
    const cards = [
      sheet('Rest', `${meaning} It moves a card's moss at any stone.`),
      sheet('Sing', `${meaning} It rests anytime.`),
    ];
    expect(foundBehind(cards, 'sheet', sheet('Hop', `${meaning} It gets cards at any time.`))).toEqual([]);
  });
});

test('all quotation marks doubled are those of a table, though each has its partner', () =>
  expect(saidOf('A layered ability that means, ""Move on."" It rests.')).toEqual([
    'text-slip 2:36 Found “""Move” and 1 more up to line 2, expected “"Move”',
  ]));

test('of a figure in a word the rest of the word is no slip of its own', () => {
  const another = [...older, sheet('Own', `${meaning} The owl and another owl rest.`)];
  const text = `${meaning} Damage an0ther owl.`;
  expect(foundBehind(another, 'sheet', sheet('Hop', text)).map(({ message }) => message)).toEqual([
    'Found “an0ther”, expected “another”',
  ]);
});
