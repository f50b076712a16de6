import { expect, test } from 'vitest';
import { wordsOfAddress } from '../../../src/browser/search/words-of-address.ts';

test.each([
  ['/keywords/bombrd/', 'bombrd'],
  ['/reference/keywords/last-stnd', 'last stnd'],
  ['/keywords/Hidden%20Cost/', 'Hidden Cost'],
  ['/keywords/hidden+cost', 'hidden cost'],
  ['/keywords/caf%C3%A9/', 'café'],
  ['/keywords/R%26D&D/', 'R&D&D'],
  ['/keywords/100%/', '100%'],
  ['/keywords/armour.html', 'armour'],
  ['/keywords/armour/index.html', 'armour'],
  ['/keywords/bombard/b2e89/', 'bombard'],
  ['/keywords/last-stand/compare/de31cee9/b2e8', 'last stand'],
  ['/reference/keywords/bombard/ffffffff/', 'bombard'],
  ['/keywords/bombard/compare/b2e891df/de31cee9/', 'bombard'],
  ['/keywords/', ''],
  ['/keywords/index.html', ''],
  ['/keywords/face/', 'face'],
  ['/keywords/d20/', 'd20'],
  ['/keywords/2024/', '2024'],
  ['/', ''],
])('at %s somebody looked for “%s”', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
