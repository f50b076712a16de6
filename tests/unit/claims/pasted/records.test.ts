import { describe, expect, test } from 'vitest';
import { unpacked } from '../../../../src/checks/claim/pasted/cells.ts';
import { linesOf } from '../../../../src/checks/claim/pasted/lines.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const sentence = 'Move two of them over the fern.';
const check = claimCheckOf(keywords());
const verdicts = (...lines: string[]) => check(lines.join('\n')).map(({ verdict }) => verdict);

describe('a record of data on a line', () => {
  test.each([
    { type: 'message', user: 'U012', text: sentence, ts: '1620000000.01' },
    {
      id: 1,
      type: 'message',
      date: '2024-03-12T18:22:00',
      from: 'Al Quill',
      from_id: 'user1',
      text: sentence,
    },
    { id: '9', content: sentence, author: { id: '12', name: 'al', isBot: false } },
  ])('says nothing by who wrote it, and when: %j', (record) =>
    expect(unpacked(JSON.stringify(record))).toBe(sentence),
  );

  test.each([
    [{ from: 'It rests on the moss.', to: sentence }, `It rests on the moss.\t${sentence}`],
    [{ name: 'Leap', text: sentence, type: 'ability' }, `Leap\t${sentence}\tability`],
    [{ text: sentence, set: 'Moss', date: '2024-03-12' }, `${sentence}\tMoss\t2024-03-12`],
  ])('has all else that it says: %j', (record, said) => expect(unpacked(JSON.stringify(record))).toBe(said));

  test.each(['valid', 'isTrue', 'still_holds', 'correct'])('may call what it says untrue: %s', (key) => {
    const record = (isSo: boolean) => JSON.stringify({ claim: sentence, [key]: isSo });
    expect(verdicts(record(false))).toEqual(['near']);
    expect(verdicts(record(true))).toEqual(['holds']);
    expect(verdicts(JSON.stringify({ text: sentence, edited: false }))).toEqual(['holds']);
  });

  test('goes on in no other', () =>
    expect(
      verdicts('{"user":"al","text":"lol ok"}', JSON.stringify({ text: sentence.toLowerCase() })),
    ).toEqual(['holds']));
});

describe('the fields of a template in a wiki', () => {
  test('each have a line of their own, with the label that they are', () => {
    const fields = ['{{Infobox moss', '| name = Leap', `| effect = ${sentence}`, '|old_text=It rests'];
    expect(linesOf([...fields, '}}'].join('\n')).map(({ text }) => text)).toEqual([
      '{{Infobox moss',
      'Leap',
      `effect: ${sentence}`,
      'old_text: It rests',
      '}}',
    ]);
  });

  test('are read as what they say', () => {
    expect(verdicts('{{Infobox', `| notes = ${sentence}`, '}}')).toContain('holds');
    expect(verdicts('{{Infobox', `| wrong = ${sentence}`, '}}')).not.toContain('holds');
  });
});

test.each([
  `{"text":"${sentence}","current":false}`,
  `{"text":"${sentence}","isActive":false}`,
  `{"text":"${sentence}","deprecated":true}`,
  `{"text":"${sentence}","is_removed":true}`,
  `{"keyword":"Leap","old":"${sentence}","new":"They rest."}`,
  `{\n  "text": "${sentence}",\n  "deprecated": true\n}`,
  `- text: ${sentence}\n  obsolete: yes`,
])('a record may say of its text that it no longer holds: %s', (claim) =>
  expect(verdicts(claim)[0]).toBe('near'),
);

test.each([
  `{"text":"${sentence}","current":true}`,
  `{"text":"${sentence}","deprecated":false}`,
  `{"text":"${sentence}","isFoil":true}`,
  `- text: ${sentence}\n  verified: true`,
])('or that it does: %s', (claim) => expect(verdicts(claim)[0]).toBe('holds'));
