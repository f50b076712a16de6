/** The points of each document, by its place; 0 where it has none. */
export type Scores = Float64Array;

/** The documents with the highest scores, the highest first; of equal ones the first. */
export function highest(scores: Scores, most: number): number[] {
  const top: number[] = [];
  const scoreOf = (id: number | undefined) => scores[id ?? -1] ?? 0;
  for (let id = 0; id < scores.length; id++) {
    const score = scoreOf(id);
    if (score === 0 || (top.length === most && score <= scoreOf(top.at(-1)))) continue;
    const place = top.findIndex((other) => score > scoreOf(other));
    top.splice(place === -1 ? top.length : place, 0, id);
    top.length = Math.min(top.length, most);
  }
  return top;
}
