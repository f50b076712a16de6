import { expect, test } from 'vitest';
import { quotations, splitSentences } from '../../../src/keywords/text/sentences.ts';
import { longestText, splitParts } from '../../../src/keywords/wording/parts.ts';

test.each([
  ['Sample up to X. If X is 0, stop.', ['Sample up to X.', 'If X is 0, stop.']],
  ['The answer is no. Then stop.', ['The answer is no.', 'Then stop.']],
  ['See No. 3 of it. Stop.', ['See No. 3 of it.', 'Stop.']],
  [
    'Since Oct. 2006 it moves. It came in May. 12 of them rest.',
    ['Since Oct. 2006 it moves.', 'It came in May.', '12 of them rest.'],
  ],
  ['Some, e.g. This one. Stop.', ['Some, e.g. This one.', 'Stop.']],
  ['Ask J. Doe. Stop.', ['Ask J. Doe.', 'Stop.']],
  ['Some (approx. Two) of it. Stop.', ['Some (approx. Two) of it.', 'Stop.']],
  ['That is approx. Three of it. Stop.', ['That is approx. Three of it.', 'Stop.']],
  [
    'Each U.S. Army unit stops. So do Lt. Doe and the S.H.Y. Unit.',
    ['Each U.S. Army unit stops.', 'So do Lt. Doe and the S.H.Y. Unit.'],
  ],
  ['Wait… Then stop… or not.', ['Wait…', 'Then stop… or not.']],
  ['It said: "Stop." (Or not.) Then it went.', ['It said: "Stop."', '(Or not.)', 'Then it went.']],
  ['Say [one. Two] or (three. Four. Stop.', ['Say [one. Two] or (three.', 'Four.', 'Stop.']],
  ['No. 3 of it. Stop.', ['No. 3 of it.', 'Stop.']],
  ['Ask a VIP. Then stop.', ['Ask a VIP.', 'Then stop.']],
  ['One vs. it. Then stop.', ['One vs. it.', 'Then stop.']],
  ['Take subapprox. Then stop.', ['Take subapprox.', 'Then stop.']],
  ['Stop. then go. “Now.” 3 of it. -X is so.', ['Stop. then go.', '“Now.”', '3 of it. -X is so.']],
  ['(An aside) Then it went.', ['(An aside)', 'Then it went.']],
  ['(Any) aside Then', ['(Any) aside Then']],
  ['An (aside) Then.', ['An (aside) Then.']],
  ['It gets: "this;" Then it is so:” Now.', ['It gets: "this;"', 'Then it is so:”', 'Now.']],
  ['It is “so” Then; “Now” it is: Then.', ['It is “so” Then; “Now” it is: Then.']],
  [
    'It says “One. Two.” Now (three. Four.) it. Stop.',
    ['It says “One. Two.”', 'Now (three. Four.) it.', 'Stop.'],
  ],
  ['Nested (a. B (c. D) e. F) it. Stop.', ['Nested (a. B (c. D) e. F) it.', 'Stop.']],
  ['A b) c. Stop (d. E) f. Stop.', ['A b) c.', 'Stop (d. E) f.', 'Stop.']],
  ['Two (a. B) of "c. D" it. Stop.', ['Two (a. B) of "c. D" it.', 'Stop.']],
  ['One "a. B" of (c. D) it. Stop.', ['One "a. B" of (c. D) it.', 'Stop.']],
])('%s', (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

test.each([
  ['between straight marks', 'a "b c" d "e"', ['"b c"', '"e"']],
  ['between curly ones', 'a “b c” d', ['“b c”']],
  ['that opens behind a bracket', '("b") ["c"]', ['"b"', '"c"']],
  ['not from a mark behind a word, as of inches', 'a 5" b "c" d', ['"c"']],
  ['not from a mark before a space, or at the end', 'a " b " c "', []],
  ['to the end, where nothing closes it', 'a "b c', ['"b c']],
  ['to the end of its sentence, where another opens', 'a "b c. D e "f" g', ['"b c.', '"f"']],
  ['to its own mark, where another opens before a sentence ends', 'a "b c “d” e', ['"', '“d”']],
  ['with a mark of the other kind at its end', 'a “b" c "d” e', ['“b"', '"d”']],
])('a quotation is what stands %s', (_, text, expected) =>
  expect(quotations(text).map(([start, end]) => text.slice(start, end + 1))).toEqual(expected),
);

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
  [
    'also where no typewriter’s blank stands between',
    'It was so. A thing that\u00a0means, "This." More.',
    ['It was so. A thing that\u00a0means, "This."', 'More.'],
  ],
  [
    'but not what a quotation says of it',
    'It was so. It says "a thing that means this". More.',
    ['It was so.', 'It says "a thing that means this".', 'More.'],
  ],
])('%s', (_, text, parts) => expect(splitParts(text)).toEqual(parts));
