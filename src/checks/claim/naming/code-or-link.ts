import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword, Part, Revision } from '../../../keywords/model.ts';
import { nameLookupOf } from '../../../keywords/names/names.ts';
import { passageWith } from '../../../keywords/wording/passages.ts';

/** A wording, or a part of one, given by its code or a link. */
export interface NamedWording {
  slug: string;
  parts: readonly Part[];
  /** What the line says before that; empty where it only gives the reference of a quotation. */
  said: string;
}

/**
 * A code, alone or after a few words: `de31cee9`, `(DE31CEE9)`, `Glossary, wording de31cee9`, `bombard de31cee9#r3`.
 */
const code = /^(?:[^.!?]{0,60}[\s,:])?[(#]?(?<revision>[0-9a-f]{8})(?:#(?<part>meaning|r\d+))?[)\].,;]*$/i;

/** What comes before a link in the reference of one of our quotations. */
const origin = /(?:wording|revision) [0-9a-f]{8}(?:: ?<?|\]\()$/i;

const page = String.raw`\/keywords\/(?<slug>[a-z0-9-]+)(?:\/compare)?(?:\/(?<revision>[0-9a-f]{8}))?(?:\/[0-9a-f]{8})?\/?`;
const query = String.raw`(?:\?[^#\s]*)?`;
/**
 * The address of a page of ours: of a keyword, of a wording, or of a comparison of two, of which the older is checked;
 * and of a part on it. A part is checked with the ruling that it belongs to.
 */
const address = new RegExp(String.raw`${page}${query}(?:#(?<part>meaning|r\d+))?[)>\].,;]*$`, 'i');

/**
 * Reads a wording's code (`de31cee9`), or a link to a wording, at the end of a line, and what is said before it.
 * @returns null where the line has neither at its end, or where no such wording exists
 */
export function readNamed(line: string, keywords: readonly Keyword[]): NamedWording | null {
  const found = code.exec(line) ?? address.exec(line);
  if (!found) return null;
  const { slug, revision, part: named } = found.groups ?? {};
  const part = named?.toLowerCase();
  const id = revision?.toLowerCase();
  const keyword =
    slug === undefined
      ? keywords.find(({ revisions }) => revisions.some((one) => one.id === id))
      : nameLookupOf(keywords)(slug)?.keyword;
  const wording = keyword && wordingOf(keyword, id, part);
  if (!keyword || !wording) return null;
  const before = slug === undefined ? beforeCode(line, revision ?? '') : beforeAddress(line, found.index);
  return {
    slug: keyword.slug,
    // If the wording lacks that part, all of it is meant.
    parts: (part && passageWith(part, wording.parts)?.parts) || wording.parts,
    said: origin.test(before) ? '' : before.replace(/\]?[\s([<]{1,9}$/, '').replace(/^\[/, ''),
  };
}

/** Whether a line ends in a code that can be neither a word nor a number, or in a link with a code. */
export function endsInCode(line: string): boolean {
  const { revision = '' } = code.exec(line)?.groups ?? {};
  return (/\d/.test(revision) && /[a-f]/i.test(revision)) || Boolean(address.exec(line)?.groups?.revision);
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

/** The wording with an id; without an id, the one that holds now, or the newest that has the part. */
function wordingOf(keyword: Keyword, id: string | undefined, part: string | undefined): Revision | undefined {
  if (id !== undefined) return keyword.revisions.find((each) => each.id === id);
  const has = (revision: Revision) => revision.parts.some((each) => each.id === part);
  const current = currentRevision(keyword);
  return part === undefined || has(current) ? current : (keyword.revisions.findLast(has) ?? current);
}
