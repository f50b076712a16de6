import { isOpening } from './beside.ts';
import type { Headings } from './headings.ts';
import { isConditional } from './talk.ts';
import { phraseOf, wordsOf } from './words.ts';

/** What may open a sentence, and what it opens. */
const opened = /^(.{1,60}?(?::|\sthat))\s+(\S.*)$/s;

/**
 * What a text says behind words that only open it, and take nothing back: `A judge says that they rest.`
 * @returns null where nothing opens it
 */
export function behindOpening(text: string, headings: Headings): string | null {
  const [, opening = '', said = ''] = opened.exec(text) ?? [];
  const words = wordsOf(text);
  const before = words.slice(0, wordsOf(opening).length);
  const next = words[before.length];
  const isOpened = opening !== '' && next !== undefined && isOpening(text, before, next, headings);
  return isOpened && !isConditional(phraseOf(before)) ? said : null;
}
