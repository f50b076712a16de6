import { expect, test } from 'vitest';
import { frontMatter as front, readRuling as read } from '../../helpers/ruling-files.ts';

test.each<[text: string, column: number, reason: string]>([
  [
    'It rolls <3 dice.',
    10,
    'Found “<3”, which begins a tag and has no closing tag, expected none, or “\\<” if',
  ],
  ['It hits `<3` on 1<2.', 18, 'Found “<2.”, which begins a tag'],
  ['A <b>bold word.', 3, 'Found “<b>”, which begins a tag and has no closing tag'],
  ['A bold</b> word.', 7, 'Found “</b>”, which begins a tag'],
  ['See <https://example.org/a>.', 5, 'Found “<” before “https://example.org/a”, expected the address alone'],
  ['Of <judge@example.org>.', 4, 'Found “<” before “judge@example.org”, expected the address alone'],
  ['<!-- Not yet. -->', 1, 'Found a comment, expected paragraphs of text'],
  ['import the unit. It moves.', 1, 'Found “import” at the start of a line, which begins code there'],
  [
    'One.\n\nexport it to the\nother zone.',
    1,
    'Found “export” at the start of a line, which begins code there',
  ],
  ['Pay {cost now.', 5, 'Found “{” that is never closed, expected no braces'],
])('what MDX cannot read is said in words of ours, where it begins: %s', async (text, column, reason) => {
  const { files } = await read(`${front({})}\n${text}\n`);
  const said = files.flatMap(({ messages }) => messages);
  expect(said).toMatchObject([{ ruleId: 'ruling-invalid', fatal: true, column }]);
  expect(said[0]?.reason.startsWith(reason), said[0]?.reason).toBe(true);
  expect(said[0]?.reason).not.toMatch(/acorn|MDX|U\+|Unexpected|Could not/);
});

test('the signs themselves are read where they are escaped', async () => {
  const { rulings } = await read(`${front({})}\nIt rolls \\<3 or &lt;2 dice, \\{so}. We import it.\n`);
  expect(rulings).toMatchObject([{ text: 'It rolls <3 or <2 dice, {so}. We import it.' }]);
});

test.each([
  ['It ~~*may*~~ must.', 'words that are struck out'],
  ['It moves[^1].\n\n[^1]: Once.', 'a footnote'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a table'],
])('what other programs take for formatting is refused, as a list is: %s', async (text, name) => {
  const { files } = await read(`${front({})}\nText.\n\n${text}\n`);
  expect(files.flatMap(({ messages }) => messages)).toMatchObject([
    { ruleId: 'ruling-invalid', line: 11, column: 1, reason: `Found ${name}, expected paragraphs of text` },
  ]);
});

test.each([
  ['\\~~May~~ it? About ~~5.', '~~May~~ it? About ~~5.'],
  ['Pay [X] | turn -\n| tap \\[^1].', 'Pay [X] | turn - | tap [^1].'],
])('signs that strike nothing out and make no note or table are text: %s', async (written, text) => {
  const { rulings } = await read(`${front({})}\n${written}\n`);
  expect(rulings).toMatchObject([{ text }]);
});

test.each([
  [
    'Deal 2*3*4 dice.',
    7,
    'Found “*” after “2”, which begins emphasis, expected a space before it, or “\\*” if',
  ],
  ['It (once)**more**.', 10, 'Found “*” after “)”, which begins emphasis'],
  ['See [](https://example.org/a).', 5, 'Found a link to “https://example.org/a” without words, expected'],
])('what the text would lose in silence is refused: %s', async (text, column, reason) => {
  const { files } = await read(`${front({})}\n${text}\n`);
  const said = files.flatMap(({ messages }) => messages);
  expect(said).toMatchObject([{ ruleId: 'ruling-invalid', fatal: true, line: 9, column }]);
  expect(said[0]?.reason.startsWith(reason), said[0]?.reason).toBe(true);
});

test('emphasis of whole words, of a beginning or after a mark, is none of it', async () => {
  const { rulings } = await read(
    `${front({})}\n*Leap*s may 2 * 3 * 4, “*Hop*”-**Skip** (*each*), snake_case_too, 跳*跃*了, 2\\*3\\*4.\n`,
  );
  expect(rulings).toMatchObject([
    { text: 'Leaps may 2 * 3 * 4, “Hop”-Skip (each), snake_case_too, 跳跃了, 2*3*4.' },
  ]);
});

test('an address may have signs byte by byte, which are read as they were written', async () => {
  const { rulings } = await read(`${front({ url: 'https://example.org/what%E2%80%99s?t' })}\nText.\n`);
  expect(rulings).toMatchObject([{ url: 'https://example.org/what%E2%80%99s?t' }]);
});
