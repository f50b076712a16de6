import type { Replaced } from './replaced.ts';

/** Marks and tags that may end after the words before a reminder. */
const closed = String.raw`(?:["”*_\x60]|~~|</\w{1,6}>|\[/\w{1,6}\]){0,3}`;

/** A lookbehind for words on the same line, or another line above. */
const after = String.raw`(?<=[\p{L}\p{N}.!?)]${closed}[^\S\n]{1,3}|(?:[^\s:→>]|\w>)[^\S\n]{0,3}(?:\n|<br\s?/?>)[^\S\n]{0,3})`;
const said = String.raw`(?=\p{Lu})[^\n*_<>()[\]]{10,2000}[.!?]["”]?`;

/**
 * Sentences in italics: reminder text, as many sets and pages have it in place of parentheses. No arrow or colon
 * stands before it, since the sentences would then be an effect.
 */
const sentences = new RegExp(
  String.raw`${after}(?:([*_])${said}\1(?![\p{L}\p{N}*_])|<(i|em)>${said}</\2>|\[i\]${said}\[/i\])`,
  'gu',
);

/** Finds the marks around sentences in italics, which are read as parentheses. */
export function marksOfItalics(text: string): Replaced[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: all, 1: mark, 2: tag, index }) => {
    const [opening, closing] = mark ? [mark, mark] : tag ? [`<${tag}>`, `</${tag}>`] : ['[i]', '[/i]'];
    const end = index + all.length;
    return [
      { start: index, end: index + opening.length, sign: '(' },
      { start: end - closing.length, end, sign: ')' },
    ];
  });
}
