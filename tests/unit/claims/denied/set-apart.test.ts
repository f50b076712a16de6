import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const [first, second] = ['Move two of them over the fern.', 'Jump as far as the sea.'];

const headings = [
  '## Deferred motions',
  '## Proposals that did not pass',
  '## Options considered but not chosen',
  '## Not yet implemented',
  '## What we decided against',
  '## Ideas for 2027',
  '## Suggestions from readers',
  '## Open questions',
  '## Draft for the next edition',
  '## Removed in this edition',
  '## Under discussion at the club',
  '## Known issues',
  '## Failing tests',
  '## In other games',
  '## Where the engine deviates',
  '## Elsewhere',
  '## Doing',
  '## Unverified',
  '## Needs confirmation',
  '## Rulings we are not sure about',
  '## Lost motions',
  '## Theories and speculation',
  '## Before 2019',
  'The following was not seconded:',
  'Ideas about Leap:',
  'Upcoming:',
];

describe('what a heading says is not in force', () => {
  test.each(headings)('does not hold below it: %s', (heading) =>
    expect(verdicts(`${heading}\n\n- ${first}\n- ${second}`)).not.toContain('holds'),
  );

  test('is read with the heading, up to the next one', () =>
    expect(
      check(`## In other games\n\n${first}\n\n## Rules\n\n${second}`).map(({ text, verdict }) => [
        text,
        verdict,
      ]),
    ).toEqual([
      [`Not in force (In other games): ${first}`, 'near'],
      [second, 'holds'],
    ]));

  test.each([
    '## Proposals that were adopted',
    '## Errors corrected',
    '## Known issues, now fixed',
    '## Answers to open questions',
    '## Passed',
    '## Fixed bugs',
    '## Rules nobody remembers',
    '## What is new for 2027',
    '## Planned jumps over the fern',
    'Deferred motions',
    '## Open questions?',
  ])('but it holds below one that says it was adopted, names a case or is none: %s', (heading) =>
    expect(
      verdicts(`${heading}\n\n- ${first}\n- ${second}`).filter((verdict) => verdict === 'holds'),
    ).toHaveLength(2),
  );
});

describe('a list below a line that says only that', () => {
  test('is not in force, and the one below another line is', () => {
    const board = `Done\n* ${first}\n\nBacklog\n* ${second}`;
    expect(verdicts(board).filter((verdict) => verdict === 'holds')).toHaveLength(1);
    const tiers = `True tier\n- ${first}\nMyth tier\n- ${second}`;
    expect(verdicts(tiers).filter((verdict) => verdict === 'holds')).toHaveLength(1);
  });

  test('but not where it says more, or no list is right below', () => {
    expect(verdicts(`Backlog of the club\n* ${first}`)).toContain('holds');
    expect(verdicts(`Backlog\n\n${first}`)).toContain('holds');
  });
});

test('the last field of an item takes back that item, and not the next one', () => {
  const list = `rules:\n  - text: "${first}"\n    status: rejected\n  - text: "${second}"\n    status: accepted`;
  const told = check(list).map(({ text, verdict }) => [text, verdict]);
  expect(told.find(([text]) => text?.startsWith('Move'))?.[1]).not.toBe('holds');
  expect(told).toContainEqual([second, 'holds']);
});

test('a cell of a row says the same', () => {
  expect(verdicts(`text,state,votes\n"${first}",wontfix,3`)).not.toContain('holds');
  expect(verdicts(`text,state,votes\n"${first}",merged,3`)).toContain('holds');
  expect(
    verdicts(`| Status | Rule |\n|---|---|\n| Not adopted | ${first} |\n| Adopted | ${second} |`),
  ).toEqual(['unknown', 'near', 'holds']);
});

describe('a label, a remark or a field says the same of one text', () => {
  test.each([
    `Known issue: ${first}`,
    `Bug: ${first}`,
    `FAILED: ${first}`,
    `Defeated: ${first}`,
    `wontfix: “${first}”`,
    `Not adopted: ${first}`,
    `In other card games: ${first}`,
    `dele: “${first}”`,
    `Amendment 3: strike “${first}”`,
    `${first} Not yet implemented.`,
    `${first}\nNot yet implemented.`,
    `${first} FAILED`,
    `${first} (planned for 2027)`,
    `${first} [wip]`,
    `${first}\nStatus: in progress`,
    `${first} Changes requested.`,
    `“${first}” must go.`,
    `${first} Citation needed.`,
    `${first} Source missing.`,
    `${first} Needs a source.`,
    `${first} Unverified.`,
    `${first} Backed out.`,
    `${first} (disabled)`,
    `${first} Feature removed.`,
    `${first} Out of date, see v2.`,
    `${first} Reverted in r1023.`,
    `${first} I strongly disagree.`,
    `Hypothesis: ${first}`,
  ])('and it does not hold: %s', (text) => expect(verdicts(text)).not.toContain('holds'));

  test.each([
    `Fixed: ${first}`,
    `Added by the glossary: ${first}`,
    `As planned: ${first}`,
    `The idea: ${first}`,
    `By popular request: ${first}`,
    `Elsewhere it says: ${first}`,
    `The full text: “${first}”`,
    `${first} (implemented)`,
    `${first}\nType: Bug`,
    `${first}\nType: Feature request`,
    `${first} Not implemented?`,
    `${first} Undisputed.`,
    `${first} Not disputed by anyone.`,
    `${first} Approved with no changes.`,
    `${first} I was not aware of that.`,
  ])('but others do not: %s', (text) => expect(verdicts(text)).toContain('holds'));
});

describe('an exception that a semicolon joins to a sentence', () => {
  test.each(['; stones, however, may rest twice', '; however, stones may rest', '; unless they turn'])(
    'is read with it: %s',
    (rest) => expect(verdicts(`${first.slice(0, -1)}${rest}.`)).not.toContain('holds'),
  );

  test.each(['; it always did', '; though I had to look it up'])('but nothing else: %s', (rest) =>
    expect(verdicts(`${first.slice(0, -1)}${rest}.`)).toContain('holds'),
  );
});

test('that a text was taken out of a keyword is on record, and no denial of that', () =>
  expect(verdicts('Removed from Leap: “You may rest it on a stone.”')).toContain('removed'));

describe('what its authors tried, or what people only assume, is not in force', () => {
  test.each([
    `We tried “${first}” but it was odd.`,
    `First we considered “${first}”`,
    `Our first attempt read “${first}”`,
    `Working text: ${first}`,
    `Placeholder: ${first}`,
    `Prototype: ${first}`,
    `What we wanted to print: ${first}`,
    `What most players think it does: ${first}`,
    `Early version: ${first}`,
  ])('%s', (claim) => expect(verdicts(claim)).not.toContain('holds'));

  test.each([`What I think it says: ${first}`, `We checked: ${first}`, `The text that works: ${first}`])(
    'but not: %s',
    (claim) => expect(verdicts(claim)).toContain('holds'),
  );

  test('and what an early version had is compared with what held once', () =>
    expect(verdicts('Early version: Move one of them over the moss.')).toEqual(['reworded']));
});

test.each(['Roughly.', 'Most of the time.'])('what holds only nearly does not hold: %s', (remark) =>
  expect(verdicts(`${first} ${remark}`)).not.toContain('holds'),
);
