import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VFile } from 'vfile';
import type { Source } from '../keywords/model.ts';
import { parseSource } from '../keywords/parse/index.ts';
import type { ReadSource } from '../keywords/read-source.ts';
import { turningSigns } from '../keywords/text/characters.ts';
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
const generatedFolders = ['keywords', 'changes'];

/** Reads a content folder. What is missing or unreadable becomes a message, never an exception. */
export async function readInput(contentDir: string): Promise<Input> {
  const manifest = readDocument(path.join(contentDir, 'sources.yaml'));
  const sources = manifest.messages.length === 0 ? readManifest(manifest) : [];
  const readSources: ReadSource[] = [];
  for (const { id, file: name, kind, title } of sources) {
    const file = readDocument(path.join(contentDir, 'sources', name));
    const entries = file.messages.length === 0 ? parseSource(file, kind, title) : [];
    for (const { code, place } of turningSigns(String(file)))
      report(file, 'direction-turned', place, { code });
    readSources.push({ id, file, entries });
  }
  const files = [manifest, ...readSources.map(({ file }) => file)];
  return { files, sources, readSources, existing: await readExisting(contentDir) };
}

async function readExisting(contentDir: string): Promise<Map<string, string>> {
  const existing = new Map<string, string>();
  for (const folder of generatedFolders) {
    for (const entry of await list(path.join(contentDir, folder))) {
      const filePath = path.join(entry.parentPath, entry.name);
      const key = path.relative(contentDir, filePath).split(path.sep).join('/');
      if (entry.isFile() && !entry.name.startsWith('.')) existing.set(key, await readFile(filePath, 'utf-8'));
    }
  }
  return existing;
}

async function list(folder: string) {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
