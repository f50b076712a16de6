/** Stands behind each text in a line: no stem has it. */
export const textEnd = -1;

/** Where each stem stands in texts: in the field of all documents, one behind the other. */
export interface Postings {
  /** How many texts there are. */
  texts: number;
  /** The texts as numbers of stems, with an end behind each. */
  line: Int32Array;
  /** To which text each place in the line belongs. */
  owners: Int32Array;
  /** The places of each stem, in their order, those of one behind those of another. */
  places: Int32Array;
  /** Where those of a stem begin; they end where those of the next begin. */
  beginnings: Int32Array;
}

/**
 * Finds out where each stem stands. In arrays of numbers alone: to make lists for each stem takes twice as long.
 * @param stems how many there are
 */
export function createPostings(texts: readonly number[], stems: number): Postings {
  const line = new Int32Array(texts);
  const owners = new Int32Array(line.length);
  const beginnings = new Int32Array(stems + 1);
  let owner = 0;
  for (let place = 0; place < line.length; place++) {
    const stem = line[place] as number;
    owners[place] = owner;
    if (stem === textEnd) owner++;
    else beginnings[stem + 1] = (beginnings[stem + 1] as number) + 1;
  }
  for (let stem = 0; stem < stems; stem++)
    beginnings[stem + 1] = (beginnings[stem + 1] as number) + (beginnings[stem] as number);
  const next = beginnings.slice();
  const places = new Int32Array(line.length - owner);
  for (let place = 0; place < line.length; place++) {
    const stem = line[place] as number;
    if (stem === textEnd) continue;
    places[next[stem] as number] = place;
    next[stem] = (next[stem] as number) + 1;
  }
  return { texts: owner, line, owners, places, beginnings };
}
