import type { Mention } from '../../../keywords/names/name-finder.ts';
import { textBefore } from '../text/stretches.ts';

/** In characters: so far on either side of a mention a card is read for what speaks of names. */
const farthest = 120;

/** `in its name`, `, in the title`. */
const inName = String.raw`,?\s+in\s+(?:its|their|his|her|the|a|any)\s+(?:\p{L}+\s+)?(?:name|title)s?\b`;

/** A name in quotation marks. */
const quoted = String.raw`["“][^"“”.\n]{1,40}["”]`;

/** The beginning of one, up to the mention. */
const opened = /["“][^"“”.\n]{0,40}$/;

/** The same after a word that says that something is called so. */
const namedSo = /\b(?:named|called|titled)\s+["“][^"“”.\n]{0,40}$/;

/** The end of it, and that it is in a name; with more names in between: `"Elude" or "Evade" in its name`. */
const afterQuoted = new RegExp(
  String.raw`^[^"“”.\n]{0,40}["”](?:,?\s+(?:and|or)\s+${quoted})*${inName}`,
  'u',
);

/** The same where the mention stands in no quotation marks. */
const unquotedInName = new RegExp(`^${inName}`, 'u');

/**
 * Whether a card asks for cards that are called so: `a card with "Elude" in its name`. What such a name has is no
 * keyword, and keeps its letters whatever becomes of one.
 */
export function isOfName(text: string, { start, end }: Mention): boolean {
  const before = textBefore(text, start, farthest);
  const after = text.slice(end, end + farthest);
  return (
    unquotedInName.test(after) || namedSo.test(before) || (opened.test(before) && afterQuoted.test(after))
  );
}

/** In a bracket what leads to a former name, in quotation marks or in none. */
const calledBefore =
  /[([](?:[^()[\]\n]{0,80}[^\p{L}()[\]\n])?(?:(?:formerly|once|originally|previously|was)(?: (?:called|known as|named))?|(?:former|old|previous) name(?: is| was)?|renamed from):? ["“]?$/iu;

/** That it was, after the name, up to the end of the bracket. */
const afterFormer = /^["”]? (?:is|was) (?:the|its|an?) (?:former|old|previous) name\b/i;

/** A name alone in a bracket. */
const opensBracket = /[([]["“]?$/;
const closesBracket = /^["”]?[)\]]/;

/**
 * Whether a note in brackets tells what a keyword was called: `Precision (formerly Elude)`, or no more than that after
 * its name of today.
 */
export function isToldAsFormer(text: string, { start, end, name }: Mention, now: string): boolean {
  if (name === now) return false;
  const before = textBefore(text, start, farthest);
  const after = text.slice(end, end + farthest);
  if (!/^[^([\n]*[)\]]/.test(after)) return false;
  if (calledBefore.test(before) || (opensBracket.test(before) && afterFormer.test(after))) return true;
  const bracket = opensBracket.exec(before);
  return (
    bracket !== null && closesBracket.test(after) && before.slice(0, bracket.index).trimEnd().endsWith(now)
  );
}
