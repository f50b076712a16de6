import { describe, expect, test } from 'vitest';
import { withRemarkLines } from '../../../../src/checks/claim/denied/remark-lines.ts';
import { knownWordsOf } from '../../../../src/checks/claim/naming/known-words.ts';
import { longestLine } from '../../../../src/keywords/text/lines.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';

describe('a remark on a claim', () => {
  test.each([
    'Right?',
    'Is he right?',
    'Thanks!',
    '(S3)',
    'Source: s3.',
    'See s3.',
    'True or false?',
    'Hi folks!',
    '(Judge ruling)',
    'Can anyone confirm?',
    'Still valid?',
    'Has this changed?',
    'Yes.',
    'Was that overruled?',
    '(Was that wrong?)',
    'Thanks 🙂.',
    'I was told so.',
    'As far as I know.',
    'Unless they changed it.',
    'If I recall correctly.',
  ])('claims nothing: %s', (remark) => {
    expect(told(`${sentence} ${remark}`)).toEqual([[sentence, 'holds']]);
    expect(told(`${remark} ${sentence}`)).toEqual([[sentence, 'holds']]);
    expect(told(`Leap: ${sentence} ${remark}`)).toEqual([[sentence, 'holds']]);
  });

  test('may be in any words that the rules do not have, if it is about the claim or the speaker', () => {
    for (const remark of ['I have a question.', 'Is that how it goes?', 'Ben taught us so.'])
      for (const claim of [`${sentence} ${remark}`, `${remark} ${sentence}`])
        expect(told(claim), claim).toEqual([[sentence, 'holds']]);
    for (const remark of ['That one was dropped.', 'Nobody ever printed that.', 'Ben says this is wrong.'])
      expect(told(`${sentence} ${remark}`), remark).toEqual([[`${sentence} ${remark}`, 'near']]);
    for (const own of ['Quokkas sing.', 'Our river sings.', 'Does that river sing?', 'Ben is wrong.'])
      expect(told(`${sentence} ${own}`), own).toEqual([
        [sentence, 'holds'],
        [own, 'unknown'],
      ]);
    expect(told(`My friend is mistaken about that. ${sentence}`).at(-1)).toEqual([sentence, 'holds']);
  });

  test.each([
    ['Bob: No, ', 'holds'],
    ['Bob: nope. ', 'holds'],
    ['The answer is no. ', 'holds'],
    ['My answer would be no. ', 'holds'],
    ['Judge says no. ', 'holds'],
    ['lol no! ', 'holds'],
    ['The answer is no: ', 'near'],
    ['Stones: No, ', 'near'],
    ['Stones: No. ', 'near'],
    ['If it is wet: No. ', 'near'],
    ['Bob: No ', 'near'],
  ])('may answer a question, whoever the speaker is: %j', (reply, verdict) =>
    expect(answer(`${reply}${sentence}`)).toMatchObject([{ verdict }]),
  );

  test('may follow a dash', () =>
    expect(told(`${sentence.slice(0, -1)} - yes or no?`)).toEqual([[sentence.slice(0, -1), 'holds']]));

  test.each([
    ', right?',
    ", doesn't it?",
    ', does it not?',
    ', no?',
    ' – or not?',
    ', dont they?',
    ', or am I wrong?',
    ', or has it changed?',
  ])('may ask for confirmation: %s', (tag) => {
    const plain = sentence.slice(0, -1);
    expect(told(`${plain}${tag}`)).toEqual([[plain, 'holds']]);
    expect(told(`It says "${plain}"${tag}`)).toEqual([[plain, 'holds']]);
  });

  test.each([
    ' these days?',
    ' nowadays',
    ' [citation needed]',
    ', full stop.',
    ' Thanks in advance!',
    ' cheers',
  ])('may say nothing about it: %s', (closing) => {
    const plain = sentence.slice(0, -1);
    expect(told(plain + closing)).toEqual([[plain, 'holds']]);
  });

  test('asks for a source also where the rules have that word', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['They move over moss.', 'They rest once by the source.']]),
    ]);
    for (const asking of ['(source?)', '- source?', '[any source?]', '- unless they changed it'])
      expect(check(`They move over moss ${asking}`), asking).toMatchObject([{ verdict: 'holds' }]);
    for (const asking of ['(from the source?)', '- once?', '- source'])
      expect(check(`They move over moss ${asking}`), asking).toMatchObject([{ verdict: 'near' }]);
  });

  test('claims nothing on its own line either', () =>
    expect(told(`Hi judges,\n\nmy friend says:\n> ${sentence}\n\nIs that right?\n\nThanks!`)).toEqual([
      [sentence, 'holds'],
    ]));

  test('is answered where there is nothing else', () =>
    expect(told('Right? Thanks!')).toEqual([
      ['Right?', 'unknown'],
      ['Thanks!', 'unknown'],
    ]));

  test.each([
    'That was overruled.',
    'That is no longer so.',
    'Not true.',
    'It no longer holds.',
    'No.',
    'Wrong!',
    'This was removed in s3.',
    'That has changed.',
    "I don't think so.",
    'That rule got cut.',
    'They got rid of that.',
    'They took it out.',
    'No longer the case.',
    'Think again.',
    'It was struck.',
    'This is outdated info.',
    'jk',
    'Reverted.',
    'Nah.',
    'Or so I thought.',
    'In your dreams!',
    '(Supposedly.)',
    'Pre-errata.',
    '(first edition, superseded)',
    "That's history.",
    'Unless they rest.',
    'Except on Fridays.',
    'But only by day.',
    'Not by day.',
    'But not on Fridays.',
    'However, that was changed.',
    '(If wet.)',
    'Quokkas only.',
    'If it rains.',
    'During rain.',
    'This was the text.',
    'That was before.',
    'Just kidding.',
    "Errata'd.",
    '^ this is wrong',
    'Back then.',
    'In the past.',
    'So in the past, sure.',
  ])('may take it back: %s', (remark) => {
    expect(told(`${sentence} ${remark}`)).toEqual([[`${sentence} ${remark}`, 'near']]);
    expect(told(`Leap: ${sentence} ${remark}`)).toEqual([[`${sentence} ${remark}`, 'near']]);
  });

  test.each([
    'False.',
    'Not true!',
    'Wrong.',
    'Fake news!',
    'Nonsense.',
    'No longer true:',
    'Outdated.',
    'Neither does it hold that',
    'The judge ruled against',
  ])('may take it back before it: %s', (remark) => {
    expect(told(`${remark} ${sentence}`)).toEqual([[`${remark} ${sentence}`, 'near']]);
    expect(told(`${remark} Leap: ${sentence}`)).toEqual([[`${remark} Leap: ${sentence}`, 'near']]);
  });

  test('is recognised after any speaker', () => {
    for (const claim of [`Bob: False. ${sentence}`, `Bob: False. Leap: ${sentence}`])
      expect(told(claim)).toEqual([[claim, 'near']]);
    expect(told(`${sentence} Bob: Wrong.`)).toEqual([[`${sentence} Bob: Wrong.`, 'near']]);
  });

  test.each(['this is wrong', 'Outdated!', 'not true', 'nope', 'WRONG', 'That was overruled.'])(
    'may take it back on its own line: %s',
    (remark) => {
      const takenBack = [`${sentence} ${remark}`, 'near'];
      expect(told(`${sentence}\n${remark}`)).toEqual([takenBack]);
      expect(told(`> ${sentence}\n\n${remark}`)).toEqual([takenBack]);
      expect(told(`You may rest it on a stone.\n${sentence}\n${remark}\nIt turns there once.`)).toEqual([
        ['You may rest it on a stone.', 'removed'],
        takenBack,
        ['It turns there once.', 'removed'],
      ]);
    },
  );

  test.each(['Removed', 'Old text', 'Is that wrong?', 'Outdated:'])(
    'takes nothing back where it is a label, or a question: %s',
    (label) => expect(told(`${sentence}\n${label}`)[0]).toEqual([sentence, 'holds']),
  );

  test.each(['This is wrong:', 'That is no longer so:'])(
    'may be on the line above what it takes back: %s',
    (remark) => expect(told(`${remark}\n> ${sentence}`)).toEqual([[`${remark} ${sentence}`, 'near']]),
  );

  test('answers the question before it, and does not take it back', () => {
    expect(told(`Nope. ${sentence}`).at(-1)).toEqual([sentence, 'holds']);
    expect(told(`No. Leap: ${sentence}`).at(-1)).toEqual([sentence, 'holds']);
  });

  test('takes nothing back after it where it is about a person', () => {
    for (const remark of ['I was wrong.', 'You are mistaken.'])
      expect(told(`${remark} ${sentence}`).at(-1)).toEqual([sentence, 'holds']);
    expect(told(`${sentence} I was wrong.`)).toEqual([[`${sentence} I was wrong.`, 'near']]);
  });

  test('may have another speaker in a chat', () =>
    expect(told(`[20:14] Ann: ${sentence}\n[20:15] Bob: that's wrong`)).toEqual([
      [`Ann: ${sentence} that's wrong`, 'near'],
    ]));

  test.each(['That was removed in s3.', 'Not any more.', 'That is no longer so.'])(
    'leads to what held once, where it takes that back: %s',
    (remark) =>
      expect(told(`You may rest it on a stone. ${remark}`)).toEqual([
        ['You may rest it on a stone', 'removed'],
      ]),
  );

  test('is not read with a claim that is longer than any line of a source', () => {
    const texts = answer(`${sentence} ${'Wrong. '.repeat(2 * longestLine)}`).map(({ text }) => text.length);
    expect(Math.max(...texts)).toBeLessThan(longestLine + 10);
  });

  test('is read once, however many lines of it are below a claim', () => {
    const read = withRemarkLines(`${sentence}\n${'no\n'.repeat(100_000)}`, knownWordsOf([], []));
    expect(read.split('\n')).toHaveLength(100_002);
  });
});
