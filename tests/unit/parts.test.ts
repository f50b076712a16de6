import { expect, test } from 'vitest';
import { longestText, splitParts, splitSentences } from '../../src/keywords/parts.ts';

test.each([
  ['Sample up to X. If X is 0, stop.', ['Sample up to X.', 'If X is 0, stop.']],
  ['The answer is no. Then stop.', ['The answer is no.', 'Then stop.']],
  ['See No. 3 of it. Stop.', ['See No. 3 of it.', 'Stop.']],
  ['Some, e.g. This one. Stop.', ['Some, e.g. This one.', 'Stop.']],
  ['Ask J. Doe. Stop.', ['Ask J. Doe.', 'Stop.']],
  ['Some (approx. Two) of it. Stop.', ['Some (approx. Two) of it.', 'Stop.']],
  ['That is approx. Three of it. Stop.', ['That is approx. Three of it.', 'Stop.']],
  ['It said: "Stop." (Or not.) Then it went.', ['It said: "Stop."', '(Or not.)', 'Then it went.']],
  ['Say [one. Two] or (three. Four. Stop.', ['Say [one. Two] or (three.', 'Four.', 'Stop.']],
])('%s', (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

test('a text that is longer than that of any card is its meaning as a whole', () => {
  const text = (length: number) => 'Stop. '.repeat(length).slice(0, length);
  expect(splitParts(text(longestText))).not.toHaveLength(1);
  expect(splitParts(text(longestText + 1))).toEqual([text(longestText + 1)]);
});

test.each([
  [
    'a note speaks until the next begins',
    'Stop. Note: It is so. Still it is. Example: It was. It had been.',
    ['Stop.', 'Note: It is so. Still it is.', 'Example: It was. It had been.'],
  ],
  [
    'and only where a sentence begins with it',
    'Stop. It has a Note: of this. And more.',
    ['Stop.', 'It has a Note: of this.', 'And more.'],
  ],
  [
    'all up to the sentence that means something is the meaning',
    'It was so. A thing that means, "This." More.',
    ['It was so. A thing that means, "This."', 'More.'],
  ],
])('%s', (_, text, parts) => expect(splitParts(text)).toEqual(parts));
