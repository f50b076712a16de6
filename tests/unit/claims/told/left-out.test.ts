import { expect, test } from 'vitest';
import { createRows } from '../../../../src/browser/tools/worker/claim-rows.ts';
import { sayAnswer, titlesOf } from '../../../../src/checks/claim/told/say.ts';
import { createTextCheck } from '../../../../src/checks/whole-text/check.ts';
import { keywords, sources } from '../../../helpers/left-out.ts';

const titles = titlesOf(keywords, sources);
const check = createTextCheck(keywords, sources);

test('of a keyword that the newest glossary leaves out, a claim that holds says so', () => {
  const say = (claim: string) => check(claim).sentences.map((each) => sayAnswer(each, titles, () => []));
  expect(say('Move one step to the left.')).toEqual([
    '“Move one step to the left.”\n  Holds, word for word.\n  Meaning of Hop in First Glossary; left out of Second Glossary.',
  ]);
  expect(say('Move no step at all.').join()).not.toContain('left out');
});

test('and so does an entry of a sheet', () => {
  const { entries } = createRows(keywords, titles, () => [])(
    check('Hop\tHop: Move one step to the left.\nRest\tRest: Move no step at all.\n'),
  );
  expect(entries.map(({ kind, leftOutOf }) => [kind, leftOutOf])).toEqual([
    ['current', 'Second Glossary'],
    ['current', null],
  ]);
});
