import { expect, test } from 'vitest';
import { wordsOfAddress } from '../../src/browser/words-of-address.ts';

test.each([
  ['/keywords/bombrd/', 'bombrd'],
  ['/reference/keywords/last-stnd', 'last stnd'],
  ['/keywords/Hidden%20Cost/', 'Hidden Cost'],
  ['/keywords/hidden+cost', 'hidden cost'],
  ['/keywords/caf%C3%A9/', 'café'],
  ['/keywords/R%26D&D/', 'R&D&D'],
  ['/keywords/100%/', '100%'],
  ['/', ''],
])('at %s somebody looked for “%s”', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
