import { splitSentences } from '../../../keywords/text/sentences.ts';
import { type CardFinding, finding } from '../finding.ts';
import type { CurrentKeywords } from '../names/current-keywords.ts';
import { clauseOf, longestClause } from '../text/clause.ts';
import { isListed, type KeywordUse } from '../text/keyword-use.ts';
import { textBefore } from '../text/stretches.ts';
import { compareReminder } from './compare-reminder.ts';
import { meantBy } from './meant.ts';
import { farthestAfter, saidAfter } from './said-after.ts';
import { namesUnit } from './saying.ts';
import type { createUnnamedFinder } from './unnamed.ts';

/**
 * Finds reminders that differ. Each parenthesis, or else the sentences, is compared with what stands before it: the
 * ability, all abilities of its list together, and what leads to the ability, as in `INSERT: Armor (…)`. It is a
 * reminder of the likeliest.
 * @param findUnnamed finds the keywords whose meaning a text says: a reminder may be of one that stands nowhere here
 * @param cardName what the card is called, which stands for "this unit"; null where nobody knows
 */
export function findOddReminders(
  text: string,
  uses: readonly KeywordUse[],
  { keywordOf, meaningsOf }: CurrentKeywords,
  findUnnamed: ReturnType<typeof createUnnamedFinder>,
  cardName: string | null,
): CardFinding[] {
  const otherIn = (said: string, slugs: readonly string[]) => {
    const unnamed = findUnnamed(said, cardName).map(({ slug }) => slug);
    return slugs.some((slug) => unnamed.includes(keywordOf(slug).slug)) ? undefined : unnamed[0];
  };
  const compared = uses.flatMap((use, index) => {
    // The effect after a colon may name other keywords.
    const next = uses[index + 1]?.start ?? text.length;
    const end = use.hasColon ? use.argumentEnd + farthestAfter : next;
    const sentences = splitSentences(meantBy(meaningsOf(use.slug).now)[0] ?? '').length;
    const found = saidAfter(text, use, end, sentences);
    if (!found) return [];
    const before = listBefore(text, uses, index);
    const slugs = [use, ...before].map(({ slug }) => slug);
    const clause = clauseOf(textBefore(text, use.start, longestClause));
    const isOwn = givesToOwn(clause, cardName);
    return [{ ...compareReminder(found, use, before, meaningsOf, cardName, isOwn), slugs, ...found }];
  });
  return [...Map.groupBy(compared, ({ start }) => start).values()].flatMap((ofOne) => {
    if (ofOne.some(({ isSaid }) => isSaid)) return [];
    const [best] = ofOne.filter(({ isLike }) => isLike).sort((a, b) => b.likeness - a.likeness);
    const found = best ?? ofOne.findLast(({ place }) => place === 'adjacent');
    if (!found) return [];
    const { start, said, segments, number } = found;
    const [slug = ''] = found.slugs;
    const other = otherIn(said, best ? found.slugs : [slug]);
    if (!best && !other) return [];
    const facts = {
      name: keywordOf(slug).name,
      ...(number && { number }),
      ...(other && { other: keywordOf(other).name }),
    };
    return [{ ...finding('reminder-differs', facts, start, start + said.length), segments }];
  });
}

/** Words for other units, or a name, in a clause. */
const otherUnits =
  /\b(?:all|an?|another|any|both|each|every|one|other|that|those|two|units?|your)\b|\s\p{Lu}\p{Ll}/u;

/** A clause that gives without naming a unit, where the card's is meant: "When attacking, he gets", "Gain". */
const givesUnnamed = /(?:^\s*|,\s|\b(?:he|she|it|they|this\s\p{L}+)\s)(?:gain|get)s?\b/iu;

/** Whether a clause that gives an ability gives it to the unit of the card. */
function givesToOwn(clause: string, cardName: string | null): boolean {
  if (namesUnit(clause, cardName)) return true;
  const before = givesUnnamed.exec(clause);
  return before !== null && !otherUnits.test(clause.slice(0, before.index).trimStart());
}

/** The abilities before one in its list: `Armor, Evade 2 (…)`. */
function listBefore(text: string, uses: readonly KeywordUse[], index: number): KeywordUse[] {
  const furthest = Math.max(0, index - mostBefore);
  let first = index;
  while (first > furthest && isListed(text, uses[first - 1] as KeywordUse, uses[first] as KeywordUse))
    first--;
  return uses.slice(first, index);
}

/** The most abilities before one that share its parenthesis. */
const mostBefore = 3;
