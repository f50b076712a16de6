import { describe, expect, test } from 'vitest';
import { thenAndNow } from '../../../../src/checks/claim/denied/then-and-now.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const told = (claim: string) => check(claim).map(({ text, verdict }) => [text.replace(/\.$/, ''), verdict]);
const [old, now] = ['Move two of them over the moss', 'Move two of them over the fern'];

describe('two wordings in one sentence, of which the second replaced the first', () => {
  test.each([
    `Leap used to say “${old}.” but now it is “${now}.”`,
    `Leap was "${old}", and is now "${now}".`,
    `They replaced "${old}." with "${now}."`,
    `They changed "${old}" to "${now}".`,
    `They changed Leap from "${old}" to "${now}".`,
    `The text of Leap was changed from "${old}." to "${now}."`,
    `"${old}." became "${now}."`,
    `"${old}" was reworded into "${now}".`,
    `Replace "${old}." with "${now}."`,
    `Please change "${old}" to "${now}".`,
    `"${old}." → "${now}."`,
    `"${old}" --> "${now}"`,
    `Leap: Replace "${old}." with "${now}."`,
    `In the text of Leap, change "${old}" to "${now}".`,
    `Amend Leap from "${old}." to "${now}."`,
    `"${old}." should be "${now}."`,
    `"${old}" should now read "${now}".`,
    `Page 12, line 3: for "${old}." read "${now}."`,
    `Errata: on p. 4 for "${old}" please read "${now}"`,
    `Leap, for “${old}.” read: “${now}.”`,
  ])('are answered separately: %s', (claim) =>
    expect(told(claim)).toEqual([
      [old, 'reworded'],
      [now, 'holds'],
    ]),
  );

  test.each([
    `They replaced "${now}." with "${old}."`,
    `Replace "${now}." with "${old}."`,
    `"${now}." should be "${old}."`,
    `Leap used to say "${now}.", but now it says "${old}."`,
  ])('do not both hold the other way round: %s', (claim) =>
    expect(told(claim)).toEqual([
      [expect.stringContaining(now), 'near'],
      [old, 'reworded'],
    ]),
  );

  test('are each claimed of the keyword that is named', () =>
    expect(
      check(`Vault used to say "${old}." but now it says "${now}."`).map(({ isElsewhere }) => isElsewhere),
    ).toEqual([true, true]));

  test.each([
    `He says "${old}." and she says "${now}."`,
    `Compare "${old}." with "${now}."`,
    `They never changed "${old}." to "${now}."`,
    `Did they change "${old}." to "${now}."?`,
    `Do not replace "${old}." with "${now}."`,
    `Never change "${old}." to "${now}."`,
    `Compare "${old}." to "${now}."`,
    `"${old}." should not be "${now}."`,
    `Leap: "${old}." → "${now}."`,
    `Had they changed "${old}." to "${now}."`,
    `They didn't change "${old}." to "${now}."`,
    `I would have changed "${old}." to "${now}."`,
    `It hasn't been changed from "${old}." to "${now}."`,
    `They changed "${old}." to "${now}." by night.`,
  ])('but not where the sentence does not say so: %s', (line) => expect(thenAndNow(line)).toBe(line));

  test.each([
    `They never changed "${old}." to "${now}."`,
    `They didn't change "${old}." to "${now}."`,
    `It was never changed from "${old}." to "${now}."`,
  ])('and where that is denied, neither is answered as it is: %s', (claim) =>
    expect(told(claim)).toEqual([[claim.replace(/\.$/, ''), 'near']]),
  );
});

describe('two lines or cells with labels, of which the second has what replaced the first', () => {
  const answered = (claim: string) => told(claim).filter(([, verdict]) => verdict !== 'unknown');

  test.each([
    `From: ${old}.\nTo: ${now}.`,
    `Leap\n  - **from:** ${old}.\n  - **to:** ${now}.`,
    `From “${old}.”\nTo “${now}.”`,
    `Was: ${old}.\n\nIs now: ${now}.`,
    `v2.3 - Leap: “${old}.” replaced by “${now}.”`,
  ])('are answered separately: %s', (claim) =>
    expect(answered(claim)).toEqual([
      [old, 'reworded'],
      [now, 'holds'],
    ]),
  );

  test.each([
    `| was | is |\n| --- | --- |\n| ${old}. | ${now}. |`,
    `| old | new |\n| --- | --- |\n| ${old}. | ${now}. |`,
    `Keyword\tFrom\tTo\nLeap\t${old}.\t${now}.`,
    `| Keyword | Was | Is now |\n|---|---|---|\n| Leap | ${old}. | ${now}. |`,
  ])('also as heads of columns, in small letters as well: %s', (claim) =>
    expect(answered(claim)).toEqual([
      [now, 'holds'],
      [old, 'reworded'],
    ]),
  );

  test('but the head of a mail tells of no change', () =>
    expect(told(`From: The Judges of the Reef\nTo: All of the Players\n\n${now}.`)).toEqual([
      [now, 'holds'],
    ]));
});
