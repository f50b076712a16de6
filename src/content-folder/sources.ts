import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { report } from '../keywords/diagnostics.ts';
import type { Source } from '../keywords/model.ts';
import { parseSource } from '../keywords/parse/index.ts';
import type { ReadSource } from '../keywords/reconcile.ts';
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
  const manifest = await readDocument(path.join(contentDir, 'sources.yaml'));
  const sources = manifest.messages.length === 0 ? readManifest(manifest) : [];
  const readSources: ReadSource[] = [];
  for (const { id, file: name, kind, title } of sources) {
    const file = await readDocument(path.join(contentDir, 'sources', name));
    readSources.push({ id, file, entries: file.messages.length === 0 ? parseSource(file, kind, title) : [] });
  }
  const files = [manifest, ...readSources.map(({ file }) => file)];
  return { files, sources, readSources, existing: await readGenerated(contentDir) };
}

/** Reads a document in UTF-8; what is wrong with it is recorded on the file. */
export async function readDocument(filePath: string): Promise<VFile> {
  const file = new VFile({ path: filePath });
  try {
    const bytes = await readFile(filePath);
    file.value = decode(file, bytes);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const reason =
      { ENOENT: 'no such file', EISDIR: 'it is a folder', EACCES: 'no permission' }[code] ?? code;
    report(file, 'source-missing', undefined, `Could not read the file (${reason}), expected it to be there`);
  }
  return file;
}

function decode(file: VFile, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const before = bytes.toString('utf-8').split('\ufffd')[0] ?? '';
    const lines = before.split(/\r\n|\n|\r/);
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    report(file, 'source-not-utf8', place, 'Found bytes that are not UTF-8, expected UTF-8');
    return '';
  }
}

async function readGenerated(contentDir: string): Promise<Map<string, string>> {
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
