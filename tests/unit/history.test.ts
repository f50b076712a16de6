import { expect, test } from 'vitest';
import { currentKeyword } from '../../src/keywords/history.ts';
import { sampleKeyword, sampleRevision } from '../samples.ts';

const keywords = (...renames: [name: string, renamedTo: string | null][]) =>
  new Map(
    renames.map(([name, renamedTo]) => [
      name.toLowerCase(),
      sampleKeyword(name, sampleRevision(name, ['X.']), { renamedTo }),
    ]),
  );

test('one rename after another is followed to the end', () => {
  const all = keywords(['A', 'b'], ['B', 'c'], ['C', null]);
  for (const keyword of all.values()) expect(currentKeyword(keyword, all).slug).toBe('c');
});

test('a rename to what no source has leads nowhere, and a forged circle ends', () => {
  const nowhere = keywords(['A', 'gone']);
  expect([...nowhere.values()].map((keyword) => currentKeyword(keyword, nowhere).slug)).toEqual(['a']);
  const circle = keywords(['A', 'b'], ['B', 'c'], ['C', 'b']);
  expect([...circle.values()].map((keyword) => currentKeyword(keyword, circle).slug)).toEqual([
    'c',
    'c',
    'b',
  ]);
});
