import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { YAMLParseError } from 'yaml';
import { z } from 'zod';
import { type Changes, indexChanges } from '../keywords/changes/lookup.ts';
import type { Keyword, Source } from '../keywords/model.ts';
import { toldRenames } from '../keywords/renames/told-renames.ts';
import { assembleKeywords, type GeneratedEntry } from '../keywords/store/assemble.ts';
import { fromMdx } from '../keywords/store/read-mdx.ts';
import { type ChangesFile, changesSchema } from '../keywords/store/schema.ts';
import { isSealed } from '../keywords/store/seal.ts';
import type { Point } from '../keywords/text/point.ts';
import { isThere, readDocument } from './disk/document.ts';
import { ingestOf, partialFolder } from './location.ts';
import { readManifest } from './manifest.ts';
import { ContentError, fileReason, throwFirstError } from './messages/content-error.ts';
import type { DataFault } from './messages/content-faults.ts';
import { reportContent } from './messages/content-rules.ts';

/** The output of the ingest in a content folder. */
export interface Generated {
  /** Oldest first. */
  sources: Source[];
  /** By slug. */
  keywords: Keyword[];
  changes: Changes;
}

/**
 * Reads the ingest's output in a content folder, and checks it without trusting it: the manifest, every entry, every
 * change, and that they fit together.
 * @throws {ContentError} where anything is missing or wrong, with the command that fixes it
 */
export function readGenerated(contentDir: string): Generated {
  if (isThere(path.join(contentDir, partialFolder)))
    throw new ContentError(
      `An ingest of ${contentDir} was stopped halfway, or is at work: some files may have what the sources said before. Run: ${ingestOf(contentDir)}`,
    );
  const manifest = readDocument(path.join(contentDir, 'sources.yaml'));
  const sources = manifest.messages.length === 0 ? readManifest(manifest) : [];
  throwFirstError([manifest]);
  const ids = sources.map(({ id }) => id);

  const entries = read(contentDir, 'keywords', '.mdx', (file, name) => toEntry(file, name, ids));
  if (entries.length === 0)
    throw new ContentError(
      `Found no keywords in ${contentDir}, expected those that the ingest writes. Run: ${ingestOf(contentDir)}`,
    );
  const changes = read(contentDir, 'changes', '.json', toChanges);
  const keywords = assembleKeywords(entries, ids);
  return {
    sources,
    keywords,
    changes: indexChanges(
      changes.map((ofKeyword) => [ofKeyword.slug, ofKeyword.changes]),
      toldRenames(keywords, ids),
    ),
  };
}

/** Reads all generated files of one kind. */
function read<T>(
  contentDir: string,
  folder: string,
  ending: string,
  parse: (file: VFile, name: string) => T | null,
): T[] {
  const root = path.join(contentDir, folder);
  return namesIn(root)
    .filter((name) => name.endsWith(ending) && !path.basename(name).startsWith('.'))
    .flatMap((name) => {
      const file = readDocument(path.join(root, name));
      const parsed = file.messages.length === 0 ? parseReporting(file, () => parse(file, name)) : null;
      if (parsed && !isSealed(String(file)))
        reportContent(file, 'generated-unreadable', undefined, { fault: 'unsealed' });
      throwFirstError([file], `Run: ${ingestOf(contentDir)} (with --force if the file was edited by hand)`);
      return parsed ?? [];
    });
}

/** The files below a folder, sorted; empty where the folder does not exist. */
function namesIn(root: string): string[] {
  try {
    return existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf-8' }).sort() : [];
  } catch (error) {
    const reason = fileReason(error);
    throw reason === null ? error : new ContentError(`Could not read ${root}: ${reason}.`);
  }
}

/**
 * Parses a generated file.
 * @returns null, with a message on the file, where it is not what the ingest writes
 */
export function parseReporting<T>(file: VFile, parse: () => T): T | null {
  try {
    return parse();
  } catch (error) {
    reportContent(file, 'generated-unreadable', placeOf(error), faultOf(error));
    return null;
  }
}

function placeOf(error: unknown): Point | undefined {
  if (error instanceof VFileMessage) {
    const { place } = error;
    return place && 'start' in place ? place.start : place;
  }
  const [start] = error instanceof YAMLParseError ? (error.linePos ?? []) : [];
  // The front matter begins on the second line.
  return start && { line: start.line + 1, column: start.col };
}

function faultOf(error: unknown): DataFault {
  if (error instanceof YAMLParseError)
    return {
      fault: 'syntax',
      reason: 'Found front matter that is no YAML, expected it as the ingest wrote it',
    };
  if (error instanceof VFileMessage) return { fault: 'syntax', reason: error.reason };
  const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
  if (issue) return { fault: 'schema', issue, found: issue.input };
  return { fault: 'syntax', reason: (error as Error).message };
}

function toEntry(file: VFile, name: string, sourceIds: readonly string[]): GeneratedEntry | null {
  const entry = fromMdx(String(file));
  const { slug, sources } = entry.frontMatter;
  const unknown = sources.find((id) => !sourceIds.includes(id));
  if (unknown !== undefined) {
    reportContent(file, 'generated-unreadable', undefined, { fault: 'no-source', id: unknown });
    return null;
  }
  const source = sources.find((id) => name === path.join(slug, `${id}.mdx`));
  return isInPlace(file, source !== undefined, `${slug}/${sources[0]}.mdx`)
    ? { ...entry, file: source as string }
    : null;
}

function toChanges(file: VFile, name: string): ChangesFile | null {
  const changes = changesSchema.parse(JSON.parse(String(file)), { reportInput: true });
  const expected = `${changes.slug}.json`;
  return isInPlace(file, name === expected, expected) ? changes : null;
}

/**
 * Whether an entry is where it belongs; reports a copy elsewhere, which would be a second entry of the same wording.
 */
function isInPlace(file: VFile, isThere: boolean, expected: string): boolean {
  if (!isThere) reportContent(file, 'generated-unreadable', undefined, { fault: 'misplaced', expected });
  return isThere;
}
