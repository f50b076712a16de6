import { currentRevision, heldAsOf } from '../../../keywords/history.ts';
import type { Keyword, Part, Revision } from '../../../keywords/model.ts';
import { nameLookupOf } from '../../../keywords/names/names.ts';
import { passageWith } from '../../../keywords/wording/passages.ts';

/** A wording, or a part of one, given by its code or a link. */
interface NamedWording {
  slug: string;
  parts: readonly Part[];
  /** What the line says before that; empty where it only gives the reference of a quotation. */
  said: string;
  /** Whether it is the reference of quoted changes, which are checked themselves. */
  isOfChanges: boolean;
}

/**
 * A code, alone or after a few words: `de31cee9`, `(DE31CEE9)`, `Glossary, wording de31cee9`, `bombard de31cee9#r3`.
 */
const code = /^(?:[^.!?]{0,60}[\s,:])?[(#]?(?<revision>[0-9a-f]{8})(?:#(?<part>meaning|r\d+))?[)\].,;]*$/i;

/** What comes before a link in the reference of one of our quotations. */
const origin = /(?:wording|revision) [0-9a-f]{8}(?:: ?<?|\]\()$/i;

const page = String.raw`\/keywords\/(?<slug>[a-z0-9-]+)(?:\/compare)?(?:\/(?<revision>[0-9a-f]{8}))?(?:\/(?<newer>[0-9a-f]{8}))?\/?`;
const query = String.raw`(?:\?[^#\s]*)?`;
/** What ends an address: words that a browser is to find on the page (`:~:`, read as `::`), and what a writer puts behind. */
const end = String.raw`(?::~?:\S*?)?[)>\].,;]*$`;
/**
 * The address of a page of ours: of a keyword, of a wording, or of a comparison of two, of which the older is checked, but for
 * a part that only the newer has; and of a part on it: a ruling is checked as a whole, any other place on the page, but for a
 * ruling given outside any source, with all of the wording.
 */
const address = new RegExp(
  String.raw`${page}${query}(?:#(?:(?:old-)?(?<part>meaning|r\d+)|(?!given)[a-z-]*))?${end}`,
  'i',
);

/** The address of a keyword among all as of a source, or among what changed last or in a source; of two, the older is meant. */
const ofSource = new RegExp(
  String.raw`\/(?:as-of|changes)\/(?:(?<source>[a-z0-9-]+)\/(?:[a-z0-9-]+\/)?)?${query}#(?:change-)?(?<slug>[a-z0-9-]+)${end}`,
  'i',
);
/** A line that is nothing but an address. */
const addressAlone = /^[<([]?https?:\/\/\S+$/i;

/**
 * Reads a wording's code (`de31cee9`), or a link to a wording, at the end of a line, and what is said before it.
 * @param sourceIds all sources, oldest first
 * @returns null where the line has neither at its end, or where no such wording exists, or none with that part
 */
export function readNamed(
  line: string,
  keywords: readonly Keyword[],
  sourceIds: readonly string[],
): NamedWording | null {
  const found = code.exec(line) ?? address.exec(line) ?? ofSource.exec(line);
  if (!found) return null;
  const { slug, source, newer, part } = found.groups ?? {};
  const revision =
    source === undefined ? found.groups?.revision : heldCode(keywords, slug, source, sourceIds);
  if (source !== undefined && revision === undefined) return null;
  const wording = wordingsOf(keywords, slug, revision, newer)
    .map(({ slug, parts }) => ({ slug, parts: part ? passageWith(part.toLowerCase(), parts)?.parts : parts }))
    .find(({ parts }) => parts !== undefined);
  if (!wording?.parts) return null;
  const before = slug === undefined ? beforeCode(line, revision ?? '') : beforeAddress(line, found.index);
  return {
    slug: wording.slug,
    parts: wording.parts,
    said: origin.test(before) ? '' : before.replace(/\]?[\s([<]{1,9}$/, '').replace(/^\[/, ''),
    isOfChanges: origin.test(before) && newer !== undefined,
  };
}

/** The code of the wording in which a keyword stood as of a source; undefined where it was not known by then. */
function heldCode(
  keywords: readonly Keyword[],
  slug: string | undefined,
  source: string,
  sourceIds: readonly string[],
): string | undefined {
  const keyword = keywords.find((each) => each.slug === slug?.toLowerCase());
  const id = source.toLowerCase();
  return keyword && sourceIds.includes(id) ? heldAsOf(keyword, id, sourceIds)?.revision : undefined;
}

/**
 * What a line names at its end: a code that can be neither a word nor a number, a link with a code, or a part with one; or that it is
 * some other address alone; null where it is none of them.
 */
export function namedAtEnd(line: string): 'wording' | 'part' | 'page' | null {
  const { revision = '', part } = code.exec(line)?.groups ?? {};
  const link = address.exec(line)?.groups;
  const isCode = (/\d/.test(revision) && /[a-f]/i.test(revision)) || Boolean(link?.revision ?? link?.part);
  if (!isCode) return addressAlone.test(line) ? 'page' : null;
  return (part ?? link?.part) === undefined ? 'wording' : 'part';
}

/** Whether a line is nothing but a code or an address, which the next line does not continue. */
export function isReference(line: string): boolean {
  return !/\s/.test(line) && namedAtEnd(line) !== null;
}

/** What is said before a code; empty where it only announces the code: `Glossary, wording de31cee9`. */
function beforeCode(line: string, revision: string): string {
  const before = line.slice(0, line.lastIndexOf(revision)).replace(/[\s,:(#]+$/, '');
  return /\b(?:wording|revision)$/i.test(before) ? '' : before;
}

/**
 * What precedes an address: all before its `http`, or before the space in front of it.
 * @param path offset of the address's path in the line
 */
function beforeAddress(line: string, path: number): string {
  const blank = line.lastIndexOf(' ', path) + 1;
  return line.slice(0, Math.max(blank, line.lastIndexOf('http', path)));
}

/** A wording with the slug of its keyword. */
interface OwnedWording {
  slug: string;
  parts: readonly Part[];
}

/**
 * The wordings that an address or a code means, first the one that is checked: that with the code, and the newer one of a comparison;
 * without a code, the one that holds now, and the others from the newest on.
 */
function wordingsOf(
  keywords: readonly Keyword[],
  slug: string | undefined,
  code: string | undefined,
  newer: string | undefined,
): OwnedWording[] {
  const keyword = slug === undefined ? undefined : nameLookupOf(keywords)(slug)?.keyword;
  if (slug !== undefined && !keyword) return [];
  const owned = (of: Keyword, revisions: readonly Revision[]) =>
    revisions.map(({ parts }): OwnedWording => ({ slug: of.slug, parts }));
  if (keyword && code === undefined)
    return owned(keyword, [currentRevision(keyword), ...keyword.revisions.toReversed()]);
  const withCode = (id: string, among: readonly Keyword[]) =>
    among.flatMap((each) =>
      owned(
        each,
        each.revisions.filter((revision) => revision.id === id.toLowerCase()),
      ),
    );
  const first = code === undefined ? [] : withCode(code, keyword ? [keyword] : keywords);
  // Across a rename, the newer one is of another keyword.
  return first.length > 0 && newer !== undefined ? [...first, ...withCode(newer, keywords)] : first;
}
