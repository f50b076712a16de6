import { inIndex } from '../../../general/by-slug.ts';
import { asTheyLastHeld } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { leastWords } from '../words/words.ts';
import { formIn, type How, isPieceAt, isWholeAt, matchAt, saidAt } from './match.ts';
import type { Near } from './nearest.ts';
import { type Place, sourcesOfWordings, toPlace } from './places.ts';
import type { Sought } from './sought.ts';
import { endOf, isReworded, type PartNow, partNow } from './verdict.ts';

/**
 * What became of a claim: a wording that holds now says it (holds); it was said, and the same part has other words
 * today (reworded); it was said, and nothing continues it (removed); no wording ever said it, but one says nearly that
 * (near); or none does (unknown).
 */
const verdicts = ['holds', 'reworded', 'removed', 'near', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a claim is or was said, and what became of it there. */
export interface Standing {
  verdict: Verdict;
  /** Letter by letter apart from typography, in another spelling or in other words; null where no wording says it. */
  how: How | null;
  /** The part that says it or nearly says it; null where none does. */
  place: Place | null;
  /**
   * Ids of the revisions that say it, in the order in which they last held, and of their sources; the last revision has
   * `place`.
   */
  revisions: string[];
  sources: string[];
  /** The sentence of the place that has the words, or else is nearest; null where there is none. */
  said: string | null;
  /** Whether it has a number or a card's name in place of what the rules have. */
  isFilledIn: boolean;
  /** The number that it has in place of X, without its sign; null where it has none. */
  asX: string | null;
  /** Whether it is only a piece of a sentence, whose rest may deny or narrow it. */
  isLimited: boolean;
  /**
   * Id of the keyword's first source that no longer has it, though another part or the renamed keyword may still say
   * it.
   */
  endedIn: string | null;
  /** The part that continues it today, in whatever words. */
  now: PartNow | null;
  /** The words beside a sentence of the rules that were not understood, where it has nothing else; null elsewhere. */
  without: string | null;
}

/** The standing of what no wording says or nearly says. */
export const unknown: Standing = {
  verdict: 'unknown',
  how: null,
  place: null,
  revisions: [],
  sources: [],
  said: null,
  isFilledIn: false,
  asX: null,
  isLimited: false,
  endedIn: null,
  now: null,
  without: null,
};

/** A place that says what is sought. */
export interface SayingPlace {
  place: Place;
  how: How;
}

/**
 * What became of a claim in each keyword that says or said it, the most relevant first.
 * @param slug of the keyword that it is claimed of; null where that is not known
 */
export function toStandings(
  found: readonly SayingPlace[],
  sought: Sought,
  slug: string | null,
  bySlug: ReadonlyMap<string, Keyword>,
): Standing[] {
  return [...Map.groupBy(found, ({ place }) => place.slug).values()]
    .map((ofKeyword) => toStanding(wholeFirst(ofKeyword, sought), sought, bySlug))
    .map((standing) => ({ standing, order: orderOf(standing, sought, slug) }))
    .sort((a, b) => a.order.map((each, at) => each - (b.order[at] ?? 0)).find((more) => more !== 0) ?? 0)
    .map(({ standing }) => standing);
}

/**
 * The sort key, of which lower goes first: the keyword that is named, what holds, keywords that kept their name, whole
 * statements before pieces, and verbatim before other spellings.
 */
function orderOf({ place, verdict, now, how }: Standing, sought: Sought, slug: string | null): number[] {
  const isRenamed = now !== null && now.slug !== place?.slug;
  const isWhole = place !== null && isWholeAt(place, sought);
  return [
    place?.slug === slug ? 0 : 1,
    verdicts.indexOf(verdict),
    isRenamed ? 1 : 0,
    isWhole ? 0 : 1,
    how === 'verbatim' ? 0 : 1,
  ];
}

/**
 * A former sentence of its own is not said by a longer one that begins with it: if any place says it as a whole, places
 * that say it as a piece do not count.
 */
function wholeFirst(found: readonly SayingPlace[], sought: Sought): readonly SayingPlace[] {
  const whole = found.filter(({ place }) => isWholeAt(place, sought));
  return whole.length > 0 ? whole : found;
}

/**
 * What became of a claim in one keyword, by the place in the last wording that had it.
 * @param found in that keyword, at least one
 */
export function toStanding(
  found: readonly SayingPlace[],
  sought: Sought,
  bySlug: ReadonlyMap<string, Keyword>,
): Standing {
  const keyword = inIndex(bySlug, found[0]?.place.slug ?? '');
  const ids = new Set(found.flatMap(({ place }) => place.revisions));
  const revisions = asTheyLastHeld(keyword).flatMap(({ id }) => (ids.has(id) ? id : []));
  const last = found.filter(({ place }) => place.revisions.includes(revisions.at(-1) ?? ''));
  const { place, how } = (last.find((each) => each.how === 'verbatim') ?? last[0]) as SayingPlace;
  const form = formIn(place.phrase, sought);
  const now = partNow(place, bySlug);
  const sources = sourcesOfWordings(keyword, revisions);
  const standing = {
    how,
    place,
    revisions,
    sources,
    said: saidAt(place, sought),
    isFilledIn: !form || form.hasName || form.asX !== null,
    asX: form?.asX ?? null,
    isLimited: isPieceAt(place, sought),
    endedIn: endOf(place, sources, bySlug),
    without: null,
  };
  if (place.isCurrent || isSaidUnderNewName(place, now, sought, bySlug))
    return { ...standing, verdict: 'holds', now };
  if (now && isReworded(place, sought, now.part.text)) return { ...standing, verdict: 'reworded', now };
  return { ...standing, verdict: 'removed', now: null };
}

/**
 * Whether a renamed keyword still says it under its new name, and as whole, though no newer source has the former name.
 */
function isSaidUnderNewName(
  place: Place,
  now: PartNow | null,
  sought: Sought,
  bySlug: ReadonlyMap<string, Keyword>,
): boolean {
  const holder = now && now.slug !== place.slug ? bySlug.get(now.slug) : undefined;
  if (!now || !holder) return false;
  const held = toPlace(holder, now.part);
  // Which part is meant is known, so few words are enough.
  const count = Math.max(sought.count, leastWords);
  return (
    matchAt(held, { ...sought, count }) !== null && (isWholeAt(held, sought) || !isWholeAt(place, sought))
  );
}

/** What became of a place that nearly says what is sought. */
export function nearStanding({ place, statement }: Near, bySlug: ReadonlyMap<string, Keyword>): Standing {
  const { revisions, sources } = place;
  const [endedIn, now] = [endOf(place, sources, bySlug), partNow(place, bySlug)];
  return { ...unknown, verdict: 'near', place, revisions, sources, said: statement.text, endedIn, now };
}
