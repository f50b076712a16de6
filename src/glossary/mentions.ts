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

/**
 * Makes a function that finds keywords in one text, given part by part: the first mention of each, never the keyword's
 * own name, and only where the keyword is meant. It is meant where its name stands as cards write it, capital letters
 * and all, as a word of its own or with a plural s: "Focus", "Pilots", not "stacking" or "a normal stack".
 * @param self slug of the keyword whose text it is
 */
export function createLinker(names: readonly Name[], self: string): (text: string) => Piece[] {
  const bySpelling = new Map(names.map(({ slug, name }) => [name, slug]));
  const longestFirst = [...bySpelling.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const linked = new Set([self]);
  if (longestFirst.length === 0) return (text) => [{ text }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${longestFirst.join('|')})s?(?![\\p{L}\\p{N}]|-\\p{L})`,
    'gu',
  );

  return (text) => {
    const pieces: Piece[] = [];
    let position = 0;
    for (const match of text.matchAll(pattern)) {
      const slug = bySpelling.get(match[1] ?? '') ?? '';
      if (linked.has(slug) || isVerb(text, match.index, match[0])) continue;
      linked.add(slug);
      if (match.index > position) pieces.push({ text: text.slice(position, match.index) });
      pieces.push({ text: match[0], slug });
      position = match.index + match[0].length;
    }
    if (position < text.length) pieces.push({ text: text.slice(position) });
    return pieces;
  };
}

/** The slugs of the keywords that a text names, in the order of their first mention. */
export function mentionsIn(texts: readonly string[], names: readonly Name[], self: string): string[] {
  const link = createLinker(names, self);
  return texts.flatMap((text) => link(text).flatMap(({ slug }) => slug ?? []));
}

function isVerb(text: string, index: number, word: string): boolean {
  const startsSentence = /(?:^|[.!?:]["”')]* |["“(])$/.test(text.slice(Math.max(0, index - 4), index));
  return startsSentence && afterVerb.test(text.slice(index + word.length));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
