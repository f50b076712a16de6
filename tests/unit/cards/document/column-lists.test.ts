import { describe, expect, test } from 'vitest';
import { namedTexts, readCards } from '../../../helpers/made-game.ts';

const cards = [
  ['Quill', 'Leap 2'],
  ['Pen', 'Gate 3'],
];

describe('data with a list for each column are a table', () => {
  test.each([
    '{"name": ["Quill", "Pen"], "cost": [1, 2], "text": ["Leap 2", "Gate 3"]}',
    '{"name": {"0": "Quill", "1": "Pen"}, "text": {"0": "Leap 2", "1": "Gate 3"}}',
    '{"set": "Fen", "cards": {"text": ["Leap 2", "Gate 3"], "name": ["Quill", "Pen"]}}',
    "cards = {'name': ['Quill', 'Pen'], 'text': ['Leap 2', 'Gate 3']}",
    '{:name ["Quill" "Pen"] :text ["Leap 2" "Gate 3"]}',
    'name:\n- Quill\n- Pen\ncost:\n- 1\n- 2\ntext:\n- Leap 2\n- Gate 3\n',
    '# Fen\ntext:\n  - "Leap 2"\n  - "Gate 3"\nname:\n  - "Quill"\n  - "Pen"\n',
    'name: [Quill, Pen]\ntext: [Leap 2, Gate 3]\n',
  ])('%s', (document) => expect(namedTexts(document)).toEqual(cards));

  test('in which a card may have no text', () => {
    const read = readCards('{"name": ["Quill", "Ink", "Pen"], "text": ["Leap 2", null, "Gate 3"]}');
    expect(read.cards.map(({ name, text }) => [name, text])).toEqual(cards);
    expect(read.textless).toBe(1);
  });

  test('and its texts stand where they do', () => {
    const document = '{"name": ["Quill", "Pen"], "text": ["Leap 2", "Gate 3"]}';
    expect(readCards(document).cards.map(({ offsetOf }) => offsetOf(0))).toEqual([
      document.indexOf('Leap'),
      document.indexOf('Gate'),
    ]);
  });
});

describe('but not where', () => {
  test.each([
    ['the lists differ', '{"name": ["Quill", "Pen"], "text": ["Leap 2", "Gate 3", "Quokka"]}'],
    [
      'one of three lists differs',
      '{"name": ["Quill", "Pen"], "cost": [1, 2], "text": ["Leap 2", "Gate 3", "Quokka"]}',
    ],
    ['a card alone stands in them', '{"name": ["Quill"], "text": ["Leap 2"]}'],
    [
      'they are languages',
      '{"name": {"en": "Quill", "de": "Feder"}, "text": {"en": "Leap 2", "de": "Gate 3"}}',
    ],
    ['lists in YAML differ', 'name:\n- Quill\n- Pen\ntext:\n- Leap 2\n- Gate 3\n- Quokka\n'],
    ['none has names', '{"name": "Quill", "sides": ["A", "B"], "text": ["Leap 2", "Gate 3"]}'],
  ])('%s', (_, document) => expect(readCards(document).cards).toHaveLength(1));

  test('each of several cards has several names', () => {
    const card = (text: string) => `{"name": ["Quill", "Pen"], "text": ["${text}", "Gate 3"]}`;
    expect(readCards(`[${card('Leap 2')}, ${card('Quokka')}]`).cards.map(({ text }) => text)).toEqual([
      'Leap 2\nGate 3',
      'Quokka\nGate 3',
    ]);
  });
});
