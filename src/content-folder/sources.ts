import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { VFile } from 'vfile';
import { compareCodeUnits } from '../general/order.ts';
import type { Source } from '../keywords/model.ts';
import { parseSource } from '../keywords/parse/index.ts';
import type { SourceDocument } from '../keywords/source-document.ts';
import { slugify } from '../keywords/text/slug.ts';
import { isThere, readDocument } from './disk/document.ts';
import { isOfSystem } from './disk/made-by-programs.ts';
import { attestedBefore, type Existing, readExisting } from './existing.ts';
import { readManifest } from './manifest.ts';
import { ContentError, orNothing } from './messages/content-error.ts';
import { missingFolder, reportContent } from './messages/content-rules.ts';

/** The input of an ingest. */
export interface Input {
  /** The manifest and the documents, with their faults recorded. */
  files: VFile[];
  sources: Source[];
  readSources: SourceDocument[];
  existing: Existing['existing'];
}

/**
 * Reads the sources of a content folder. Missing or unreadable ones are recorded as messages.
 * @param today today's date, where known
 * @throws {ContentError} where a file is in place of the folder
 */
export async function readInput(contentDir: string, today: string | null): Promise<Input> {
  if (statSync(contentDir, { throwIfNoEntry: false })?.isFile())
    throw new ContentError(`Found a file at ${contentDir}, expected the content folder.`);
  const manifest = readDocument(path.join(contentDir, 'sources.yaml'));
  const folder = path.join(contentDir, 'sources');
  const { missing, names } = await documentsIn(folder);
  const here = missing.length > 0 ? null : { folder, names };
  const sources = manifest.messages.length === 0 ? readManifest(manifest, today, here) : [];
  const readSources: SourceDocument[] = [];
  if (sources.length > 0) reportUnlisted(manifest, sources, names);
  const generated = await readExisting(contentDir);
  const attested = attestedBefore(generated.existing);
  const known = new Set<string>();
  const knows = (slug: string) => known.has(slug);
  const present = sources.filter(({ file }) => isThere(path.join(folder, file)));
  for (const { id, file: name, kind, title, published, recorded } of present) {
    const file = readDocument(path.join(folder, name));
    const had = (slug: string) => attested.get(id)?.has(slug) ?? false;
    const context = { title, published, recorded, knows, had };
    const entries = file.messages.length === 0 ? parseSource(file, kind, context) : [];
    for (const { name } of entries) known.add(slugify(name));
    readSources.push({ id, title, kind, published, file, entries });
  }
  const files = [
    manifest,
    ...(sources.length > 0 ? missing : []),
    ...readSources.map(({ file }) => file),
    ...generated.files,
  ];
  return { files, sources, readSources, existing: generated.existing };
}

/**
 * The file names in the folder of sources; where it does not exist, the folder with a single message that all are
 * missing.
 */
async function documentsIn(folder: string): Promise<{ missing: VFile[]; names: string[] }> {
  if (existsSync(folder)) {
    const names = ((await readdir(folder).catch(orNothing)) ?? []).sort(compareCodeUnits);
    return { missing: [], names: names.filter((name) => !isOfSystem(name)) };
  }
  return { missing: [missingFolder(folder)], names: [] };
}

/** Reports each document that no source in the manifest names, unless it may be meant by a misspelt name there. */
function reportUnlisted(manifest: VFile, sources: readonly Source[], names: readonly string[]): void {
  if (manifest.messages.some(({ ruleId }) => ruleId === 'source-missing')) return;
  const listed = new Set(sources.map(({ file }) => file));
  for (const name of names)
    if (!listed.has(name)) reportContent(manifest, 'source-unlisted', undefined, { name });
}
