import { inIndex } from '../../../general/by-slug.ts';
import { compareTexts } from '../../../keywords/changes/segments.ts';
import { currentKeyword, currentRevision } from '../../../keywords/history.ts';
import type { Keyword, Part } from '../../../keywords/model.ts';
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
 * The part that continues a place today: the one with the same id in the wording that holds, or, where the keyword was
 * renamed, the one of its successor that says the same.
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
 * The source in which something ended that others had: the next one that has the keyword.
 * @param sources that have it
 * @returns null where the newest source of the keyword has it
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
 * Whether what continues a place today says in other words what was sought there; not where the words that were sought
 * were taken out and nothing was put in their place.
 */
export function isReworded(place: Place, sought: Sought, now: string): boolean {
  const found = formIn(place.phrase, sought)?.run;
  // All of it where the words stand there with something left out.
  const [from, to] = found ? spanOf(place.text, found) : [0, place.text.length];
  let position = 0;
  let isTaken = false;
  for (const { op, text } of compareTexts(place.text, now)) {
    const saysAnything = /[\p{L}\p{N}]/u.test(text);
    // What was put in stands behind what was taken out for it.
    if (op === '+' && saysAnything && isTaken) return true;
    if (op === '+') continue;
    isTaken = position < to && position + text.length > from;
    if (op === '=' && isTaken && saysAnything) return true;
    position += text.length;
  }
  return false;
}
