import { foldEditorial } from '../../keywords/text/editorial.ts';
import { tokenize } from '../../keywords/text/tokens.ts';

/** A word of a text without spelling and punctuation, and where it stands. */
export interface Word {
  word: string;
  /** Offsets in the text, in UTF-16 code units; the end is behind the last one. */
  start: number;
  end: number;
}

/** The words of a text, in order: what is left of it when spelling, case and punctuation do not count. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let position = 0;
  for (const { gap, text: token } of tokenize(text)) {
    const start = position + gap.length;
    position = start + token.length;
    for (const word of foldEditorial(token).split(' '))
      if (word !== '') words.push({ word, start, end: position });
  }
  return words;
}

/** Words as one string with a space at each side of each, so that a run of them is found as a part of it. */
export function phraseOf(words: readonly Word[]): string {
  return ` ${words.map(({ word }) => word).join(' ')} `;
}
