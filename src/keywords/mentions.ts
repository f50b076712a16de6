/** A keyword as texts call it. */
export interface Name {
  slug: string;
  name: string;
}

/** A stretch of text; one that names a keyword carries its slug. */
export interface Piece {
  text: string;
  slug?: string;
}

/** What follows a verb, not a keyword, at the start of a sentence: "Stack this card …", "Deflect as much damage …". */
const afterVerb = /^ (?:a|an|any|as|at|each|it|on|one|that|the|them|this|those|to|up|your)\b/;

/** Where a text names a keyword. */
export interface Mention {
  slug: string;
  /** The keyword's name, as the list of names has it: without the plural s that the text may add. */
  name: string;
  /** Offsets in the text, in UTF-16 code units; the end is behind the last one. */
  start: number;
  end: number;
}

/** Finds the keywords that a text means, in the order in which they stand. */
export type Find = (text: string) => Mention[];

/**
 * Makes a function that finds every keyword which a text means. One is meant where its name stands as cards write it,
 * capital letters and all, as a word of its own or with a plural s: "Focus", "Pilots", not "stacking" or "a normal stack".
 */
export function createFinder(names: readonly Name[]): Find {
  const bySpelling = new Map(names.map(({ slug, name }) => [name, slug]));
  const longestFirst = [...bySpelling.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  if (longestFirst.length === 0) return () => [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${longestFirst.join('|')})s?(?![\\p{L}\\p{N}]|-\\p{L})`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isVerb(text, match.index, match[0]) && !isInName(text, match))
      .map(({ 0: word, 1: name = '', index }) => ({
        slug: bySpelling.get(name) ?? '',
        name,
        start: index,
        end: index + word.length,
      }));
}

/**
 * Makes a function that links the keywords in one text, given part by part: the first mention of each, never the
 * keyword's own name.
 * @param self slug of the keyword whose text it is
 */
export function createLinker(find: Find, self: string): (text: string) => Piece[] {
  const linked = new Set([self]);
  return (text) => {
    const first = find(text).filter(({ slug }) => !linked.has(slug) && linked.add(slug));
    return cutAt(text, first);
  };
}

/** Cuts a text into pieces at its mentions. Joined, the pieces give the text. */
export function cutAt(text: string, mentions: readonly Mention[]): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { slug, start, end } of mentions) {
    if (start > position) pieces.push({ text: text.slice(position, start) });
    pieces.push({ text: text.slice(start, end), slug });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position) });
  return pieces;
}

/** The slugs of the keywords that a text names, in the order of their first mention. */
export function mentionsIn(texts: readonly string[], find: Find, self: string): string[] {
  const link = createLinker(find, self);
  return texts.flatMap((text) => link(text).flatMap(({ slug }) => slug ?? []));
}

/** Names that begin as a keyword does. */
const longerNames = /^Bounty Hunters?\b/;

function isInName(text: string, { index }: RegExpExecArray): boolean {
  return longerNames.test(text.slice(index, index + 20));
}

function isVerb(text: string, index: number, word: string): boolean {
  const startsSentence = /(?:^|[.!?:]["”')]* |["“(])$/.test(text.slice(Math.max(0, index - 4), index));
  return startsSentence && afterVerb.test(text.slice(index + word.length));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
