import { pairBrackets } from '../../../keywords/text/brackets.ts';
import { retracts } from '../talk/taking-back.ts';
import { leastWords, phraseIn, wordsOf } from '../words/words.ts';
import { keywordNamed } from './keyword-named.ts';
import type { KnownWords } from './known-words.ts';

/** A keyword that a card gives to something: `… gets Overkill (…) for this attack`. */
const given = /(?<=\b(?:gains?|gets?|ha(?:s|ve)) )(\p{L}[^.!?():]{1,60}?)\s?\(/gu;

/**
 * Separates the reminder from a sentence that gives a keyword, since it is about that keyword alone. A sentence that is
 * taken back or narrowed stays whole, as either may be meant.
 * @returns the sentence without the brackets, and the keyword with them, as on a card: `Overkill (When this …)`
 */
export function withReminderApart(sentence: string, known: KnownWords): string[] {
  const { pairs } = pairBrackets(sentence, '()');
  for (const { 1: template = '', index, 0: found } of sentence.matchAll(given)) {
    const start = index + found.length - 1;
    const end = pairs.find((pair) => pair.start === start)?.end;
    if (end === undefined || !keywordNamed(template, known)) continue;
    const reminder = sentence.slice(index, end + 1);
    const rest = sentence.slice(0, index) + template + sentence.slice(end + 1);
    const says = wordsOf(reminder.slice(template.length));
    if (says.length >= leastWords && !retracts(phraseIn(rest))) return [rest, reminder];
  }
  return [sentence];
}
