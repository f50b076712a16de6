import type { Mention } from '../../../keywords/names/name-finder.ts';
import { textBefore } from '../text/stretches.ts';

/** In characters: how far on either side of a mention words about names are looked for. */
const farthest = 120;

/** `in its name`, `, in the title`. */
const inName = String.raw`,?\s+in\s+(?:its|their|his|her|the|a|any)\s+(?:\p{L}+\s+)?(?:name|title)s?\b`;

/** A name in quotation marks. */
const quoted = String.raw`["“][^"“”.\n]{1,40}["”]`;

/** An opening quotation mark and what follows it, up to the mention. */
const opened = /["“][^"“”.\n]{0,40}$/;

/** A quotation up to the mention, after a word for being called: `named "`. */
const namedSo = /\b(?:named|called|titled)\s+["“][^"“”.\n]{0,40}$/;

/**
 * The end of the quotation after the mention, and words that it is in a name, perhaps with more quoted names between:
 * `"Elude" or "Evade" in its name`.
 */
const afterQuoted = new RegExp(
  String.raw`^[^"“”.\n]{0,40}["”](?:,?\s+(?:and|or)\s+${quoted})*${inName}`,
  'u',
);

/** Words that a mention without quotation marks is in a name. */
const unquotedInName = new RegExp(`^${inName}`, 'u');

/**
 * Whether a mention is part of the names of other cards: `a card with "Elude" in its name`. It is then no keyword, and
 * keeps its letters even when the keyword is renamed.
 */
export function isOfName(text: string, { start, end }: Mention): boolean {
  const before = textBefore(text, start, farthest);
  const after = text.slice(end, end + farthest);
  return (
    unquotedInName.test(after) || namedSo.test(before) || (opened.test(before) && afterQuoted.test(after))
  );
}

/** Words in a bracket that lead to a former name, with or without a quotation mark. */
const calledBefore =
  /[([](?:[^()[\]\n]{0,80}[^\p{L}()[\]\n])?(?:(?:formerly|once|originally|previously|was)(?: (?:called|known as|named))?|(?:former|old|previous) name(?: is| was)?|renamed from):? ["“]?$/iu;

/** Words after a name in a bracket that say it is a former one. */
const afterFormer = /^["”]? (?:is|was) (?:the|its|an?) (?:former|old|previous) name\b/i;

/** The brackets around a name alone. */
const opensBracket = /[([]["“]?$/;
const closesBracket = /^["”]?[)\]]/;

/**
 * Whether a note in brackets tells the former name of a keyword, `Precision (formerly Elude)`, or holds it alone after
 * the current name.
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
