import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { firstOfAlike } from '../keywords/diagnostics/rule-words.ts';
import type { Source } from '../keywords/model.ts';
import { compareCodeUnits } from '../keywords/order.ts';
import { parseSource } from '../keywords/parse/index.ts';
import type { SourceDocument } from '../keywords/source-document.ts';
import { turningSigns } from '../keywords/text/characters.ts';
import { slugify } from '../keywords/text/slug.ts';
import { ContentError, orNothing } from './content-error.ts';
import { report } from './content-rules.ts';
import { readDocument } from './document.ts';
import { type Existing, readExisting } from './existing.ts';
import { isOfSystem } from './made-by-programs.ts';
import { readManifest } from './manifest.ts';
import { plainName } from './plain-name.ts';

/** Everything that an ingest starts from. */
export interface Input {
  /** The manifest and the documents, with what was found wrong in them. */
  files: VFile[];
  sources: Source[];
  readSources: SourceDocument[];
  existing: Existing['existing'];
}

/**
 * Reads a content folder. What is missing or unreadable becomes a message.
 * @param today the day that it is, where it is known
 * @throws {ContentError} where a file stands in its place
 */
export async function readInput(contentDir: string, today: string | null = null): Promise<Input> {
  if (statSync(contentDir, { throwIfNoEntry: false })?.isFile())
    throw new ContentError(`Found a file at ${contentDir}, expected the content folder.`);
  const manifest = readDocument(path.join(contentDir, 'sources.yaml'));
  const sources = manifest.messages.length === 0 ? readManifest(manifest, today) : [];
  const readSources: SourceDocument[] = [];
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
    readSources.push({ id, title, kind, file, entries });
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
    const names = ((await readdir(folder).catch(orNothing)) ?? []).sort(compareCodeUnits);
    return { missing: [], names: names.filter((name) => !isOfSystem(name)) };
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
  const listed = new Set(sources.map(({ file }) => file));
  const others = new Map(names.filter((name) => !listed.has(name)).map((name) => [plainName(name), name]));
  return new Map(
    sources.flatMap(({ file }) => {
      const near = names.includes(file) ? undefined : others.get(plainName(file));
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
