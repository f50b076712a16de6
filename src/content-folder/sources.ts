import { type Dirent, existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import type { Source } from '../keywords/model.ts';
import { compareCodeUnits } from '../keywords/order.ts';
import { parseSource } from '../keywords/parse/index.ts';
import type { ReadSource } from '../keywords/read-source.ts';
import { firstOfAlike } from '../keywords/rule-words.ts';
import { turningSigns } from '../keywords/text/characters.ts';
import { slugify } from '../keywords/text/slug.ts';
import { orNothing } from './content-error.ts';
import { report } from './content-rules.ts';
import { readDocument } from './document.ts';
import { readManifest } from './manifest.ts';

/** Everything that an ingest starts from. */
export interface Input {
  /** The manifest and the documents, with what was found wrong in them. */
  files: VFile[];
  sources: Source[];
  readSources: ReadSource[];
  /** The generated files as they are now, by their path inside the content folder, with `/` on every system. */
  existing: Map<string, string>;
}

/** Folders that the ingest owns, and nothing else in the content folder. */
export const generatedFolders = ['keywords', 'changes'];

/**
 * Reads a content folder. What is missing or unreadable becomes a message, never an exception.
 * @param today the day that it is, where it is known
 */
export async function readInput(contentDir: string, today: string | null = null): Promise<Input> {
  const manifest = readDocument(path.join(contentDir, 'sources.yaml'));
  const sources = manifest.messages.length === 0 ? readManifest(manifest, today) : [];
  const readSources: ReadSource[] = [];
  const folder = path.join(contentDir, 'sources');
  const documents = sources.length > 0 ? await documentsIn(folder) : { missing: [], names: [] };
  const near = nearNames(sources, documents.names);
  reportUnlisted(manifest, sources, documents.names, near);
  const generated = await readExisting(contentDir);
  // Also what an earlier ingest has: a heading that was there then is none that a page puts above its entries.
  const known = new Set(
    [...generated.existing.keys()].flatMap((file) => /^keywords\/([^/]+)\//.exec(file)?.[1] ?? []),
  );
  const knows = (slug: string) => known.has(slug);
  const present = documents.missing.length > 0 ? [] : sources;
  for (const { id, file: name, kind, title, published, recorded } of present) {
    const file = readDocument(path.join(folder, name), near.get(name));
    const context = { title, published, recorded, knows };
    const entries = file.messages.length === 0 ? parseSource(file, kind, context) : [];
    const turning = turningSigns(String(file)).map(({ code, place }) => ({ code, ...place }));
    for (const each of firstOfAlike(turning, ({ code }) => code))
      report(file, 'direction-turned', each, each);
    for (const { name } of entries) known.add(slugify(name));
    readSources.push({ id, title, file, entries });
  }
  const files = [manifest, ...documents.missing, ...readSources.map(({ file }) => file), ...generated.files];
  return { files, sources, readSources, existing: generated.existing };
}

/**
 * The names in the folder of the sources; where there is none, the folder with the one message that all of them are
 * missing.
 */
async function documentsIn(folder: string): Promise<{ missing: VFile[]; names: string[] }> {
  if (existsSync(folder)) {
    const names = (await list(folder)).map(({ name }) => name).sort(compareCodeUnits);
    return { missing: [], names: names.filter((name) => !name.startsWith('.')) };
  }
  const missing = new VFile({ path: folder });
  report(missing, 'source-missing', undefined, { reason: 'no such folder', what: 'folder' });
  return { missing: [missing], names: [] };
}

/**
 * Of the documents that are not there those that are, in other capitals or with other composed letters, which some
 * systems do not tell apart.
 */
function nearNames(sources: readonly Source[], names: readonly string[]): Map<string, string> {
  const plain = (name: string) => name.normalize('NFC').toLowerCase();
  const listed = new Set(sources.map(({ file }) => file));
  const others = new Map(names.filter((name) => !listed.has(name)).map((name) => [plain(name), name]));
  return new Map(
    sources.flatMap(({ file }) => {
      const near = names.includes(file) ? undefined : others.get(plain(file));
      return near === undefined ? [] : [[file, near] as const];
    }),
  );
}

/** Says of each document in the folder of the sources that no source has, nor is meant by one. */
function reportUnlisted(
  manifest: VFile,
  sources: readonly Source[],
  names: readonly string[],
  near: ReadonlyMap<string, string>,
): void {
  const listed = new Set([...sources.map(({ file }) => file), ...near.values()]);
  for (const name of names) if (!listed.has(name)) report(manifest, 'source-unlisted', undefined, { name });
}

/** Follows no link: what it leads to is nobody's to write or remove. */
async function readExisting(contentDir: string): Promise<Pick<Input, 'existing' | 'files'>> {
  const existing = new Map<string, string>();
  const files: VFile[] = [];
  const refuse = (filePath: string, isLink: boolean) => {
    const file = new VFile({ path: filePath });
    report(file, 'generated-special', undefined, { isLink });
    files.push(file);
  };
  const walk = async (folder: string) => {
    const entries = await list(folder);
    for (const entry of entries.sort((a, b) => compareCodeUnits(a.name, b.name))) {
      const filePath = path.join(folder, entry.name);
      const key = path.relative(contentDir, filePath).split(path.sep).join('/');
      if (entry.isDirectory()) await walk(filePath);
      else if (!entry.isFile()) refuse(filePath, entry.isSymbolicLink());
      else if (!entry.name.startsWith('.')) existing.set(key, await readFile(filePath, 'utf-8'));
    }
  };
  for (const folder of generatedFolders.map((name) => path.join(contentDir, name))) {
    if (await isLink(folder)) refuse(folder, true);
    else await walk(folder);
  }
  return { existing, files };
}

async function isLink(folder: string): Promise<boolean> {
  return (await lstat(folder).catch(orNothing))?.isSymbolicLink() ?? false;
}

async function list(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(orNothing)) ?? [];
}
