import { describe, expect, test } from 'vitest';
import { longestLine } from '../../../../src/keywords/text/lines.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';
const asked = `${sentence.slice(0, -1)}?`;
const holds = expect.arrayContaining([[expect.stringContaining('over the fern'), 'holds']]);

describe('a reply that continues after a mark denies what is above it', () => {
  test.each([
    `Q: ${asked}\nA: No, just once.`,
    `Q: ${asked}\nA: No – just once.`,
    `Q: ${asked}\nA: False. Just once.`,
    `Q: Is it true that you ${asked}\nA: Not true, just once.`,
    `**Q: ${asked}**\n\nA: Certainly not; just once.`,
    `So ${asked} Incorrect, just once.`,
    `Is it true that you ${asked} Well, no, just once.`,
    `${sentence} That is false, just once.`,
    `${sentence}\nThat is wrong, just once.`,
    `${sentence} It may not, only once.`,
    `Bob: ${sentence}\nAl: Wrong, only once.`,
    `Bob: ${sentence}\nAl: No, only once.`,
    `Bob: ${sentence}\nAl: Well, that is not true, they sing.`,
    `> ${sentence}\nHm, false, just once.`,
    `Bob: ${sentence}\nAl: Not quite, just once.`,
    `> ${sentence}\nNot any more, it ended.`,
    `> ${sentence}\nOnly if somebody pays two pebbles.`,
  ])('%j', (claim) => expect(told(claim)).not.toEqual(holds));

  test.each([
    `${sentence} Earlier this year, they sang.`,
    `${sentence} If not, tell me.`,
    `${sentence}\nNo, you go first.`,
    `True: ${sentence}\nFalse: they all rest.`,
    `True: ${sentence}\nFalse – they all rest.`,
    `Can they all rest? No, only two.\n${sentence}`,
  ])('but not where it denies nothing above it: %j', (claim) => expect(told(claim)).toEqual(holds));

  test('and what follows the mark is claimed by whoever replies', () => {
    for (const [above, who] of [
      ['Bob: They all rest at night.', 'Al: '],
      ['> They all rest at night.', ''],
      ['So they all rest at night?', ''],
    ])
      for (const reply of [
        'Wrong, ',
        'No, ',
        'No – ',
        'That is not true. ',
        'No! ',
        'Hm, wrong, ',
        'Well, no. ',
      ])
        expect(told(`${above}\n${who}${reply}${sentence}`), reply).toEqual(holds);
  });

  test('but not where that may be denied too', () => {
    for (const reply of [
      'Wrong – ',
      'Wrong: ',
      'Wrong, as is this: ',
      'Wrong, he says that you ',
      'No, neither is it so that you ',
    ])
      expect(told(`> They all rest at night.\n${reply}${sentence}`), reply).not.toEqual(holds);
    expect(told(`Which of those is so, do they rest?\nFalse. ${sentence}`)).not.toEqual(holds);
  });

  test('and means that it held once, where the question is whether it still does', () => {
    for (const still of ['Does that still hold?', 'Is that still so?'])
      for (const no of ['No, a judge took it away.', 'No, that line was removed.'])
        expect(told(`Q: You may rest it on a stone. ${still}\nA: ${no}`)[0], still).toEqual([
          'You may rest it on a stone',
          'removed',
        ]);
    expect(told('> You may rest it on a stone.\nNo, a judge took it away.')[0]).not.toContain('removed');
  });

  test('is not read with a line that is longer than any line of a source', () => {
    const long = `${sentence} `.repeat(longestLine / sentence.length + 1).trim();
    expect(told(`> ${long}\nNo, only once.`)).toContainEqual([sentence, 'holds']);
  });
});

describe('a short answer', () => {
  test.each([
    "No it doesn't. ",
    "No, it doesn't. ",
    "It doesn't. ",
    'It does not. ',
    "No, you can't. ",
    'They may. ',
  ])('says nothing about what follows it: %j', (reply) =>
    expect(told(reply + sentence)).toEqual([[sentence, 'holds']]),
  );

  test.each([
    'Not quite. ',
    'Not exactly: ',
    'Half right. ',
    "You're both wrong: ",
    'You are both right: ',
    "No it can't: ",
    "No, it doesn't: ",
    "No, you can't – ",
    "They aren't: ",
    'Other way round: ',
    'On the contrary, ',
    'Quite the opposite: ',
    'Rather: ',
    'Instead: ',
    'Sorry, I was wrong: ',
    'I misread it: ',
  ])('nor does a remark on something said before: %j', (reply) => {
    expect(told(reply + sentence)).toEqual([[sentence, 'holds']]);
    expect(told(`Bob: They all rest at night.\nAl: ${reply}${sentence}`)).toEqual(holds);
  });

  test('nor does one with its time', () => expect(told(`By now ${sentence}`)).toEqual(holds));

  test.each([
    'No: ',
    "It isn't: ",
    "You can't: ",
    'They are wrong: ',
    'He is wrong that you ',
    'Not quite so: ',
    'Wrong way round: ',
    'They are not - ever - ',
    'Half true: ',
    'Half wrong: ',
  ])('unlike these: %j', (reply) => expect(told(reply + sentence)).not.toEqual(holds));

  test.each(['It is not true. ', "It isn't so. ", 'Nobody does. ', "That isn't it. "])(
    'is not assumed where it says more: %j',
    (reply) => expect(told(reply + sentence)).not.toEqual(holds),
  );

  test.each([
    'Certainly not.',
    'Hell no.',
    "I'm afraid not.",
    'I fear not.',
    'Unfortunately not.',
    'It may not.',
    'Denied.',
    'Negative.',
    'Nay.',
    'No sir.',
    'Nuh uh.',
    'Quite the opposite.',
    "You've got that backwards.",
    "That's the old one.",
    "This hasn't been true since 2015.",
  ])('takes back the question: %s', (reply) => {
    expect(told(`${asked}\n${reply}`)).not.toEqual(holds);
    expect(told(`> ${sentence}\n${reply}`)).not.toEqual(holds);
  });

  test.each(['It may.', 'Definitely.', 'Absolutely!', 'Yes, it does.'])(
    'or says nothing beside it: %s',
    (reply) => expect(told(`> ${sentence}\n${reply}`)).toEqual([[sentence, 'holds']]),
  );
});

describe('a reply in few words', () => {
  const quoted = (reply: string) => told(`[quote=Al]${sentence}[/quote]\n${reply}`);

  test.each([
    'Not possible since Deep Moss.',
    'That changed in Deep Moss.',
    'It was changed by the People of the Moss.',
    'Right until Deep Moss.',
    'Not changed until Deep Moss.',
    'Only before 2015.',
    'Reversed by the SPQ.',
    "Pebbles can't do that.",
    "That's impossible.",
    "I checked, it isn't so.",
    'I looked it up. Not true.',
    'The judge ruled otherwise.',
    'Other way round.',
    'Exactly the opposite.',
    'Close, but no.',
    'Half right.',
    'Not quite.',
    'Not always.',
    'But only once per game.',
    "That's for Bound, not the fern.",
    'That line was removed.',
    "Doesn't exist.",
    'Er… no?',
    'Wrong thread, wrong rule.',
  ])('denies what it answers: %s', (reply) => {
    expect(quoted(reply)).not.toEqual(holds);
    expect(told(`Bob: ${sentence}\nAl: ${reply}`)).not.toEqual(holds);
  });

  test.each([
    'That never changed.',
    'Not changed.',
    'Not wrong.',
    "You're not wrong.",
    'Wrong? No, right.',
    'No question about it.',
    'That is not a house rule.',
    'I checked.',
    'Possible, yes.',
    'No change since 2003.',
    "It hasn't changed.",
    'Sorry, wrong thread.',
  ])('or assents to it, by denying a denial: %s', (reply) =>
    expect(quoted(reply)).toEqual([[sentence, 'holds']]),
  );

  test.each(['Nothing changed in Deep Moss.', 'Not wrong at all.'])('also where it says more: %s', (reply) =>
    expect(quoted(reply)).toContainEqual([sentence, 'holds']),
  );

  test.each([
    'No, wrong.',
    'Never. Wrong.',
    'Not wrong, but outdated.',
    "It isn't. Wrong.",
    'No. Right.',
    'It was not changed to this.',
    "It hasn't changed to that.",
    "It wasn't wrong then.",
    'Not wrong in 2005.',
  ])('but not where each of its words denies: %s', (reply) => expect(quoted(reply)).not.toEqual(holds));

  test.each(["That's for the fern, not Bound.", 'Pebbles can do that.', 'In Deep Moss.'])(
    'nor where it denies something else: %s',
    (reply) => expect(quoted(reply)).toEqual(holds),
  );
});

describe('below somebody else’s words, which a blank line ends, an answer begins', () => {
  test.each(["That's not right.", 'No.', 'Wrong.', 'Not quite.'])('%s', (denial) => {
    const [first, second] = answer(`Bob wrote:\nThey jump over the moss.\n\n${denial} ${sentence}`);
    expect([first?.verdict, first?.text]).toEqual([
      expect.stringMatching(/near|unknown/),
      expect.stringContaining(denial),
    ]);
    expect(second).toMatchObject({ verdict: 'holds', text: sentence });
  });

  test('which may also be right in denying it', () =>
    expect(told(`Bob wrote:\n${sentence}\n\nNo, only once.`)).not.toEqual(holds));

  test('but not before the blank line', () =>
    expect(told(`Bob wrote:\nThey jump over the moss.\nNo, you go first.\n${sentence}`)).toEqual(holds));
});
