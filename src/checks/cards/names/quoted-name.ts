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

/** The same behind a word that says that something is called so. */
const namedSo = /\b(?:named|called|titled)\s+["“][^"“”.\n]{0,40}$/;

/** The end of it, and that it is in a name; with more names in between: `"Elude" or "Evade" in its name`. */
const behindQuoted = new RegExp(
  String.raw`^[^"“”.\n]{0,40}["”](?:,?\s+(?:and|or)\s+${quoted})*${inName}`,
  'u',
);

/** The same where the mention stands in no quotation marks. */
const behind = new RegExp(`^${inName}`, 'u');

/**
 * Whether a card asks for cards that are called so: `a card with "Elude" in its name`. What such a name has is no
 * keyword, and keeps its letters whatever becomes of one.
 */
export function isOfName(text: string, { start, end }: Mention): boolean {
  const before = textBefore(text, start, farthest);
  const after = text.slice(end, end + farthest);
  return behind.test(after) || namedSo.test(before) || (opened.test(before) && behindQuoted.test(after));
}
