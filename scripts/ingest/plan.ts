import { isDeepStrictEqual } from 'node:util';
import { foldFileName } from '../../src/content-folder/disk/fold-file-name.ts';
import { asIngested, isAsIngested } from '../../src/content-folder/existing.ts';
import type { Changes } from '../../src/keywords/changes/lookup.ts';
import type { Keyword, Revision } from '../../src/keywords/model.ts';
import { seal } from '../../src/keywords/store/seal.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';

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
    else if (found === undefined || force || isAsIngested(found)) plan.write.set(filePath, content);
    else if (filePath.startsWith('changes/') && saysNothingElse(found, content)) {
      plan.write.set(filePath, content);
      if (!saysChanges(found)) plan.spoilt.push(filePath);
    } else edited.add(name);
  }
  plan.edited.push(...edited);
  for (const [filePath, content] of existing) {
    if (wanted.has(filePath) || edited.has(filePath)) continue;
    if (force || isAsIngested(content)) plan.remove.push(filePath);
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
