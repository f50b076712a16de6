import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { z } from 'zod';
import type { Change } from '../keywords/changes/compare.ts';
import { report } from '../keywords/diagnostics.ts';
import type { Keyword, Source } from '../keywords/model.ts';
import { assembleKeywords, type GeneratedEntry } from '../keywords/store/assemble.ts';
import { fromMdx } from '../keywords/store/mdx.ts';
import { changesSchema } from '../keywords/store/schema.ts';
import { ContentError, throwFirstError } from './content-error.ts';
import { readDocument } from './document.ts';
import { issueInWords } from './issue-in-words.ts';
import { readManifest } from './manifest.ts';

/** What the ingest made of a content folder, as it stands there. */
export interface Generated {
  /** Oldest first. */
  sources: Source[];
  /** By slug. */
  keywords: Keyword[];
  /** None for a keyword with one wording. */
  changesOf(slug: string): Change[];
}

/**
 * Reads what the ingest left in a content folder, and checks it as a stranger's work: the manifest, every entry, every
 * change, and that they fit together.
 * @throws {ContentError} where anything is missing or wrong, with the command that mends it
 */
export function readGenerated(contentDir: string): Generated {
  const manifest = readDocument(path.join(contentDir, 'sources.yaml'));
  const sources = manifest.messages.length === 0 ? readManifest(manifest) : [];
  throwFirstError([manifest], 'Mend it, then run: npm run ingest');
  const ids = sources.map(({ id }) => id);

  const entries = read(contentDir, 'keywords', '.mdx', (file) => toEntry(file, ids));
  if (entries.length === 0)
    throw new ContentError(
      `Found no keywords in ${contentDir}, expected those that the ingest writes. Run: ${ingestOf(contentDir)}`,
    );
  const changes = read(contentDir, 'changes', '.json', (file) =>
    changesSchema.parse(JSON.parse(String(file)), { reportInput: true }),
  );
  const bySlug = new Map(changes.map((ofKeyword) => [ofKeyword.slug, ofKeyword.changes]));
  return { sources, keywords: assembleKeywords(entries, ids), changesOf: (slug) => bySlug.get(slug) ?? [] };
}

/** Reads all generated files of one kind. */
function read<T>(contentDir: string, folder: string, ending: string, parse: (file: VFile) => T): T[] {
  const root = path.join(contentDir, folder);
  if (!existsSync(root)) return [];
  const names = readdirSync(root, { recursive: true, encoding: 'utf-8' }).sort();
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const file = readDocument(path.join(root, name));
      const parsed = file.messages.length === 0 ? parseReporting(file, parse) : null;
      throwFirstError([file], `Run: ${ingestOf(contentDir)}; where a person edited it, with --force`);
      return parsed as T;
    });
}

/** @returns null, with a message on the file, where its text is not what the ingest writes */
function parseReporting<T>(file: VFile, parse: (file: VFile) => T): T | null {
  try {
    return parse(file);
  } catch (error) {
    const place = error instanceof VFileMessage && error.line ? error.place : undefined;
    report(file, 'generated-unreadable', toPoint(place), faultOf(error));
    return null;
  }
}

function toPoint(place: VFileMessage['place']) {
  return place && 'start' in place ? place.start : place;
}

function faultOf(error: unknown): string {
  if (error instanceof VFileMessage) return error.reason;
  const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
  return issue ? issueInWords(issue, issue.input) : (error as Error).message;
}

function toEntry(file: VFile, sourceIds: readonly string[]): GeneratedEntry {
  const entry = fromMdx(String(file));
  const unknown = entry.frontMatter.sources.find((id) => !sourceIds.includes(id));
  if (unknown !== undefined)
    throw new ContentError(`Found the source “${unknown}”, expected one that sources.yaml names`);
  return { ...entry, file: path.basename(file.path, '.mdx') };
}

/** The command that makes the generated files of a content folder. */
function ingestOf(contentDir: string): string {
  return contentDir === 'content' ? 'npm run ingest' : `npm run ingest -- --content ${contentDir}`;
}
