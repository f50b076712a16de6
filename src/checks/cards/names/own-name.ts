import type { Mention } from '../../../keywords/names/name-finder.ts';
import { endOfNumber } from '../text/after-name.ts';
import { capitalVerbs, roleAt } from '../text/clause.ts';
import { type Stretch, textBefore } from '../text/stretches.ts';
import { withoutPrinting } from '../text/title.ts';

/**
 * Where a card says its own name: what is called there as a keyword is, is none, `Armor Piercer`. An ability is one
 * also where the card is called so. Either may have lost apostrophes and hyphens of the name: `Twi'lek`, `Twilek`.
 */
export function ownNames(text: string, cardName: string | null, mentions: readonly Mention[]): Stretch[] {
  const name = evenSigns(withoutPrinting(cardName ?? '').trim()).said;
  const found: Stretch[] = [];
  if (name === '') return found;
  const byStart = new Map(mentions.map((mention) => [mention.start, mention]));
  const { said, signs } = evenSigns(text);
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

/** What a card does, or what happens to it, right after its name. */
const does =
  /^[^\S\n](?:attacks?|blocks?|can(?:not|['’]t)?|deals?|does(?:n['’]t)?|gains?|gets?|ha[ds]|is(?:n['’]t)?|leaves?|may|moves?|must|was|would)\b/;

/** What is done with it, or when, right before its name where a sentence or a cost begins. */
const doneWith = new RegExp(
  String.raw`(?:^|[|•\n:,;."“]\s?|->\s?|→\s?)\s?(?:${capitalVerbs}|If|When|Whenever|While)\s$`,
);

/** Whether a name that is that of a keyword too is of the card where it stands, without a number and a colon. */
function isUnit(text: string, { start, end }: Mention): boolean {
  const after = text.slice(end, end + 20);
  if (/^\s*:/.test(after) || endOfNumber(text, end) > end) return false;
  return (
    (does.test(after) && roleAt(text, start) !== 'granted') || doneWith.test(textBefore(text, start, 20))
  );
}

/** A text as names in it are compared, each run of blanks as one, and the signs of the text that are left. */
function evenSigns(text: string) {
  const signs = [...text.matchAll(/\s+|[^\s'’-]/g)];
  return { said: signs.map(([sign]) => (/\s/.test(sign) ? ' ' : sign)).join(''), signs };
}

/** Whether no word goes on before a stretch, nor after it, but for the s of several. */
function isWord(text: string, start: number, end: number): boolean {
  begin.lastIndex = start;
  finish.lastIndex = end;
  return begin.test(text) && finish.test(text);
}

/** Where no word goes on from before. */
const begin = /(?<![\p{L}\p{N}])/uy;

/** Where none goes on, but for the s of several. */
const finish = /s?(?![\p{L}\p{N}])/uy;
