import { expect, test } from 'vitest';
import { changesThatHappened, compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { describeChange } from '../../../src/keywords/changes/told/describe.ts';
import type { Change, PartChange, Segment } from '../../../src/keywords/model.ts';
import { reconcileSeeds, seedIds } from '../../helpers/content.ts';

/**
 * The fixture was read by a person, change by change. `npx vitest -u` writes it anew; then read what differs as a judge
 * would, before it is committed.
 */
test('each of the 39 changes is of the kind, touches the parts, weighs and marks the words that a person agreed with', async () => {
  const keywords = reconcileSeeds();
  const index = compareAll(keywords, seedIds);
  const changes = keywords.flatMap((keyword) =>
    changesThatHappened(keyword, index)
      .filter(({ kind }) => kind !== 'renamed')
      .map((change) => ({ slug: keyword.slug, change })),
  );
  expect(changes).toHaveLength(39);
  const reading = changes.map(({ slug, change }) => toReading(slug, change)).join('\n');
  await expect(reading).toMatchFileSnapshot('../../fixtures/changes.txt');
});

function toReading(slug: string, change: Change): string {
  const lines = [
    `${slug}: ${change.kind} (${change.touches.join(', ')}): ${change.aspects.join(', ')}`,
    `  ${describeChange(change)}`,
    ...(change.template.some(({ op }) => op !== '=') ? [`  template: ${marksOf(change.template)}`] : []),
    ...change.parts.filter(({ status, moved }) => status !== 'same' || moved).map(toLine),
  ];
  return `${lines.join('\n')}\n`;
}

function toLine({ id, status, moved, segments }: PartChange): string {
  return `  ${id} ${status}${moved ? ', moved' : ''}: ${marksOf(segments)}`;
}

/** What is marked, `[-old-]` and `{+new+}`, with `~` before what is editorial; unchanged words are cut to two a side. */
function marksOf(segments: readonly Segment[]): string {
  return segments
    .map(({ op, text, editorial }) => {
      if (op === '=') return text.replace(/^(\s*\S+\s+\S+\s).*(\s\S+\s+\S+\s*)$/s, '$1…$2');
      const mark = `${editorial ? '~' : ''}${text}`;
      return op === '-' ? `[-${mark}-]` : `{+${mark}+}`;
    })
    .join('');
}
