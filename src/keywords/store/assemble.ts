import { fromAToZ } from '../../general/order.ts';
import type { Keyword, Part, Revision } from '../model.ts';
import type { FrontMatter } from './schema.ts';

/** A generated entry, as read from its file. */
export interface GeneratedEntry {
  frontMatter: FrontMatter;
  parts: Part[];
  /** Name of its file, without the extension. */
  file: string;
}

/**
 * Restores the keywords from the entries that the ingest generated.
 * @param sourceIds oldest first
 * @returns the keywords from A to Z, equal to those that the ingest wrote
 */
export function assembleKeywords(
  entries: readonly GeneratedEntry[],
  sourceIds: readonly string[],
): Keyword[] {
  const bySlug = Map.groupBy(entries, ({ frontMatter }) => frontMatter.slug);
  return [...bySlug.values()].map((ofKeyword) => toKeyword(ofKeyword, sourceIds)).sort(fromAToZ);
}

function toKeyword(entries: readonly GeneratedEntry[], sourceIds: readonly string[]): Keyword {
  const age = ({ frontMatter }: GeneratedEntry) => sourceIds.indexOf(frontMatter.sources[0] ?? '');
  const sorted = entries.toSorted((a, b) => age(a) - age(b));
  const history = sourceIds.flatMap((source) => {
    const attesting = sorted.find(({ frontMatter }) => frontMatter.sources.includes(source));
    return attesting ? [{ source, revision: attesting.frontMatter.revision }] : [];
  });
  const { keyword, slug, set, publisher, dateAdded, renamedTo, formerNames } = (sorted[0] as GeneratedEntry)
    .frontMatter;
  const isRecorded = set !== null || publisher !== null || dateAdded !== null;
  return {
    slug,
    name: keyword,
    introduction: isRecorded ? { set, by: publisher, date: dateAdded } : null,
    revisions: sorted.map(toRevision),
    history,
    renamedTo,
    formerNames,
  };
}

function toRevision({ frontMatter, parts, file }: GeneratedEntry): Revision {
  const { revision: id, template, traits, sources } = frontMatter;
  return { id, template, text: parts.map(({ text }) => text).join(' '), parts, traits, sources, file };
}
