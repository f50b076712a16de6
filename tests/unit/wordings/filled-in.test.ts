import { expect, test } from 'vitest';
import { currentRevision } from '../../../src/keywords/history.ts';
import { fillIn, takesNumber, toldAlone } from '../../../src/keywords/wording/filled-in.ts';
import { splitMeaning } from '../../../src/keywords/wording/type-line.ts';
import { reconcileSeeds } from '../../helpers/content.ts';

const inOrder = (text: string, number: string) =>
  fillIn(text, number)
    .map((piece) => (piece.isPutIn ? `<${piece.text}>` : piece.text))
    .join('');

test('a number stands for each X by itself, with its sign, and for no letter of a word', () => {
  expect(inOrder("+X power, -X dice, 'X', X. X-wing XX fiX", '3')).toBe(
    "+<3> power, -<3> dice, '<3>', <3>. X-wing XX fiX",
  );
});

test('a template takes a number where that is all it takes', () => {
  expect(takesNumber('Bombard X', 'Bombard')).toBe(true);
  expect(takesNumber('Reduced Cost X: [condition]', 'Reduced Cost')).toBe(true);
  for (const template of ['Accuracy X/-X', "Resilience +/- 'X'", 'Bounty: [bonus]', 'Pilot', 'XX'])
    expect(takesNumber(template, template.split(/[ :]/)[0] ?? ''), template).toBe(false);
});

test('with X in place of X, every effect that takes a number is as its source has it', () => {
  const numbered = reconcileSeeds().filter((keyword) =>
    takesNumber(currentRevision(keyword).template, keyword.name),
  );
  expect(numbered.length).toBeGreaterThan(20);
  for (const keyword of numbered) {
    const { effect } = splitMeaning(currentRevision(keyword).parts[0]?.text ?? '');
    const pieces = fillIn(effect, 'X');
    expect(pieces.map(({ text }) => text).join('')).toBe(effect);
    expect(
      pieces.some(({ isPutIn }) => isPutIn),
      keyword.name,
    ).toBe(true);
  }
});

test('an effect by itself is without the mark that closes what its type line opened, and with all others', () => {
  expect(toldAlone('Act once."')).toBe('Act once.');
  expect(toldAlone('Act once.”')).toBe('Act once.');
  for (const whole of ['Say "go" and act."', 'Act once." Then stop.', 'Act once.'])
    expect(toldAlone(whole)).toBe(whole);
});
