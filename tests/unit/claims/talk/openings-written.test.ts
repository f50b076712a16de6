import { expect, test } from 'vitest';
import type { Keyword } from '../../../../src/keywords/model.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern';

test('a question beside an answer takes nothing of it back, whatever the question is', () =>
  expect(told(`| Can it turn if nobody rests? | ${sentence}. |`)).toEqual([
    ['Can it turn if nobody rests?', 'unknown'],
    [sentence, 'holds'],
  ]));

test('the author and time of a message are no part of it', () => {
  for (const author of ['Bob — 09/12/2021 3:44 PM', 'Bob — Today at 15:44', '[09/12/2021 3:44 PM] Bob'])
    expect(told(`${author}\n${sentence}.\n${author}\nok thx`), author).toEqual([[`${sentence}.`, 'holds']]);
});

test('words of the rules may also name the speaker, or the kind of statement', () => {
  const check = claimCheckOf([changingKeyword('Leap', [['The player moves a card over the moss.']])]);
  const said = 'The player moves a card over the moss.';
  for (const opening of ['Player', 'Card text', 'Rules', 'Definition', 'Source'])
    expect(check(`${opening}: ${said}`), opening).toMatchObject([{ verdict: 'holds' }]);
  for (const opening of ['Card moss', 'Moss'])
    expect(check(`${opening}: ${said}`), opening).toMatchObject([{ verdict: 'near' }]);
});

test('a heading in Markdown is not continued by the line below it, whatever that begins with', () =>
  expect(told(`## Leap\nsee the page for pictures\n${sentence}.`)).toEqual([
    ['see the page for pictures', 'unknown'],
    [`${sentence}.`, 'holds'],
  ]));

test('an answer in points has a label before each', () => {
  for (const label of ['What it does', 'How it works', 'What this means', 'Key difference'])
    expect(told(`- **${label}:** ${sentence}.`), label).toEqual([[sentence, 'holds']]);
  for (const label of ['What it does not do', 'What it does on moss', 'How it never works'])
    expect(told(`- **${label}:** ${sentence}.`)[0]?.[1], label).toBe('near');
});

test('a quotation of what is right instead does not belong to the claim that it corrects', () => {
  for (const lead of [
    'Wrong. It is',
    'No, false. The text reads:',
    'Not true! The rule is:',
    'False. The card says:',
    'That is wrong. The text is',
  ])
    expect(told(`${lead} “${sentence}.”`), lead).toEqual([[sentence, 'holds']]);
  for (const lead of [
    'Wrong.',
    'False. He said',
    'Wrong. My friend says',
    'Wrong. It is not',
    'False. It no longer says',
    'Wrong. A layered ability that means,',
  ])
    expect(told(`${lead} “${sentence}.”`)[0]?.[1], lead).toBe('near');
});

test('the code of a wording may follow a colon', () => {
  const coded: Keyword[] = JSON.parse(JSON.stringify(keywords()).replaceAll('leap000', '0000ab0'));
  const check = claimCheckOf(coded);
  for (const claim of ['0000ab02', 'Leap: 0000ab02', 'The wording is: 0000ab02.', 'Judge:0000AB02'])
    expect(
      check(claim).map(({ text }) => text),
      claim,
    ).toEqual(['Move two of them over the moss.', 'You may rest it on a stone.']);
});

test('a word that numbers a sentence among others introduces it, and not one within it', () => {
  for (const before of ['First, ', 'Second: ', 'You may sing. Third, '])
    expect(told(`${before}${sentence}`), before).toContainEqual([sentence, 'holds']);
  expect(told(`First frog, ${sentence}`)).not.toContainEqual([sentence, 'holds']);
  expect(told(`First ${sentence}`)).not.toContainEqual([sentence, 'holds']);
});

test('a “no” before a dash answers a question that a page shows in bold', () =>
  expect(told(`**Can they turn?** No – ${sentence}.`)).toContainEqual([sentence, 'holds']));
