import { pairBrackets } from '../../../keywords/text/brackets.ts';
import { retracts } from '../talk/taking-back.ts';
import { leastWords, phraseIn, wordsOf } from '../words/words.ts';
import { type Headings, nameIn } from './headings.ts';

/** Where a card gives a keyword to something: `… gets Overkill (…) for this attack`. */
const given = /(?<=\b(?:gains?|gets?|ha(?:s|ve)) )(\p{L}[^.!?():]{1,60}?)\s?\(/gu;

/**
 * Parts a sentence that gives a keyword from the reminder in it, which says something of that keyword alone. What is
 * taken back or narrowed in front stays whole: nobody says of which of the two.
 * @returns the sentence without what is in brackets, and, as on a card, the keyword with it: `Overkill (When this …)`
 */
export function withReminderApart(sentence: string, headings: Headings): string[] {
  const { pairs } = pairBrackets(sentence, '(', ')');
  for (const { 1: template = '', index, 0: found } of sentence.matchAll(given)) {
    const start = index + found.length - 1;
    const end = pairs.find((pair) => pair.start === start)?.end;
    if (end === undefined || !nameIn(template, headings)) continue;
    const reminder = sentence.slice(index, end + 1);
    const rest = sentence.slice(0, index) + template + sentence.slice(end + 1);
    const says = wordsOf(reminder.slice(template.length));
    if (says.length >= leastWords && !retracts(phraseIn(rest))) return [rest, reminder];
  }
  return [sentence];
}
