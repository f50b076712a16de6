import { expect, test } from 'vitest';
import { ability, said, sheet } from '../../helpers/said-of-sources.ts';

const behind = (words: string) => said('sheet', sheet('Hop', `${ability} ${words}`));

test.each([
  ['What do you think?', 'What do you think?'],
  ['It moves. Thoughts?', 'Thoughts?'],
  ['Enjoy!', 'Enjoy!'],
  ['I like it.', 'I like'],
  ['It rests, as I said.', 'I said'],
  ["I've seen it.", "I've seen"],
  ['Let me know.', 'me'],
  ['We think so.', 'We'],
  ['It is one of ours.', 'ours'],
  ['Thanks, Tom.', 'Thanks'],
  ['Posted by Tom.', 'Posted by'],
  ['Approved 12-3.', 'Approved 12'],
  ['Source: Garden.', 'Source:'],
  ['Rulings: It may move.', 'Rulings:'],
  ['Tom says: It may move.', 'Tom says:'],
  ['RULINGS It may move.', 'RULINGS'],
  ['[1] It may move.', '[1]'],
  ['The rest is unchanged.', 'The rest'],
  ['Everything else stays the same.', 'Everything else'],
  ['Rulings unchanged.', 'Rulings'],
  ['See the glossary for more.', 'See the glossary'],
  ['This replaces the old text.', 'This replaces the old text'],
  ['And so on.', 'And so on'],
  ['etc.', 'etc'],
  ['??', '??'],
  ['(Rest as before.)', '(Rest'],
  ['No other changes.', 'No other changes'],
  ['The rest of the text is unchanged.', 'The rest'],
  ['The rest stays.', 'The rest'],
  ['Otherwise it stays the same.', 'Otherwise'],
  ['Tom wrote: "It may rest."', 'Tom wrote:'],
  ['See below.', 'See below'],
])('what people say of a text is told on its line: %s', (words, found) => {
  const column = 'Hop: '.length + ability.length + 2 + words.indexOf(found);
  expect(behind(words)).toContain(
    `page-left 2:${column} Found “${found}” in a text, expected what the keyword does`,
  );
});

test('what a page has on the line of a text is told once, whoever spoke of it too', () =>
  expect(behind('I like it. © 2026 Somebody.')).toEqual([expect.stringMatching(/^page-left .*“©”/)]));

test.each([
  'Note: It rests.',
  'NOTE: It rests.',
  'Exception: It rests.',
  'For example: A stone rests.',
  'Otherwise, its cost stays the same.',
  'Otherwise, pay the printed cost.',
  'The rest of the stones stays with the owl.',
  'Whoever sings says, "I sing," and rests.',
  'Call “my stone” to keep it.',
  'Examples: It rests. It sings.',
  'Choose one: Move a stone; or rest.',
  'Choose: move or rest.',
  'Stage I counts as one. Stage II and I are two.',
  'In stage I is a stone.',
  'It counts as a Leap! stone.',
  'Leap! stones rest.',
  'O! It rests.',
  'THE MOSS rests.',
  'YOU MAY rest.',
  'Its power is unchanged. The rest may sing.',
  'It moves as before. It has the old text of its stone.',
  'Bus stones use trust.',
  'It moves, sings, etc. It rests, and so on.',
  'No other changes its power.',
  'Rulings works with Glossary stones.',
  'A <Ruling id="r1">x</Ruling> rests.',
])('but not what rules say: %s', (words) => expect(behind(words).join()).not.toContain('page-left'));

test('nor a name that begins like a label, and its heading', () =>
  expect(said('sheet', sheet('Lt. Hop'))).toEqual([]));
