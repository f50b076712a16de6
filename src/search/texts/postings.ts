/** Marks the end of each text in a line; no stem has this number. */
export const textEnd = -1;

/** Where each stem occurs in a field of all documents. */
export interface Postings {
  /** How many texts there are. */
  texts: number;
  /** The texts as numbers of stems, each followed by an end mark. */
  line: Int32Array;
  /** The text to which each position in the line belongs. */
  owners: Int32Array;
  /** The positions of each stem, in order, grouped by stem. */
  places: Int32Array;
  /** Where the positions of each stem begin; they end where those of the next begin. */
  beginnings: Int32Array;
}

/**
 * Finds where each stem occurs. Typed arrays throughout: building a list per stem takes twice as long.
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
