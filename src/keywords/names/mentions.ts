import type { Find, Mention } from './name-finder.ts';

/** A stretch of text; one that names a keyword carries its slug, one that is a word of the rules that of its term. */
export interface MentionPiece {
  text: string;
  slug?: string;
  term?: string;
}

/**
 * Makes a function that links the keywords in one text, given part by part: the first mention of each, never the
 * keyword's own name.
 * @param self slug of the keyword whose text it is
 */
export function createLinker(find: Find, self: string): (text: string) => MentionPiece[] {
  const linked = new Set([self]);
  return (text) => {
    const first = find(text).filter(({ slug }) => !linked.has(slug) && linked.add(slug));
    return cutAt(text, first);
  };
}

/** Cuts a text into pieces at its mentions. Joined, the pieces give the text. */
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

/** The slugs of the keywords that a text names, in the order of their first mention. */
export function mentionsIn(texts: readonly string[], find: Find, self: string): string[] {
  const link = createLinker(find, self);
  return texts.flatMap((text) => link(text).flatMap(({ slug }) => slug ?? []));
}
