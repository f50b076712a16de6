/** A name as texts have it: of a keyword, or one that only begins as a keyword does and is none (slug null). */
export interface Name {
  slug: string | null;
  name: string;
}

/** All names that a text may hold, of keywords and of what is none. */
export function toNames(keywords: readonly Name[], notKeywords: readonly string[]): Name[] {
  return [
    ...keywords.map(({ slug, name }) => ({ slug, name })),
    ...notKeywords.map((name) => ({ slug: null, name })),
  ];
}

/** A stretch of text; one that names a keyword carries its slug, one that is a word of the rules that of its term. */
export interface Piece {
  text: string;
  slug?: string;
  term?: string;
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
 * Between the words of a name any white space may stand, such as one that does not break.
 * A name that only begins as a keyword does is passed over whole.
 */
export function createFinder(names: readonly Name[]): Find {
  const bySpelling = new Map(names.map(({ slug, name }) => [name, slug]));
  const longestFirst = (isKeyword: boolean) =>
    [...bySpelling]
      .flatMap(([name, slug]) => ((slug !== null) === isKeyword ? name : []))
      .sort((a, b) => b.length - a.length)
      .map((name) => escapePattern(name).replace(/ /g, '\\s+'))
      .join('|');
  const keywords = longestFirst(true);
  if (keywords === '') return () => [];
  const others = longestFirst(false);
  const notKeyword = others && `(?:${others})s?(?![\\p{L}\\p{N}])|`;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${notKeyword}(${keywords})s?(?![\\p{L}\\p{N}]|-\\p{L}))`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: word, 1: written = '', index: start }): Mention[] => {
      const name = written.replace(/\s+/g, ' ');
      const slug = bySpelling.get(name) ?? null;
      if (slug === null || isVerb(text, start, word)) return [];
      return [{ slug, name, start, end: start + word.length }];
    });
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

function isVerb(text: string, index: number, word: string): boolean {
  const startsSentence = /(?:^|[.!?:]["”')]* |["“(])$/.test(text.slice(Math.max(0, index - 4), index));
  return startsSentence && afterVerb.test(text.slice(index + word.length));
}

/** Words as a pattern that finds these very words. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
