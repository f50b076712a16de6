import type { Stretch } from './stretches.ts';

/**
 * A sentence and more in italics, behind words of the same line: reminder text, as many sets and pages have it in place
 * of parentheses. In front of it stands no arrow and no colon, behind which it would be what something leads to.
 */
const sentences =
  /(?<=[\p{L}\p{N}.]["”]?[^\S\n]{1,3})(?:([*_])(?=\p{Lu})[^\n*_<>()]{10,2000}[.!]["”]?\1(?![\p{L}\p{N}*_])|<(i|em)>(?=\p{Lu})[^\n<>()]{10,2000}[.!]["”]?<\/\2>)/gu;

/** The marks around each such stretch, in pairs. */
export function marksOfItalics(text: string): [opening: Stretch, closing: Stretch][] {
  return [...text.matchAll(sentences)].map(({ 0: all, 1: mark, 2: tag = '', index }) => {
    const [opening, closing] = mark ? [mark, mark] : [`<${tag}>`, `</${tag}>`];
    const end = index + all.length;
    return [
      { start: index, end: index + opening.length },
      { start: end - closing.length, end },
    ];
  });
}
