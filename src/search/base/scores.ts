/** The points of each document, by its place; 0 where it has none. */
export type Scores = Float64Array;

/**
 * Makes room for the points of so many documents, once for all queries: to ask for new memory takes longer than to
 * count the points.
 * @returns a function that gives the points, each 0 again; those that it gave before are gone then
 */
export function reuseScores(count: number): () => Scores {
  const scores = new Float64Array(count);
  return () => scores.fill(0);
}

// Loops throughout: what an array does with a function calls it for each of thousands of documents, with every key.

/**
 * Adds to the points of each document those that it has among others, times a share; null, or none there: none has any.
 */
export function add(scores: Scores, others: Scores | null, share = 1): void {
  if (others === null) return;
  for (let id = 0; id < scores.length; id++) scores[id] = (scores[id] as number) + (others[id] ?? 0) * share;
}

/** The most points that a document has. */
export function mostOf(scores: Scores): number {
  let most = 0;
  for (let id = 0; id < scores.length; id++) most = Math.max(most, scores[id] as number);
  return most;
}

/** Takes the points of all that have no more than this; says how many are left. */
export function keepAbove(scores: Scores, limit: number): number {
  let left = 0;
  for (let id = 0; id < scores.length; id++)
    if ((scores[id] as number) > limit) left++;
    else scores[id] = 0;
  return left;
}

/** The documents with the highest scores, the highest first; of equal ones the first. */
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

/** Lifts those of some documents that have points among the first so many, each just above what stood there. */
export function liftAmong(scores: Scores, ids: ReadonlySet<number>, places: number): void {
  if (ids.size === 0) return;
  const top = highest(scores, places);
  const under = [...ids].filter((id) => scores[id] && !top.includes(id));
  const limit = scores[top[Math.max(0, top.length - under.length)] ?? -1] ?? 0;
  for (const id of under) scores[id] = limit + leastLift * (1 + (scores[id] as number));
}

/** Less than what tells any two documents apart by more than chance. */
const leastLift = 1e-6;
