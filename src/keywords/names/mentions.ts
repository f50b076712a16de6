import type { Find, Mention } from './name-finder.ts';

/** A stretch of text; one that names a keyword has its slug, one that is a term of the rules the term's. */
export interface MentionPiece {
  text: string;
  slug?: string;
  term?: string;
}

/**
 * Creates a function that links the keywords in one text, given part by part: the first mention of each, except the
 * keyword's own name.
 * @param self slug of the keyword that the text belongs to
 */
export function createLinker(find: Find, self: string): (text: string) => MentionPiece[] {
  const linked = new Set([self]);
  return (text) => {
    const first = find(text).filter(({ slug }) => !linked.has(slug) && linked.add(slug));
    return cutAt(text, first);
  };
}

/** Cuts a text at its mentions. The pieces joined give the text. */
export function cutAt(text: string, mentions: readonly Mention[]): MentionPiece[] {
  const pieces: MentionPiece[] = [];
  let position = 0;
  for (const { slug, start, end } of mentions) {
    if (start > position) pieces.push({ text: text.slice(position, start) });
    pieces.push({ text: text.slice(start, end), slug });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position) });
  return pieces;
}

/** The slugs of the keywords that a text names, in order of first mention. */
export function mentionsIn(texts: readonly string[], find: Find, self: string): string[] {
  const link = createLinker(find, self);
  return texts.flatMap((text) => link(text).flatMap(({ slug }) => slug ?? []));
}
