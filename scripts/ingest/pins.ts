import path from 'node:path';
import { VFile } from 'vfile';
import { reportMerge } from '../../src/content-folder/disk/document.ts';
import { foldFileName } from '../../src/content-folder/disk/fold-file-name.ts';
import { asIngested, isAsIngested } from '../../src/content-folder/existing.ts';
import { parseReporting } from '../../src/content-folder/generated.ts';
import { readPin } from '../../src/keywords/store/read-mdx.ts';
import type { Pin, Pins } from '../../src/keywords/wording/identify.ts';

/**
 * Reads earlier ids and names from the generated files. Links lead to these, so they are also taken from a file that a
 * person has edited, or whose line ends a program has changed, as far as it can be read.
 * @param existing the generated files, by their paths inside the content folder
 * @returns the pins by slug, and the unreadable files with messages, without which ids would be given out again;
 *   `strange` are those that no ingest left so, none of which need be an entry
 */
export function readPins(
  contentDir: string,
  existing: ReadonlyMap<string, string>,
): { pins: Map<string, Pins>; files: VFile[]; strange: VFile[] } {
  const pins = new Map<string, Map<string, Pin>>();
  const files: VFile[] = [];
  const strange: VFile[] = [];
  for (const [filePath, content] of existing) {
    const document = new VFile({ path: path.join(contentDir, filePath), value: content });
    if (reportMerge(document, content)) {
      files.push(document);
      continue;
    }
    if (!filePath.endsWith('.mdx')) continue;
    const pin = parseReporting(document, () => readPin(asIngested(content)));
    const isEdited = !isAsIngested(content);
    if (!pin) {
      (isEdited ? strange : files).push(document);
      continue;
    }
    // A file with the same id on two rulings, or in another keyword's folder, cannot be trusted.
    const ids = new Set(pin.parts.map(({ id }) => id));
    if (ids.size < pin.parts.length || foldFileName(path.posix.dirname(filePath)) !== `keywords/${pin.slug}`)
      continue;
    const ofKeyword = pins.get(pin.slug) ?? new Map<string, Pin>();
    // Of two entries of one wording, the one that the ingest wrote counts, rather than a copy that somebody edited.
    if (ofKeyword.has(pin.revision) && isEdited) continue;
    const file = path.posix.basename(filePath, '.mdx');
    pins.set(pin.slug, ofKeyword.set(pin.revision, { file, parts: pin.parts, isEdited }));
  }
  return { pins, files, strange };
}
