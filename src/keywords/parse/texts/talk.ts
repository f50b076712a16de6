import { anyOf } from '../../text/pattern.ts';

/** The position after a sentence, before what follows it. */
export const afterSentence = String.raw`(?<=[.!?]["”)\]]{0,2}\s)`;

/** What follows between two sentences: the beginning of the next one. */
const sentence = String.raw`(?=\s["“(]?\p{Lu})`;

/** Up to so many words of a sentence, without a quotation or a bracket. */
const words = String.raw`[^.!?:"“”()[\]]{0,80}`;

/** Second words with which a sentence of rules asks for something: `Choose one: …`. */
const counted = 'all|any|both|each|either|following|one|that|these|this|three|two';

/** Labels of rules. */
const labels =
  '(?:Note|NOTE|Example|EXAMPLE|Exception|Reminder)s?|For (?:example|instance)|Important|First|Second|Third';

/** Words for how something is now: `is all`, `stays`, `of the text reads`. */
const stays =
  '(?: of the (?:card|entry|rules|sentence|text|wording))?(?: (?:all|are|is|it|reads?|remains?|stands?|stays?|was|were)){0,3}';

/**
 * What people say of a text, and rules do not, behind its first sentence: questions and exclamations, of themselves, of
 * the text as a text. A label between two sentences names whoever speaks, or what follows; notes and examples have one
 * of their own.
 */
export const talk = anyOf('gu', [
  // Something asked or exclaimed; where the sentence goes on, the mark belongs to a name.
  new RegExp(`${afterSentence}(?:${words}\\p{L}{2})?[!?]+(?:${sentence}|$)`, 'u'),
  // Numerals, as in `Stage I`, follow a word with a capital.
  /(?<![\p{L}\p{N}'’])(?:(?<!\p{Lu}\p{L}{0,20} )I(?:['’](?:d|ll|m|ve))?\s(?!(?:and|are|has|in|is|of|or|to)\s)\p{Ll}{1,20}|[Mm]e|[Mm]y|[Ww]e|us|[Oo]urs?)(?![\p{L}\p{N}'’-])/u,
  new RegExp(
    `${afterSentence}(?!(?:${labels}):|\\p{Lu}\\p{L}{0,20} (?:${counted}):)\\p{Lu}[\\p{L}'’]{0,20}(?: \\p{L}{1,20})?:${sentence}`,
    'u',
  ),
  new RegExp(`${afterSentence}(?:\\p{Lu}{4,20}|\\[\\d{1,3}\\])${sentence}(?!\\s\\p{Lu}{2})`, 'u'),
  // Notes on the text as a text, and on what a document leaves out of it. With a capital, such a word may be a name.
  new RegExp(
    `${afterSentence}${words}(?<![\\p{L}\\p{N}])(?:(?:is|replaces) the (?:old|new) text|rulings?|wordings?|errat(?:a|um)|typos?|glossary)(?![\\p{L}\\p{N}])`,
    'u',
  ),
  new RegExp(
    `${afterSentence}\\(?(?:The )?(?:[Rr]est|[Rr]emainder|[Rr]ulings|All else|Everything else|Otherwise)(?=${stays} (?:as (?:before|printed)|(?:the )?same|unchanged|stays?(?=[.)]))(?![\\p{L}\\p{N}]))`,
    'u',
  ),
  new RegExp(
    `${afterSentence}(?:(?:Edited|Posted|Written) (?:by|on)|(?:Approved|Updated) (?:by|on|\\d{1,3})|[Ee]tc(?=\\.)|[Aa]nd so on(?=\\.)|No other changes(?=\\.)|See (?:above|below)|Thanks?(?=,| you))`,
    'u',
  ),
]);

/** A text with other words of the same lengths in its quotations: what somebody says there belongs to a rule. */
export function withoutSpeech(text: string): string {
  const veiled = (quotation: string) => quotation.replace(/\p{Lu}/gu, 'X').replace(/\p{Ll}/gu, 'x');
  return text.replace(/["“][^"“”]*["”]/g, veiled);
}
