import { inIndex } from '../../../general/by-slug.ts';
import { compareTexts } from '../../../keywords/changes/compare/segments.ts';
import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword, Part } from '../../../keywords/model.ts';
import { currentKeyword } from '../../../keywords/renames/family.ts';
import { alignRulings } from '../../../keywords/wording/same-ruling.ts';
import { spanOf } from '../words/words.ts';
import { formIn } from './match.ts';
import type { Place } from './places.ts';
import type { Sought } from './sought.ts';

/** A part of a wording that holds now. */
export interface PartNow {
  slug: string;
  revision: string;
  part: Part;
}

/**
 * The part that continues a place today: the part with the same id in the wording that holds now, or, where the keyword
 * was renamed, the part of its successor that says the same.
 * @returns null where nothing continues it
 */
export function partNow(place: Place, bySlug: ReadonlyMap<string, Keyword>): PartNow | null {
  const keyword = inIndex(bySlug, place.slug);
  const holder = currentKeyword(keyword, bySlug);
  const { id: revision, parts } = currentRevision(holder);
  const part = holder === keyword ? parts.find(({ id }) => id === place.part) : counterpart(place, parts);
  return part ? { slug: holder.slug, revision, part } : null;
}

function counterpart({ part, text }: Place, [meaning, ...rulings]: readonly Part[]): Part | undefined {
  if (part === 'meaning') return meaning;
  const [pair] = alignRulings(
    [text],
    rulings.map((ruling) => ruling.text),
  );
  return pair && rulings[pair.new];
}

/**
 * The source that ended what others had: the next source of the keyword.
 * @param sources ids of those that have it
 * @returns its id; null where the keyword's newest source still has it
 */
export function endOf(
  { slug }: Place,
  sources: readonly string[],
  bySlug: ReadonlyMap<string, Keyword>,
): string | null {
  const { history } = inIndex(bySlug, slug);
  const last = history.findLastIndex(({ source }) => sources.includes(source));
  return history[last + 1]?.source ?? null;
}

/**
 * Whether the part that continues a place today says what was sought there in other words; not where its words were
 * taken out and nothing replaced them.
 */
export function isReworded(place: Place, sought: Sought, now: string): boolean {
  const found = formIn(place.phrase, sought)?.run;
  // The whole text, where only pieces around an omission were found.
  const [from, to] = found ? spanOf(place.text, found) : [0, place.text.length];
  let position = 0;
  let isTaken = false;
  for (const { op, text } of compareTexts(place.text, now)) {
    const saysAnything = /[\p{L}\p{N}]/u.test(text);
    // Added words follow the removed ones that they replace.
    if (op === '+' && saysAnything && isTaken) return true;
    if (op === '+') continue;
    isTaken = position < to && position + text.length > from;
    if (op === '=' && isTaken && saysAnything) return true;
    position += text.length;
  }
  return false;
}
