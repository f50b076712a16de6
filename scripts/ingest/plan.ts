import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { VFile } from 'vfile';
import { reportMerge } from '../../src/content-folder/disk/document.ts';
import { foldFileName } from '../../src/content-folder/disk/fold-file-name.ts';
import { asIngested } from '../../src/content-folder/existing.ts';
import { parseReporting } from '../../src/content-folder/generated.ts';
import type { Changes } from '../../src/keywords/changes/lookup.ts';
import type { Keyword, Revision } from '../../src/keywords/model.ts';
import { readPin } from '../../src/keywords/store/read-mdx.ts';
import { isSealed, seal } from '../../src/keywords/store/seal.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';
import type { Pin, Pins } from '../../src/keywords/wording/identify.ts';

/** What an ingest would do to the generated files; paths are inside the content folder. */
export interface Plan {
  write: Map<string, string>;
  remove: string[];
  /** Generated files that a person has edited, which stay unchanged. */
  edited: string[];
  /** Files that do not belong there and were not left so by an ingest. They stay, too. */
  stray: string[];
  /** Files to be written that replace one without any changes in it. */
  spoilt: string[];
  unchanged: number;
}

/** A plan that does nothing. */
export function emptyPlan(): Plan {
  return { write: new Map(), remove: [], edited: [], stray: [], spoilt: [], unchanged: 0 };
}

/** Whether any file differs from what the sources give. */
export function hasDrifted({ write, remove, edited, stray }: Plan): boolean {
  return write.size + remove.length + edited.length + stray.length > 0;
}

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
    const isEdited = !isOurs(content);
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

/** Whether a file is as an ingest wrote it; other line ends, as from git and editors, do not matter. */
function isOurs(content: string): boolean {
  return isSealed(asIngested(content));
}

/** The path of a wording's entry, inside the content folder. */
export function entryPath({ slug }: Keyword, { file }: Revision): string {
  return `keywords/${slug}/${file}.mdx`;
}

/** The generated files that the keywords should have, by path. */
export function render(keywords: readonly Keyword[], changes: Changes): Map<string, string> {
  const files = new Map<string, string>();
  for (const keyword of keywords) {
    for (const revision of keyword.revisions)
      files.set(entryPath(keyword, revision), toMdx(keyword, revision));
    const ofKeyword = changes.of(keyword.slug);
    const document = { seal: '', slug: keyword.slug, changes: ofKeyword };
    if (ofKeyword.length > 0)
      files.set(`changes/${keyword.slug}.json`, seal(`${JSON.stringify(document, null, 2)}\n`));
  }
  return files;
}

/**
 * Compares the existing files with the wanted ones.
 * @param force whether to overwrite edited files and remove stray ones
 */
export function makePlan(
  wanted: ReadonlyMap<string, string>,
  existing: ReadonlyMap<string, string>,
  force: boolean,
): Plan {
  const plan = emptyPlan();
  // By names regardless of capitals, since two of them may be one file.
  const others = new Map(
    [...existing.keys()].flatMap((name) => (wanted.has(name) ? [] : [[foldFileName(name), name] as const])),
  );
  const edited = new Set<string>();
  for (const [filePath, content] of wanted) {
    const name = existing.has(filePath) ? filePath : (others.get(foldFileName(filePath)) ?? filePath);
    const found = existing.get(name);
    if (name === filePath && found === content) plan.unchanged++;
    else if (found === undefined || force || isOurs(found)) plan.write.set(filePath, content);
    else if (filePath.startsWith('changes/') && saysNothingElse(found, content)) {
      plan.write.set(filePath, content);
      if (!saysChanges(found)) plan.spoilt.push(filePath);
    } else edited.add(name);
  }
  plan.edited.push(...edited);
  for (const [filePath, content] of existing) {
    if (wanted.has(filePath) || edited.has(filePath)) continue;
    if (force || isOurs(content)) plan.remove.push(filePath);
    else plan.stray.push(filePath);
  }
  return plan;
}

/**
 * Whether a file of changes has none, such as a truncated one, or the same as another, so that overwriting it loses
 * nothing that the entries do not have.
 */
function saysNothingElse(found: string, content: string): boolean {
  return !saysChanges(found) || isDeepStrictEqual(dataOf(found), dataOf(content));
}

/** Whether a file has the field that every file of changes has, whoever edited it since. */
function saysChanges(content: string): boolean {
  const data = dataOf(content);
  return typeof data === 'object' && data !== null && 'seal' in data;
}

function dataOf(json: string): unknown {
  try {
    return JSON.parse(asIngested(json));
  } catch {
    return null;
  }
}
