import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does, sampleOfMode as keyword } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

describe('what is activated has a cost', () => {
  const strike = sampleRevision('Strike X', [does('It strikes.')]);
  const striking = sampleKeyword('Strike', {
    ...strike,
    parts: [...strike.parts, { id: 'r1', text: 'A Strike without an activation cost costs 0 moss.' }],
    traits: { ...strike.traits, mode: 'activated' },
  });
  const check = createCardCheck([
    keyword('Leap', 'Leap X', 'activated'),
    keyword('Burrow', 'Burrow', 'static'),
    keyword('Vault', 'Vault', null),
    keyword('Toll', 'Toll: [cost]', 'activated'),
    striking,
  ]);
  const unpaid = (text: string) =>
    check(text)
      .findings.filter(({ rule }) => rule === 'cost-empty')
      .map(({ start, end }) => text.slice(start, end));

  test.each([
    'Burrow | Leap 2',
    'Leap 2 | Each pen rests.',
    '• Leap 2\n• Burrow',
    'Burrow\nLeap 2.',
    'Leap 2 (It has Leap 2.) | Burrow',
  ])('%j', (text) => expect(unpaid(text)).toEqual(['Leap 2']));

  test.each([
    'Burrow | Pay 1 moss -> Leap 2',
    'Turn ->\nLeap 2 | Burrow',
    'Burrow | Pay 1 moss -> Vault, Leap 2',
    'Burrow, Leap 2 | Vault',
    'It gets Leap 2. | Burrow',
    'Burrow: Leap 2 | Vault',
    'Burrow | Leap 2 until dusk.',
    'Burrow | Vault',
    'Burrow | Strike 2',
    'Burrow | Toll:',
    'Burrow | Toll: (It turns.)',
    'Leap 2 (It has Leap 2.)',
    'Leap 2',
  ])('but here none is missing, or nobody knows: %j', (text) => expect(unpaid(text)).toEqual([]));

  test.each(['Leap 2', 'Leap 2.', 'Leap 2 (It has Leap 2.)'])(
    'a text of one ability is no question where it is known of which card it is: %j',
    (text) => expect(check(text, 'Quill').findings.map(({ rule }) => rule)).toContain('cost-empty'),
  );

  test('however many have none', () =>
    expect(unpaid(`${' '.repeat(50_000)}${'Leap 2 | '.repeat(5000)}`)).toHaveLength(5000));
});
