import { expect, test } from 'vitest';
import { knownOf } from '../../src/checks/claim/known.ts';
import { withinFrame } from '../../src/checks/claim/talk/opened.ts';
import { keywords } from '../made-history.ts';

test('where nothing is said behind an opening, nothing is opened', () => {
  const { headings } = knownOf(keywords());
  expect(withinFrame('Judge: They rest.', headings)).toEqual(['Judge: They rest.', 'They rest.']);
  for (const text of ['Judge: …', 'They rest.', 'If so: They rest.', ''])
    expect(withinFrame(text, headings), text).toEqual([text]);
});
