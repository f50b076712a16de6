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
 * What became of something that is claimed: a wording that holds now says it; it was said, and the same part says it in
 * other words today; it was said, and nothing continues it; no wording ever said it, but one says nearly that; or none
 * does.
 */
const verdicts = ['holds', 'reworded', 'removed', 'near', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where something stands, or stood, and what became of it there. */
export interface Standing {
  verdict: Verdict;
  /** Letter by letter but for typography, in another spelling or in other words; null where it stands nowhere. */
  how: How | null;
  /** The part that says it, or nearly that; null where no part does. */
  place: Place | null;
  /** The revisions that have it, as they last held, and the sources that attest them; the last of them has the part. */
  revisions: string[];
  sources: string[];
  /** What is meant of its text: the sentence that has the words, or, where none has them, the nearest. */
  said: string | null;
  /** Whether it stands there with a number or a name of a card's own in place of what the rules have. */
  isFilledIn: boolean;
  /** The number that it has where the place has X, without its sign; null where it has none there. */
  asX: string | null;
  /** Whether it is only a piece of what is said there, which may deny or narrow it. */
  isLimited: boolean;
  /** The first source of its keyword that has it no longer, though another part or the name of today may say it still. */
  endedIn: string | null;
  /** The part that says it today, whatever its words. */
  now: PartNow | null;
}

/** Of what no wording says, nor nearly. */
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
};

/** A place that says what is sought. */
export interface SayingPlace {
  place: Place;
  how: How;
}

/**
 * What became of something in each keyword that says or said it.
 * @param slug of the keyword that it is claimed of
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
 * What goes first: the keyword that the claim names, what holds, one that has its name still, what is all of what a
 * keyword says before a piece of it, and what is said letter by letter before another spelling.
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
 * What was once said as a sentence of its own is not said any more by a longer one which begins with it: where it
 * stands whole anywhere, places that have it as a piece of theirs say something else.
 */
function wholeFirst(found: readonly SayingPlace[], sought: Sought): readonly SayingPlace[] {
  const whole = found.filter(({ place }) => isWholeAt(place, sought));
  return whole.length > 0 ? whole : found;
}

/** What became of it in one keyword: of the parts that have or had it, one of the wording that had it last. */
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
  };
  if (place.isCurrent || isSaidUnderNewName(place, now, sought, bySlug))
    return { ...standing, verdict: 'holds', now };
  if (now && isReworded(place, sought, now.part.text)) return { ...standing, verdict: 'reworded', now };
  return { ...standing, verdict: 'removed', now: null };
}

/**
 * Whether a keyword that was renamed says it still, and as whole, though no new source has it under its former name.
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
  // Which part is meant is known, however few the words are.
  const count = Math.max(sought.count, leastWords);
  return (
    matchAt(held, { ...sought, count }) !== null && (isWholeAt(held, sought) || !isWholeAt(place, sought))
  );
}

/** What became of the place that says nearly what is sought. */
export function nearStanding({ place, statement }: Near, bySlug: ReadonlyMap<string, Keyword>): Standing {
  const { revisions, sources } = place;
  const [endedIn, now] = [endOf(place, sources, bySlug), partNow(place, bySlug)];
  return { ...unknown, verdict: 'near', place, revisions, sources, said: statement.text, endedIn, now };
}
