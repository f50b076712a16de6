import { undecided, undone } from '../talk/decisions.ts';
import { saysState } from '../talk/set-apart.ts';
import { isOfTalk, saysUntrue } from '../talk/taking-back.ts';
import { either } from '../talk/talk-phrases.ts';
import { isCaseOf } from '../talk/talk-words.ts';
import { months } from '../words/months.ts';
import { phraseOf, wordsOf } from '../words/words.ts';
import { countedIn } from './votes.ts';

/** Words for what is put to a vote or decided. */
const decision =
  '(?:(?:the|that|this) )?(?:amendment|appeal|bill|change|decision|motion|petition|proposal|request|resolution|rule|ruling|vote)';
const auxiliaries = '(?:(?:been|got|had|has|is|was) )';
const subject = `(?:${decision} ${auxiliaries}*|(?:it|that|this) ${auxiliaries}+)`;

/** What keeps a text out of force, takes it out again, or leaves that open. */
const notInForce = either(`
  ${undone} ${undecided}
  abandoned cancell?ed declined expired held.over laid.(?:aside|on.the.table|over) overruled recalled referred(?=.to.(?:an?|the).)
  rejected rescinded reversed revoked ruled.out set.aside struck.(?:down|off|out) vetoed voided withdrawn
`);

/** The same in words that without a subject may be about a game. */
const undoneOf = either('defeated died dropped failed lost stayed');

/** What says more of it: when, where, why, by whom, with how many votes. */
const more = String.raw`(?:after|again|as|at|before|because|by|due|during|following|for|from|in|on|over|per|since|then|till|to|until|when|with|without|\S+ly|\S*\d\S*)`;

const outcome = new RegExp(
  `^ (?:(?:${subject}?${notInForce}|${decision} ${auxiliaries}*${undoneOf})(?= ${more} | $)|(?:awaiting|pending)(?= ))`,
);

/** That somebody called a text something, as in `Marked as wrong by Kim`, `Found to be outdated`. */
const called = new RegExp(
  `^ (?:(?:it|that|this) ${auxiliaries}+)?(?:\\S+ed as|(?:called|considered|declared|deemed|found|judged|proved|proven|shown)(?: to be)?) `,
);

/** That a text has no source; in square brackets, a page has that as a mark, which copying added. */
const withoutSource =
  /^(?:(?:citation|evidence|proof|reference|source)s? (?:(?:is|are) )?(?:missing|needed|required|wanted))[.!]*$/i;

/** What a teacher writes below an answer: no points, or all of them. */
const noPoints = /^\(?0 ?(?:\/ ?\d{1,3}|(?:out )?of \d{1,3}|(?:marks?|points?|pts?))\b[).!]*$/i;
const allPoints = /^\(?(\d{1,3}) ?(?:\/|(?:out )?of) ?\1(?: (?:marks?|points?|pts?))?[).!]*$/i;

/** Who put a text to the vote, as minutes have it: `Moved by Kim, seconded by Lee`, `Seconded.` */
const by = String.raw` by \p{Lu}[^,.;:!?]{0,40}`;
const procedure = new RegExp(
  `^(?:[Mm]oved|[Pp]ut forward|[Ss]econded)(?: and seconded)?(?:${by}(?:,? (?:and )?seconded${by})?)?[.!]*$`,
  'u',
);

/** The same as a field: `Mover: Kim.`, `Against: 4.` */
const field =
  /^(?:abstain(?:ed|ing)?|abstentions?|against|ayes?|for|in favou?r|moved|mover|nays?|noes|no|opposed|seconded|seconder|yes): (?:\d{1,4}|\p{Lu}[\p{L} '’-]{0,40})[.;]*$/iu;

/** Whether a sentence only tells how a text was put to the vote, or that it was carried or has all points. */
export function isProcedure(text: string): boolean {
  return procedure.test(text) || field.test(text) || allPoints.test(text) || countedIn(text) === 'carried';
}

/** In characters; anything longer says something by itself. */
const longestOutcome = 100;

/**
 * Whether a sentence says of the text before it that those who decide on it did not adopt it, or no longer hold it:
 * `Motion lost, 2 to 3.`, `Withdrawn by the proposer.`, `Under review.`, `Not yet implemented.`, `For 2, against 5.`; or
 * that somebody called it untrue, or that it has no source; not `Carried.`, nor what happens in the game: `Lost at dusk.`
 * @param isOfRules whether the rules have a word
 */
export function isUndone(text: string, isOfRules: (word: string) => boolean): boolean {
  if (text.length > longestOutcome || text.trimEnd().endsWith('?')) return false;
  if (countedIn(text) === 'lost' || withoutSource.test(text) || noPoints.test(text)) return true;
  const words = wordsOf(text).filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  const phrase = phraseOf(words);
  if (saysState(phrase, isOfTalk)) return true;
  const [said] = outcome.exec(phrase) ?? (saysUntrue(phrase) ? called.exec(phrase) : null) ?? [];
  if (said === undefined) return false;
  const isCase = isCaseOf(isOfRules);
  const rest = words.slice(said.trim().split(' ').length);
  // In small letters, May is a verb.
  return !rest.some((word) => isCase(word) && !months.includes(text.slice(word.start, word.end)));
}
