import { currentRevision } from '../../../../keywords/history.ts';
import { escapePattern } from '../../../../keywords/text/pattern.ts';
import { type CardFinding, finding } from '../../finding.ts';
import type { CurrentKeywords } from '../../names/current-keywords.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';

/** A list of capitalised words at the end of a text. */
const listBefore = /(?:\p{Lu}[\p{L}'’-]*(?:,? (?:and |or )?|\s?\/\s?)){1,9}$/u;

/** What may be another list, right after a name. */
const listAfter = /^\.\s{1,2}[Tt]he (?=\p{Lu})/u;

/** What stands between two items of a list. */
const between = /,? (?:and|or) |, |\s?\/\s?/;

/** In characters: the list of what an ability is for is shorter. */
const longestList = 120;

/**
 * Finds what an ability names otherwise the second time, `Boat Pilot. The Cart gets: …`, where the keyword's own words
 * have one thing in both places: `[kind] Pilot. The [kind] gets`. Fewer things or more may be a word for all.
 */
export function findNamedTwice(
  text: string,
  { slug, name, start, end }: KeywordUse,
  { keywordOf }: CurrentKeywords,
): CardFinding[] {
  const [lead] = listAfter.exec(text.slice(end, end + 10)) ?? [];
  if (lead === undefined) return [];
  const keyword = keywordOf(slug);
  const form = new RegExp(`\\[([^\\]]+)\\] ${escapePattern(keyword.name)}\\. The \\[\\1\\] (\\p{L}+)`, 'u');
  const [, , verb] = form.exec(currentRevision(keyword).text) ?? [];
  if (verb === undefined) return [];
  const first = listBefore.exec(textBefore(text, start, longestList))?.[0].trim() ?? '';
  const after = text.slice(end + lead.length, end + longestList).split(/[|•\n.:;*"“]/, 1)[0] ?? '';
  const second = after.slice(
    0,
    Math.max(0, after.search(new RegExp(` ${verb.replace(/s$/, '')}s?(?!\\p{L})`, 'u'))),
  );
  const [one, other] = [first.split(between), second.split(between)];
  const at = other.findIndex((item, index) => !isSame(one[index] ?? '', item));
  const [found, before] = [other[at], one[at]];
  if (one.length !== other.length || !found || !before || first.startsWith('The ')) return [];
  const from = text.indexOf(found, end + lead.length);
  return [finding('named-otherwise', { found, before, name }, from, from + found.length)];
}

/** Whether the second is the first, but for case and blanks, or the noun of it: `Old Boat Pilot. The Boat gets`. */
function isSame(first: string, second: string): boolean {
  return ` ${first.trim().toLowerCase()}`.endsWith(` ${second.trim().toLowerCase()}`);
}
