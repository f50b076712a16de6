import { expect, test } from 'vitest';
import { createSentenceReader } from '../../../../src/checks/cards/text/sentence-places.ts';

/** Whether the places of two signs of a text, which it has once, are in one sentence. */
function areInOne(text: string, one: string, other: string): boolean {
  const sentenceOf = createSentenceReader(text);
  return sentenceOf(text.indexOf(one)) === sentenceOf(text.indexOf(other));
}

test.each([
  ['Rest (as a pen) and turn', 'Rest', 'turn'],
  ['Rest "as a pen" and turn', 'Rest', 'turn'],
  ['Rest (as "a pen") and turn', 'Rest', 'turn'],
])('what stands before and after a note or a quotation is one sentence: %s', (text, before, after) =>
  expect(areInOne(text, before, after)).toBe(true),
);

test.each([
  ['Rest (as a pen) and turn', 'Rest', 'pen'],
  ['Rest. Turn', 'Rest', 'Turn'],
  ['It says "Rest\nturn" now', 'Rest', 'turn'],
])('another sentence begins there: %s', (text, one, other) => expect(areInOne(text, one, other)).toBe(false));

test('a note that a line left open ends with it', () =>
  expect(areInOne('Rest (as a pen\nturn) and wait', 'turn', 'wait')).toBe(true));
