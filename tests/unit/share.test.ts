import { expect, test } from 'vitest';
import { shareText, withColon } from '../../src/publish/share.ts';

test('it has the template, what the keyword does, and its source', () => {
  expect(shareText('Hop X', 'A layered ability that means, "Hop X times."', 'Leaflet')).toBe(
    'Hop X: “Hop X times.” (Leaflet)',
  );
  expect(shareText('Skip', 'No type line, "so all of it."', 'A, B')).toBe(
    'Skip: “No type line, "so all of it."” (A, B)',
  );
});

test('a template takes a colon where it has no mark at its end', () => {
  expect(['Hop X', 'Hop: [how]', 'Skip:'].map(withColon)).toEqual(['Hop X: ', 'Hop: [how]: ', 'Skip: ']);
});
