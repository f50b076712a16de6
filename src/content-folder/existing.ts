import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VFile } from 'vfile';
import { compareCodeUnits } from '../general/order.ts';
import { readAttestation } from '../keywords/store/read-mdx.ts';
import { isSealed } from '../keywords/store/seal.ts';
import { isOfSystem } from './disk/made-by-programs.ts';
import { orNothing } from './messages/content-error.ts';
import { fileWith } from './messages/content-rules.ts';

/** The only folders inside the content folder that the ingest owns. */
export const generatedFolders = ['keywords', 'changes'];

/** The contents of those folders. */
export interface Existing {
  /** The generated files as they are now, by their paths inside the content folder, with `/` on every system. */
  existing: Map<string, string>;
  /** Anything else there, with a message about it. */
  files: VFile[];
}

/** Reads what an earlier ingest wrote. Links are not followed, since their targets must not be written or removed. */
export async function readExisting(contentDir: string): Promise<Existing> {
  const existing = new Map<string, string>();
  const files: VFile[] = [];
  const refuse = (filePath: string, isLink: boolean) =>
    files.push(fileWith(filePath, 'generated-special', { isLink }));
  const walk = async (folder: string) => {
    const entries = await list(folder);
    for (const entry of entries.sort((a, b) => compareCodeUnits(a.name, b.name))) {
      const filePath = path.join(folder, entry.name);
      const key = path.relative(contentDir, filePath).split(path.sep).join('/');
      if (entry.isDirectory()) await walk(filePath);
      else if (!entry.isFile()) refuse(filePath, entry.isSymbolicLink());
      else if (!isOfSystem(entry.name)) existing.set(key, await readFile(filePath, 'utf-8'));
    }
  };
  for (const folder of generatedFolders.map((name) => path.join(contentDir, name))) {
    if (await isLink(folder)) refuse(folder, true);
    else await walk(folder);
  }
  return { existing, files };
}

/** A generated file without what a program may change when saving it: line ends, a byte-order mark. */
export function asIngested(content: string): string {
  return content.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/** Whether a generated file is as an ingest wrote it; other line ends, as from git and editors, do not matter. */
export function isAsIngested(content: string): boolean {
  return isSealed(asIngested(content));
}

/**
 * The keywords for which each source had an entry when it was last ingested: their names by their slugs, by the id of
 * the source.
 */
export function attestedBefore(existing: Existing['existing']): Map<string, Map<string, string>> {
  const attested = new Map<string, Map<string, string>>();
  for (const [filePath, content] of existing) {
    const entry = filePath.endsWith('.mdx') ? readAttestation(asIngested(content)) : null;
    for (const id of entry?.sources ?? []) {
      const names = attested.get(id) ?? new Map<string, string>();
      attested.set(id, names.set(entry?.slug ?? '', entry?.keyword ?? ''));
    }
  }
  return attested;
}

async function isLink(folder: string): Promise<boolean> {
  return (await lstat(folder).catch(orNothing))?.isSymbolicLink() ?? false;
}

async function list(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(orNothing)) ?? [];
}
