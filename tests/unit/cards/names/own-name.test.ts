import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { check as checkMade, does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keyword = (name: string, template: string, meaning: string) =>
  sampleKeyword(name, sampleRevision(template, [does(meaning)]));

const check = createCardCheck([
  keyword('Leap', 'Leap X', 'This unit may move X squares on the board.'),
  keyword('Quokkas', 'Quokkas', "This unit's dice can't be turned by any stone."),
  keyword('Vault', 'Vault: [toll]', 'When this unit rests, gain the [toll].'),
]);
const rules = (text: string) => check(text).findings.map(({ rule }) => rule);

describe('what a text begins with may be what its card is called', () => {
  test.each([
    ...['K-2 (E)\n', 'Quill\n', 'Quill (R)\n', 'F-12: ', 'Quill | ', 'Quill, Reed Warden: '].map(
      (front) => `${front}Leap 2 (${/[^\s(:|,]+/.exec(front)?.[0]} may move 2 squares on the board.)`,
    ),
    'Quokka Gate: Leap 2',
    'Vault Board: Leap 2',
    'Vault Hall Keeper: Leap 2',
  ])('and is no fault: %s', (text) => expect(rules(text)).toEqual([]));

  test.each([
    ['Quill\nLeap 2 (Reed may move 2 squares on the board.)', 'reminder-differs'],
    ['It rests. Leap 2 (It rests may move 2 squares on the board.)', 'reminder-differs'],
    ['Quokka: Leap 2', 'keyword-misspelt'],
    ['Leap 2 | Quokka Gate: Leap 3', 'keyword-misspelt'],
    ['Vault Turn a gate.', 'colon-missing'],
  ])('and nothing else is: %s', (text, rule) => expect(rules(text)).toContain(rule));
});

describe('the first word of a sentence stands once', () => {
  test.each(['This this unit rests.', 'Leap 2. When when it rests, it turns.', 'A a gate rests.'])(
    '%s',
    (text) => expect(rules(text)).toEqual(['word-doubled']),
  );

  test.each(['That that rests may turn.', 'Had had it rested, it turned.', 'La La rests.', 'Rests rests.'])(
    'but not %s',
    (text) => expect(rules(text)).toEqual([]),
  );
});

describe('what a card is called as a keyword is', () => {
  const used = (text: string, name: string) => checkMade(text, name).mentions.map(({ name }) => name);
  test.each([
    'Move Quokka to a gate. Rest only when it turns.',
    'Quokka gets +1 moss',
    'When Quokka attacks, draw a card.',
    'Turn, Discard Quokka -> Draw a card.',
  ])('is the card where it does something, or where something is done with it: %s', (text) =>
    expect(used(text, 'Quokka (A)')).toEqual([]),
  );

  test.each(['Quokka', 'It gets Quokka.', 'Leap 2 | Quokka', 'When it gets Quokka, turn.', 'Turn -> Quokka'])(
    'and the keyword elsewhere: %s',
    (text) => expect(used(text, 'Quokka (A)')).toContain('Quokka'),
  );

  test('also with what its template asks for, whatever is done before', () =>
    expect(checkMade('Discard Vault: Turn a gate.', 'Vault (A)').mentions.map(({ name }) => name)).toEqual([
      'Vault',
    ]));

  test('nor is a card of another name meant', () =>
    expect(used('When Quokka attacks, draw a card.', 'Fen Pen')).toEqual(['Quokka']));
});
