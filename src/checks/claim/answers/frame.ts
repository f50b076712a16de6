import type { KnownWords } from '../naming/known-words.ts';
import { isTag } from '../remarks/asking.ts';
import { isOpening, saysKind } from '../remarks/introduces.ts';
import { remarkIn } from '../remarks/remarks.ts';
import { qualifies } from '../talk/taking-back.ts';
import { isFiller, namesSpeaker } from '../talk/talk-phrases.ts';
import { phraseOf, wordsOf } from '../words/words.ts';

/** Words that may introduce a sentence, and the sentence. */
const opened = /^(.{1,60}?(?::|\sthat))\s+(\S.*)$/s;

/** A sentence, and words that may follow it: after its last comma, or in brackets. */
const closed = /^(.*\S)(,\s|\s[([–—-])([^,([–—]{1,60})$/s;

/** Words that say something else of the same keyword: `…, but is in Moss`. */
const goesOn = /^(?:and|but) (?:has|is|was) (?!(?:it|that|this)\b)/i;

/** In words; anything longer says something by itself. */
const longestOpening = 8;

/** In characters; anything longer claims more than a kind or a rename. */
const longestFramed = 400;

/**
 * The texts that may be what a sentence claims: all of it, and what is left without words that only introduce or follow
 * the claim, and do not take it back: `A judge says that they rest.`, `I think they rest, right?`
 */
export function withinFrame(text: string, known: KnownWords): string[] {
  if (text.length > longestFramed) return [text];
  const within = withoutClosing(text, known);
  const words = wordsOf(within).slice(0, longestOpening + 1);
  const starts = words.flatMap(({ start }, at) => {
    const before = words.slice(0, at);
    const phrase = phraseOf(before);
    const isOpened = (isFiller(before) || namesSpeaker(phrase)) && !qualifies(phrase) && !saysKind(phrase);
    return isOpened ? within.slice(start) : [];
  });
  return [...new Set([text, within, ...afterOpening(within, known), ...starts])];
}

function afterOpening(text: string, known: KnownWords): string[] {
  const [, opening = '', said = ''] = opened.exec(text) ?? [];
  const words = wordsOf(text);
  const before = words.slice(0, wordsOf(opening).length);
  const next = words[before.length];
  const isOpened = opening !== '' && next !== undefined && isOpening(text, before, next, known.isCase);
  return isOpened && !qualifies(phraseOf(before)) ? [said] : [];
}

function withoutClosing(text: string, { sources }: KnownWords): string {
  const [, said = '', , closing = ''] = closed.exec(text) ?? [];
  const last = wordsOf(said).at(-1);
  const isRemark = !goesOn.test(closing) && remarkIn(closing, sources) === 'nothing';
  const isClosed = last && (isTag(text, last) || isRemark);
  return isClosed ? said : text;
}
