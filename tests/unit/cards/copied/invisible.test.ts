import { describe, expect, test } from 'vitest';
import { check, found } from '../../../helpers/made-game.ts';

describe('a sign that nobody sees', () => {
  test.each(['Leap\u200b 2', '\u200eLeap 2', 'Leap \u20602\ufeff', 'Leap\u200b\u200b 2\u200f'])(
    'stands for nothing beside a word or a number: %j',
    (text) =>
      expect(check(`${text} | Quokka`)).toMatchObject({
        mentions: [{ name: 'Leap', number: '2' }, { name: 'Quokka' }],
        findings: [],
      }),
  );

  test.each([
    ['Leap\u200b | Quokka', ['number-missing | Leap']],
    ['Pay 1 moss\u200b => Leap 2', ['arrow-broken | => | ->']],
    ['Quok\u200bka | Leap 2', ['keyword-joined | Quok\u200bka | Quokka']],
    ['Leap\u200b2 | Quokka', ['keyword-joined | Leap\u200b2']],
  ])('hides no other fault: %j', (text, findings) => expect(found(text)).toEqual(findings));

  test('however many there are', () => {
    expect(found(`Quokka | ${'\u200b'.repeat(500_000)}`)).toEqual([]);
    expect(found('a\u200b'.repeat(20_000))).toEqual([]);
  });
});
