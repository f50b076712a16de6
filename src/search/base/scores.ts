/** The score of each document, by its index; 0 where it has none. */
export type Scores = Float64Array;

/**
 * Allocates scores once for all queries: new memory takes longer than the counting itself.
 * @returns a function that gives the scores, all reset to 0; those given before are overwritten
 */
export function reuseScores(count: number): () => Scores {
  const scores = new Float64Array(count);
  return () => scores.fill(0);
}

// Plain loops throughout: array methods would call a function for each of thousands of documents on every key press.

/** Adds to the score of each document its score in `others`, times a share; `others` may be null, for no scores. */
export function add(scores: Scores, others: Scores | null, share = 1): void {
  if (others === null) return;
  for (let id = 0; id < scores.length; id++) scores[id] = (scores[id] as number) + (others[id] ?? 0) * share;
}

/** The highest score of any document. */
export function mostOf(scores: Scores): number {
  let most = 0;
  for (let id = 0; id < scores.length; id++) most = Math.max(most, scores[id] as number);
  return most;
}

/** Shares points out among all documents that have this score. */
export function addAmong(scores: Scores, having: number, points: number): void {
  const ids: number[] = [];
  for (let id = 0; id < scores.length; id++) if (scores[id] === having) ids.push(id);
  for (const id of ids) scores[id] = having + points / ids.length;
}

/** Sets scores up to the limit to 0; returns how many documents are left. */
export function keepAbove(scores: Scores, limit: number): number {
  let left = 0;
  for (let id = 0; id < scores.length; id++)
    if ((scores[id] as number) > limit) left++;
    else scores[id] = 0;
  return left;
}

/** The documents with the highest scores, highest first; of equal ones the first. */
export function highest(scores: Scores, most: number): number[] {
  const top: number[] = [];
  const scoreOf = (id: number | undefined) => scores[id ?? -1] ?? 0;
  let least = 0;
  for (let id = 0; id < scores.length; id++) {
    const score = scores[id] as number;
    if (score <= least) continue;
    let place = top.length;
    while (place > 0 && score > scoreOf(top[place - 1])) place--;
    top.splice(place, 0, id);
    top.length = Math.min(top.length, most);
    if (top.length === most) least = scoreOf(top.at(-1));
  }
  return top;
}

/** Lifts those of the given documents that have a score into the first places, each just above what stood there. */
export function liftAmong(scores: Scores, ids: ReadonlySet<number>, places: number): void {
  if (ids.size === 0) return;
  const top = highest(scores, places);
  const under = [...ids].filter((id) => scores[id] && !top.includes(id));
  const limit = scores[top[Math.max(0, top.length - under.length)] ?? -1] ?? 0;
  for (const id of under) scores[id] = limit + leastLift * (1 + (scores[id] as number));
}

/** Smaller than any difference between two scores that is more than chance. */
const leastLift = 1e-6;
