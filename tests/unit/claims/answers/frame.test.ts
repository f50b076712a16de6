import { expect, test } from 'vitest';
import { withinFrame } from '../../../../src/checks/claim/answers/frame.ts';
import { rulebookIn } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

test('a text that consists of an introduction alone stays whole', () => {
  const { known } = rulebookIn(keywords());
  expect(withinFrame('Judge: They rest.', known)).toEqual(['Judge: They rest.', 'They rest.']);
  for (const text of ['Judge: …', 'They rest.', 'If so: They rest.', ''])
    expect(withinFrame(text, known), text).toEqual([text]);
});
