import type { Mention } from '../../../keywords/names/name-finder.ts';
import { endOfNumber } from '../text/after-name.ts';
import { capitalVerbs } from '../text/clause.ts';
import { roleAt } from '../text/role.ts';
import { matchAt, type Stretch, textBefore } from '../text/stretches.ts';
import { withoutPrinting } from '../text/title.ts';

/**
 * Finds where a card says its own name, so that no part of it is taken for a keyword: `Armor Piercer`. An ability
 * stays one even where the card is called like it. Text and name may differ in apostrophes and hyphens: `Twi'lek`,
 * `Twilek`.
 */
export function ownNames(text: string, cardName: string | null, mentions: readonly Mention[]): Stretch[] {
  const name = evened(withoutPrinting(cardName));
  const said = evened(text);
  const found: Stretch[] = [];
  if (name === '' || !said.includes(name)) return found;
  const byStart = new Map(mentions.map((mention) => [mention.start, mention]));
  // What each character of that is in the text.
  const signs = [...text.matchAll(/\s+|[^\s'’-]/g)];
  for (let at = said.indexOf(name); at !== -1; at = said.indexOf(name, at + name.length)) {
    const start = signs[at]?.index ?? 0;
    const last = signs[at + name.length - 1];
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    const mention = byStart.get(start);
    const isAbility =
      mention && endOfNumber(text, mention.end) >= end && !(mention.end === end && isUnit(text, mention));
    if (!isAbility && isWord(text, start, end)) found.push({ start, end });
  }
  return found;
}

/** Verbs right after a name that show it to be the card's: what it does, or what happens to it. */
const does =
  /^[^\S\n](?:attacks?|blocks?|can(?:not|['’]t)?|deals?|does(?:n['’]t)?|gains?|gets?|ha[ds]|is(?:n['’]t)?|leaves?|may|moves?|must|was|would)\b/;

/** What stands right before the card's name at the beginning of a sentence or a cost: a verb, or “When”. */
const doneWith = new RegExp(
  String.raw`(?:^|[|•\n:,;."“]\s?|->\s?|→\s?)\s?(?:${capitalVerbs}|If|When|Whenever|While)\s$`,
);

/** Whether a name that keyword and card share means the card where it stands, without a number or a colon. */
function isUnit(text: string, { start, end }: Mention): boolean {
  const after = text.slice(end, end + 20);
  if (/^\s*:/.test(after) || endOfNumber(text, end) > end) return false;
  return (
    (does.test(after) && roleAt(text, start) !== 'granted') || doneWith.test(textBefore(text, start, 20))
  );
}

/** A text as names are compared: with single spaces, and without apostrophes and hyphens. */
function evened(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/['’-]/g, '');
}

/** Whether a stretch is made of whole words, but for a plural s. */
function isWord(text: string, start: number, end: number): boolean {
  return matchAt(begin, text, start) !== null && matchAt(finish, text, end) !== null;
}

/** A place at which no word goes on from before. */
const begin = /(?<![\p{L}\p{N}])/uy;

/** A place after which no word goes on, but for a plural s. */
const finish = /s?(?![\p{L}\p{N}])/uy;
