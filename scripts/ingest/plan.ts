import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { VFile } from 'vfile';
import { reportMerge } from '../../src/content-folder/document.ts';
import { parseReporting } from '../../src/content-folder/generated.ts';
import { plainName } from '../../src/content-folder/plain-name.ts';
import type { Changes } from '../../src/keywords/changes/lookup.ts';
import type { Keyword, Revision } from '../../src/keywords/model.ts';
import { readPin, toMdx } from '../../src/keywords/store/mdx.ts';
import { isSealed, seal } from '../../src/keywords/store/seal.ts';
import type { Pin, Pins } from '../../src/keywords/wording/identify.ts';

/** What an ingest would do to the generated files; paths are inside the content folder. */
export interface Plan {
  write: Map<string, string>;
  remove: string[];
  /** Generated files that a person has edited, and that stay as they are. */
  edited: string[];
  /** Files where none belongs, and that no ingest left as they are. They stay too. */
  stray: string[];
  /** Those of the files to be written in whose place stood one that says nothing of changes. */
  spoilt: string[];
  unchanged: number;
}

/** What does nothing. */
export function emptyPlan(): Plan {
  return { write: new Map(), remove: [], edited: [], stray: [], spoilt: [], unchanged: 0 };
}

/** Whether any file is not what the sources give. */
export function hasDrifted({ write, remove, edited, stray }: Plan): boolean {
  return write.size + remove.length + edited.length + stray.length > 0;
}

/**
 * Reads what the generated files say of earlier ids and names. Links lead to those, so they are taken also from a file
 * that a person has edited, or a program has given other line ends, as far as it can be read.
 * @param existing by their paths inside the content folder
 * @returns the pins by slug, and the files that cannot be read, with messages: without them ids would be given anew;
 *   those that no ingest left as they are by themselves, since none of them may be an entry
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
    // What names two rulings by one id, or another keyword's folder, is no witness.
    const ids = new Set(pin.parts.map(({ id }) => id));
    if (ids.size < pin.parts.length || plainName(path.posix.dirname(filePath)) !== `keywords/${pin.slug}`)
      continue;
    const ofKeyword = pins.get(pin.slug) ?? new Map<string, Pin>();
    // Of two entries of one wording, the one that the ingest wrote is the witness, and not the copy that somebody
    // edited.
    if (ofKeyword.has(pin.revision) && isEdited) continue;
    const file = path.posix.basename(filePath, '.mdx');
    pins.set(pin.slug, ofKeyword.set(pin.revision, { file, parts: pin.parts, isEdited }));
  }
  return { pins, files, strange };
}

/** A generated file without what a program does to it that writes it again: line ends, a mark in front. */
export function asIngested(content: string): string {
  return content.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/** Whether a file holds what an ingest wrote: with other line ends, as git and editors give them, it is no person's. */
function isOurs(content: string): boolean {
  return isSealed(asIngested(content));
}

/** Where the entry of a wording stands, inside the content folder. */
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
 * Compares what is there with what should be.
 * @param force whether edited files are written over and stray ones removed
 */
export function makePlan(
  wanted: ReadonlyMap<string, string>,
  existing: ReadonlyMap<string, string>,
  force: boolean,
): Plan {
  const plan = emptyPlan();
  // By names that differ in capitals alone, which may lead to one file.
  const others = new Map(
    [...existing.keys()].flatMap((name) => (wanted.has(name) ? [] : [[plainName(name), name] as const])),
  );
  const edited = new Set<string>();
  for (const [filePath, content] of wanted) {
    const name = existing.has(filePath) ? filePath : (others.get(plainName(filePath)) ?? filePath);
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

/** Whether a file of changes says none, as one that was cut off, or the same as another. What it holds, entries have. */
function saysNothingElse(found: string, content: string): boolean {
  return !saysChanges(found) || isDeepStrictEqual(dataOf(found), dataOf(content));
}

/** Whether a file has what every file of changes has, whoever edited it since. */
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
