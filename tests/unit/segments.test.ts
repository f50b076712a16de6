import { expect, test } from 'vitest';
import { compareTexts } from '../../src/keywords/changes/segments.ts';

const marked = (old: string, fresh: string) =>
  compareTexts(old, fresh)
    .map(({ op, text }) => (op === '=' ? text : op === '-' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

test.each([
  ['roll a six', 'throw a five', '[-roll a six-]{+throw a five+}'],
  [
    'roll for each unit twice',
    'throw for each unit once',
    '[-roll-]{+throw+} for each unit [-twice-]{+once+}',
  ],
])('a scrap is read with the changes around it, a phrase stands by itself: %s', (old, fresh, expected) =>
  expect(marked(old, fresh)).toBe(expected),
);

test.each([
  ['Stop.', 'Wait. Stop.', '{+Wait. +}Stop.'],
  ['two  units', 'three units', '[-two  -]{+three +}units'],
])('a gap that a change alters belongs to it: %s', (old, fresh, expected) =>
  expect(marked(old, fresh)).toBe(expected),
);
