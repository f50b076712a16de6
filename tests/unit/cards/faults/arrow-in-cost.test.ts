import { expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keyword = (name: string, template: string) =>
  sampleKeyword(name, sampleRevision(template, [does('You must pay what follows.')]));
const check = createCardCheck([keyword('Keep', 'Keep: [cost]'), keyword('Quokka', 'Quokka')]);

test.each([
  ['Keep: Pay 1 moss -> Turn it.', 17],
  ['Quokka | Keep: Pay 1 moss or turn it → Rest.', 37],
  ['Each pen gets "Keep: Pay 1 moss -> Turn it."', 32],
  ['Keep: Pay 1 moss Pay 2 moss -> Quokka', 28],
])('the cost of a keyword pays for nothing else: %s', (text, at) =>
  expect(
    check(text)
      .findings.filter(({ rule }) => rule === 'arrow-unexpected')
      .map(({ start }) => start),
  ).toEqual([at]),
);

test.each([
  'Keep: Pay 1 moss or turn it. | Pay 1 moss -> Quokka',
  'Keep: Pay 1 moss. Pay 1 moss -> Quokka',
  'Each pen gets "Keep: Pay 1 moss" and "Pay 1 moss -> Quokka."',
  'Keep: Pay 1 moss\nPay 1 moss -> Quokka',
])('and an arrow of another ability is not in it: %j', (text) =>
  expect(check(text).findings.map(({ rule }) => rule)).not.toContain('arrow-unexpected'),
);
