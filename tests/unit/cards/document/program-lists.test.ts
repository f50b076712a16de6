import { describe, expect, test } from 'vitest';
import { readCards } from '../../../helpers/made-game.ts';

const both = [
  ['Old Quill', 'Leap 2'],
  ['Pen, the Swift', 'Gate "2"'],
];
const named = (document: string) => readCards(document).cards.map(({ name, text }) => [name, text]);

describe('cards are read from lists that stand in a program', () => {
  test.each([
    [
      'of modules',
      `// It's the set.\nimport { file } from './file';\n\nconst path = (name: string) => name;\n\nexport const cards: Card[] = [\n  {\n    name: 'Old Quill', // first\n    image: file('quill'),\n    text: 'Leap 2',\n  },\n  { name: 'Pen, the Swift', text: 'Gate "2"' },\n];\n`,
    ],
    [
      'with a function before it',
      `"""It's the set."""\n\ndef cost(card):\n    """It's a number."""\n    return card.get("cost", [\n        0])\n\nCARDS = [  # all\n    Card(name="Old Quill", text="Leap 2"),\n    # then\n    Card(name="Pen, the Swift", text="Gate \\"2\\""),\n]\n`,
    ],
    [
      'within a class',
      'namespace Set\n{\n    // It\'s a list.\n    public static Card[] All =\n    {\n        new Card { Name = "Old Quill", Text = "Leap 2" },\n        new Card { Name = "Pen, the Swift", Text = "Gate \\"2\\"" },\n    };\n}\n',
    ],
    [
      'of tables',
      '-- It\'s the set.\nlocal cards = {\n  { name = "Old Quill", text = "Leap 2" },\n  { name = "Pen, the Swift", text = trim("Gate \\"2\\"") },\n}\nreturn cards',
    ],
    [
      'of structures',
      'var All = []Card{\n\t{Name: "Old Quill", Text: `Leap 2`},\n\t{Name: "Pen, the Swift", Text: `Gate "2"`},\n}\n\nfunc Print() { fmt.Println(len(All)) }\n',
    ],
    [
      'with points before the names',
      '#include <vector>\nstd::vector<Card> cards = {\r\n  {.name = "Old Quill", .text = "Leap 2"},\r\n  {.name = "Pen, the Swift", .text = "Gate \\"2\\""},\r\n};\r\n',
    ],
    [
      'in two lists',
      'use card;\nconst A: &[Card] = &[\n    Card { name: "Old Quill", text: "Leap 2" },\n];\nconst B: &[Card] = &[\n    Card { name: "Pen, the Swift", text: "Gate \\"2\\"" },\n];\n',
    ],
    [
      'in which each has its name before it',
      'import x from "y";\nexport const cards = {\n  "Old Quill": { cost: 2, text: "Leap 2" },\n  "Pen, the Swift": { cost: 3, text: `Gate "2"` },\n};\n',
    ],
    [
      'in which arrows stand between',
      "<?php\nreturn [\n  'Old Quill' => array(\n    'text' => 'Leap 2',\n  ),\n  'Pen, the Swift' => ['text' => 'Gate \"2\"'],\n];\n",
    ],
    [
      'in which the names stand in brackets',
      'local cards = {\n  ["Old Quill"] = { text = "Leap 2" },\n  ["Pen, the Swift"] = { text = "Gate \\"2\\"" },\n}\nreturn cards\n',
    ],
    [
      'of new things by their names',
      'var cards = new Dictionary<string, Card> {\n  ["Old Quill"] = new Card { Text = "Leap 2" },\n  ["Pen, the Swift"] = new Card { Text = "Gate \\"2\\"" },\n};\n',
    ],
    [
      'of numbered cards',
      'local cards = {\n  [1] = { name = "Old Quill", text = "Leap 2" },\n  [2] = { name = "Pen, the Swift", text = "Gate \\"2\\"" },\n}\nreturn cards\n',
    ],
    [
      'of nothing but names and texts',
      '# It\'s the set.\nfrom x import y\n\nTEXTS = {\n    "Old Quill": "Leap 2",\n    \'Pen, the Swift\': \'Gate "2"\',\n}\n',
    ],
    [
      'in a page of words',
      'The cards of my set:\n\n```json\n[\n  {"name": "Old Quill", "text": "Leap 2"},\n  {"name": "Pen, the Swift", "text": "Gate \\"2\\""}\n]\n```\n',
    ],
  ])('%s', (_, document) => expect(named(document)).toEqual(both));

  test('with the place of each', () => {
    const { cards, columns } = readCards('it\'s();\ncards = [\n  {text: "Leap", name: "Quill"},\n];');
    expect(columns).toEqual(['text', 'name']);
    expect(cards[0]?.pointOf(0)).toEqual({ line: 3, column: 11 });
  });

  test.each([
    ['a list has no text', 'run();\nsizes = [\n  {name: "Old Quill", size: 2},\n];\n'],
    ['a list names no texts', 'run();\nsizes = {\n  "Old Quill": "",\n  "Pen": 2,\n};\n'],
    ['a list has no end', 'run();\ncards = [\n  {name: "Old Quill", text: "Leap 2"},\n'],
    ['a list is no data', 'run();\ncards = [\n  {name: "Old Quill", text: "Leap 2"} of the set,\n];\n'],
    [
      'one of two is none',
      'a = [\n  {name: "Old Quill", text: "Leap 2"},\n];\nb = [\n  {name: "Pen", text: "Quoka"} of the set,\n];\n',
    ],
    [
      'a slip stands elsewhere',
      'run();\ncards = [\n  {name: "Old Quill", text: "Leap 2"},\n];\n// Pen: Quoka | Turn it.\n',
    ],
    [
      'a keyword stands elsewhere, which would be lost',
      'cards.add("Gate 2");\ncards = [\n  {name: "Old Quill", text: "Leap 2"},\n];\n',
    ],
  ])('and not where %s', (_, document) => expect(readCards(document).columns).toEqual([]));

  test.each(['cards = [\n', 'x = {\n["a"] = ', 'x = {\n"a": ', 'x = {\n{a:', '[\n[\n', 'f(\n  (', '  [\n "'])(
    'however often one begins: %j',
    (each) => {
      const before = performance.now();
      readCards(`run();\n${each.repeat(20_000)}\n]`);
      expect(performance.now() - before).toBeLessThan(8000);
    },
  );
});
