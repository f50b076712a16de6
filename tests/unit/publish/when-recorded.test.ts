import { expect, test } from 'vitest';
import { sayWhenRecorded } from '../../../src/site/when-recorded.ts';

const source = (recorded: string | null, published: string | null = null) => ({ recorded, published });

test('when changes were recorded is said as far as it was noted, and no date that no source has', () => {
  const day = '2026-11-20';
  expect(sayWhenRecorded([source(day), source(day)])).toBe(
    'All of it was recorded here on 20 November 2026. The sources have no dates of their own: only their order is known.',
  );
  expect(sayWhenRecorded([source('2025-01-02'), source(day, '2026-11-01')])).toBe(
    'The last of it was recorded here on 20 November 2026. Where a source has a date of its own, it is shown below.',
  );
  expect(sayWhenRecorded([source(null), source(day)])).toMatch(/^The last of it was recorded/);
  expect(sayWhenRecorded([source(null)])).toBe('Its source has no date of its own.');
});
