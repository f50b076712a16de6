import { expect, test } from 'vitest';
import { splitSentences } from '../../src/keywords/parts.ts';

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
