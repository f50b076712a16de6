import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern';

describe('words that introduce a claim', () => {
  test.each([
    'Is it true that ',
    "Isn't it true that ",
    'Rules as written: ',
    'RAW, ',
    'Technically, ',
    'It is right that ',
    'someone wrote that ',
    'As far as I know, ',
    'Judge: ',
    'Head judge: ',
    'Player: ',
    'Player 1: ',
    'p. 14: ',
    '[14] ',
    'If I recall correctly, ',
    "If I'm not mistaken: ",
    'Unless I am wrong: ',
    'If memory serves me right, ',
    'True or false: ',
    'Am I right that ',
    'IIRC ',
    "I'm not sure, but ",
    'Not sure if ',
    "Correct me if I'm wrong, but ",
    'Unless something changed, ',
    'Did they remove ',
    'Is it still the case that ',
    'According to page 12 of the book, ',
    'Contrary to popular belief, ',
    'Contrary to what Bob says, ',
    'Believe it or not, ',
    'Am I correct in thinking that ',
    'DO: ',
    'lol no, ',
    'FAQ #12 - ',
    'Q: Ruling #3 – ',
    'Is it right or wrong that ',
    'TIL that ',
    'I learned today that ',
    'Somebody showed me this on their page: ',
    "For what it's worth, I think ",
    'Yesterday, they told me that ',
    'Just checking: ',
    'Hi all, ',
    'We always played it like this: ',
    'Said the judge: ',
    'The ruling is that ',
    'The current text is: ',
    'Pretty sure that ',
    'TL;DR ',
    'tldr: ',
    'Not sure about this one: ',
    'A judge ruled at our last meeting that ',
    'Is there a rule that ',
    'Do I get it right that ',
    "I'm fairly certain ",
    'Just to be clear, ',
    'Rule 3: ',
    "As far as I'm aware, ",
    'Can anyone tell me if ',
    'Keep in mind that ',
    'Obviously ',
    'It says here that ',
    'As it is written, ',
    'FWIW ',
    'Hi all, quick rules question: ',
    'Sorry if this was asked before: ',
    'Per s3, ',
    'In s3: ',
    'According to the s3, ',
    'dude, ',
    'As you can see, ',
    'Sorry to bother you judge, but ',
    'For the record, ',
    'To quote the page: ',
    'From the pdf: ',
    'The answer is: ',
    'The answer: ',
    'TO ruling: ',
    'As of today, ',
    'Just checked: ',
    'By the book, ',
    'Per RAW ',
    'IANAJ, but ',
    'Card ruling — ',
    'By the way, ',
    "For what it's worth, ",
    'As a friendly reminder: ',
    'As a reminder, ',
    'After all, ',
    'Mind you, ',
    'If you ask me, ',
    'Rest assured that ',
    'Let me remind you that ',
    'As mentioned below, ',
    'Be aware that ',
    'Just a reminder that ',
    'A quick reminder: ',
    'It is my understanding that ',
    "It's pretty clear that ",
    'Everybody knows that ',
    "You're right, ",
    "It's in the rules: ",
    'As stated in the FAQ, ',
  ])('claim nothing by themselves: %j', (opening) =>
    expect(told(`${opening}${sentence}.`)).toEqual([[sentence, 'holds']]),
  );

  test.each([
    'Is it true that ',
    'Bob: ',
    'If I recall once: ',
    "Unless I'm mistaken: ",
    '20:14 Stone Moss: ',
  ])('may precede the name of its keyword: %j', (opening) =>
    expect(answer(`${opening}Leap: ${sentence}.`)).toMatchObject([{ slug: 'leap', verdict: 'holds' }]),
  );

  test.each([
    'According to nothing I know, ',
    'Ignore anyone who says ',
    'Ignore those who claim that ',
    'Everything here is outdated: ',
    'All of these rules are obsolete: ',
    'As an exception, ',
    'As a reminder by day, ',
    "I wasn't aware that ",
    'If you ask a quokka, ',
    'Only in s3, ',
    'If this was asked, ',
    'If it is covered, ',
    'As printed, ',
    'Before s3, ',
    'In s3 for quokkas, ',
    'In s9, ',
    'According to nobody, ',
    'April fools: ',
    'Debunked: ',
    'Rejected: ',
    'Overruled: ',
    'A judge overruled that ',
    'Is it false that ',
    'Somebody wrongly said that ',
    'Hardly anyone says that ',
    'Cancelled: ',
    'My fake: ',
    'Untrue: Leap: ',
    'Not true: Leap - ',
    'If it is wet: Leap: ',
    'Old text: Leap: ',
    'It used to say that ',
    'House rule: ',
    'House-rule: ',
    'I propose: ',
    'Erased: ',
    'Leap almost says that ',
    'My proposal: ',
    'A joke: ',
    'Errata deletes: Leap: ',
    'Stone users: Leap: ',
    'Moss two: ',
    'Nowhere does it say that ',
    'The rules fail to say that ',
    'I made this up: ',
    'Imagine: ',
    'Leap no longer says that ',
    'For quokkas, I heard, ',
    'Per the rules for quokkas, ',
    'By the fern, they say ',
    'It is rarely the case that ',
    'It should be the case that ',
    'I wish it said that ',
    'The rules might say ',
    'My variant: ',
    'They should add: ',
    'The following is not true. ',
    'Errata: replace ',
    'Deprecated: ',
    'Common mistake: ',
    "It's a common misconception that ",
    "Let's say ",
    'He said on the moss that ',
    'Nobody ruled at our meeting that ',
    'There is no rule that ',
    'Common error: ',
    'Custom rule: ',
    'Fan rule: ',
    'You’d think ',
    'One might think ',
    'You may think ',
    'I always thought ',
    'We thought that ',
    'I was sure that ',
    'I refuse to believe ',
    'Anything but: ',
    'As opposed to: ',
    'Retired: ',
    'Legacy: ',
    'Historic: ',
    'Disputed: ',
    'Vetoed: ',
    'Disproven: ',
    'Mistranslation: ',
    'Misquote: ',
    'Fictional: ',
    'Hallucination: ',
    'What-if: ',
    'Thought experiment: ',
    'Trick question: ',
    'Satire: ',
    'For the record only: ',
    'To quote no page: ',
    'From the fern: ',
    'As of today no longer: ',
    'Just checked, not true: ',
    "It isn't clear that ",
    'Nobody knows that ',
    "If you're right, ",
    "You're not right, ",
    "It isn't in the rules: ",
    'Stones: ',
  ])('may take it back: %j', (opening) =>
    expect(told(`${opening}${sentence}.`)).toEqual([[`${opening}${sentence}.`, 'near']]),
  );

  test.each([
    ', said the judge.',
    ', according to the judge.',
    ', according to a judge we know.',
    ', per the FAQ.',
    ' according to the official rules',
    ', as written in the rulebook.',
  ])('may follow it instead: %s', (closing) => {
    expect(told(`${sentence}${closing}`)).toEqual([[sentence, 'holds']]);
    expect(told(`"${sentence}"${closing}`)).toEqual([[sentence, 'holds']]);
  });

  test.each([', according to the rules for quokkas', ' per the quokka', ', as far as possible'])(
    'continue the sentence if they name something of the rules or a condition: %s',
    (more) => expect(told(`${sentence}${more}`)).toEqual([[`${sentence}${more}`, 'near']]),
  );

  test.each([
    ['Pretty sure ', ' is still a thing.'],
    ['The rule ', ' still stands.'],
    ['Has ', ' been changed?'],
    ['Does ', ' still apply?'],
    ['', ' – according to the 2021 list'],
  ])('may be on both sides of it: %s…%s', (before, behind) =>
    expect(told(`${before}"${sentence}"${behind}`)).toEqual([[sentence, 'holds']]),
  );

  test('may take it back after it', () =>
    expect(told(`${sentence} (debunked).`)).toEqual([[`${sentence} (debunked).`, 'near']]));

  test('stay where they say something themselves', () => {
    expect(told(`Their page has "${sentence}." on top`).map(([text]) => text)).toEqual([
      'Their page has',
      sentence,
      'on top',
    ]);
    for (const opening of ['The old Leap said', 'Nothing called Sway means', 'A layered ability means'])
      expect(told(`${opening}: ${sentence}.`)[0], opening).not.toEqual([sentence, 'holds']);
    expect(told('They told me that they rest.')).toEqual([['They told me that they rest.', 'unknown']]);
  });
});

test('"No" as an answer takes back the question, and not what follows it', () => {
  for (const answered of ['No. ', 'No, ', 'A: No. ', 'Nope, ']) {
    expect(told(`${answered}${sentence}.`), answered).toEqual([[sentence, 'holds']]);
    expect(told(`${answered}"${sentence}."`), answered).toEqual([[sentence, 'holds']]);
  }
  for (const denied of ['No ', 'No: ', 'Not so, '])
    expect(told(`${denied}${sentence}.`), denied).not.toContainEqual([sentence, 'holds']);
});

test('a sentence given as a reason is claimed, and what it is the reason for is answered by itself', () => {
  expect(told(`I run five because ${sentence}.`)).toEqual([
    ['I run five because', 'unknown'],
    [sentence, 'holds'],
  ]);
  for (const reasoned of ['It turns not because ', 'It turns only because ', 'That is wrong because '])
    expect(told(`${reasoned}${sentence}.`), reasoned).not.toContainEqual([sentence, 'holds']);
});

test('the number of a footnote, or a note after a name, is no part of a sentence', () => {
  for (const opening of ['¹ ', 'Leap (rules p. 16): ', 'Leap (p. 16): ', 'Leap (keyword): '])
    expect(told(`${opening}${sentence}.`), opening).toEqual([[`${sentence}.`, 'holds']]);
  expect(told(`Leap (while tapped): ${sentence}.`)).not.toContainEqual([`${sentence}.`, 'holds']);
});
