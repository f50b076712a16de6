import path from 'node:path';
import type { VFile } from 'vfile';
import { asIngested } from '../../src/content-folder/existing.ts';
import { fileWith } from '../../src/content-folder/messages/content-rules.ts';
import { sideOf } from '../../src/keywords/changes/compare/segments.ts';
import type { Keyword, Revision } from '../../src/keywords/model.ts';
import { changesSchema } from '../../src/keywords/store/schema.ts';
import { isSealed } from '../../src/keywords/store/seal.ts';
import type { Pins } from '../../src/keywords/wording/identify.ts';

/**
 * Reports rulings that may have other ids now, because the entry of their wording is gone, than in the changes of an
 * earlier ingest, to which links lead.
 * @param existing the generated files, by their paths inside the content folder
 * @returns a file with a message for each keyword concerned
 */
export function reportOtherIds(
  contentDir: string,
  existing: ReadonlyMap<string, string>,
  pins: ReadonlyMap<string, Pins>,
  keywords: readonly Keyword[],
): VFile[] {
  return keywords.flatMap((keyword) => {
    const { slug, revisions } = keyword;
    const unpinned = revisions.filter(({ id }) => !pins.get(slug)?.has(id));
    const filePath = `changes/${slug}.json`;
    const other = unpinned.length > 0 && idChanged(unpinned, asIngested(existing.get(filePath) ?? ''));
    if (!other) return [];
    const folder = path.join(contentDir, 'keywords', slug);
    return fileWith(folder, 'ids-differ', { ...other, changes: filePath });
  });
}

/** The first part of these wordings whose id differs from that in the changes; null where there is none. */
function idChanged(revisions: readonly Revision[], written: string): { before: string; now: string } | null {
  if (!isSealed(written)) return null;
  // Another version of the ingest may have had other fields.
  const read = changesSchema.safeParse(JSON.parse(written));
  for (const { from, to, parts } of read.data?.changes ?? [])
    for (const { id: before, segments } of parts)
      for (const [revision, side] of [
        [from, '-'],
        [to, '+'],
      ] as const) {
        const text = sideOf(segments, side);
        const alike =
          revisions.find(({ id }) => id === revision)?.parts.filter((part) => part.text === text) ?? [];
        const [first] = alike;
        if (first && alike.every(({ id }) => id !== before)) return { before, now: first.id };
      }
  return null;
}
