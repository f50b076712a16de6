import { auxiliary, noWords } from '../talk/short-answers.ts';
import { qualifies } from '../talk/taking-back.ts';
import { namesSpeaker } from '../talk/talk-phrases.ts';
import { type IsCase, listed } from '../talk/talk-words.ts';
import { phraseIn, type Word, wordsOf } from '../words/words.ts';
import { isQuestion, withoutSpeaker } from './remarks.ts';

/** In characters; anything longer says something by itself. */
const longestRemark = 1_000;

const joining = '(?:(?:and|but|however|or|though|well),? )?';
const narrowing = [
  String.raw`except\b`,
  String.raw`(?:apart from|aside from|barring|other than|save for)\b[^,]*$`,
  String.raw`(?:just|never|not|only) (?:against|as|at|by|during|for(?! the record)|if|in|on|once|to|twice|when|while|with)\b`,
  String.raw`(?:as long as|assuming|during|if|so long as|supposing|unless|until|when|whenever|while)\b[^,]*(?:, (?:at least|of course|that is|though)\W*)?$`,
  '[^,.]{1,40} only[.!)]*$',
].join('|');
/** A fragment that narrows the sentence before it (`Unless it is tapped.`). */
const fragment = new RegExp(String.raw`^\(?${joining}(?:${narrowing})`, 'i');

/** In words; anything longer says something by itself. */
const longestNarrowing = 8;

/** Words for an exception of any kind, and for the lack of one. */
const excepts = / (?:excepted|exceptions?|exclud(?:e[ds]?|ing)|exempt(?:ed)?) /;
const isWhole = / (?:no|without(?: an?)?) exceptions? /;

/** A verb at the beginning, whose subject is in the sentence before: `Does not apply to Moss.` */
const ofSubject = new RegExp(`^${auxiliary} `, 'i');

/** The beginning of a case: `At most twice`, `For Moss`, `(10 for Moss)`. */
const ofCase =
  /^(?:at (?:least|most)|for|just(?! (?:ask|for the record)\b)|limit|max(?:imum)?|min(?:imum)?|not(?! that)|once(?! (?:again|and|more))|only (?:appl|count|hold|work)\p{L}*|provided|twice|up to|with|within|without)(?!\p{L})/iu;

/** A claim's words for itself, `this rule`; and that it is denied or narrowed: `doesn't apply`, `only works`. */
const claimItself = '(?:th(?:at|is)(?: rul(?:e|ing))?|the (?:above|rule|ruling))';
const isSoOnly =
  "(?:['’]s (?:not|only)|(?: (?:can|do(?:es)?|is|will))?(?: ?n['’]t| not| never| just| only)) (?:appl(?:y|ies)|counts?|holds?|so|the case|true|valid|works?)";

/** A sentence that narrows the claim before it, with a case on either side: `When it rains, that doesn't hold.` */
const ofClaim = new RegExp(`^(?:[^,.]{3,60}, )?${claimItself}${isSoOnly}(?= |[.!]*$)`, 'i');

/** How often or how many at most, or at least: `Maximum 2`, `No more than 2 per turn`, `Twice at most`. */
const ofAmount =
  /^(?:(?:at (?:least|most)|limit(?:ed to)?|max(?:imum)?|min(?:imum)?|no (?:fewer|less|more) than|up to)\b[\s:]*\d|(?:once|twice|(?:\d+|three|four) times) at (?:least|most)\b)/i;

/** Words for how often something holds. */
const howOften = listed('once per twice');

/** A "no" in a table or a quiz: `(F)`, `(Moss: no)`. */
const inTable = new RegExp(String.raw`^\((?:[FNX]|[^():]{1,40}: (?:${noWords}|not))\)\.?$`);

/**
 * Whether a sentence that claims nothing by itself narrows the one before it to a case, or excludes a case:
 * `Droids are exempt.`, `Once per turn.`, `Doesn't apply to Jedi.`
 */
export function narrowsBefore(text: string, isCase: IsCase): boolean {
  if (text.length > longestRemark) return false;
  const said = withoutSpeaker(text).replace(/^\(?(?:\d+ )?/, '');
  const words = wordsOf(said);
  const phrase = phraseIn(text);
  if (inTable.test(text) || (ofClaim.test(said) && !isQuestion(text))) return true;
  if (words.length > longestNarrowing || said.includes(',') || isQuestion(text)) return false;
  if (excepts.test(phrase)) return !isWhole.test(phrase);
  if (ofSubject.test(said)) return qualifies(phrase);
  if (ofAmount.test(said)) return !namesSpeaker(phrase);
  const [lead] = ofCase.exec(said) ?? [];
  const follows = (each: Word) =>
    each.start >= (lead?.length ?? 0) &&
    (isCase(each) || howOften.has(each.word) || /^\p{Lu}\p{L}/u.test(said.slice(each.start)));
  return lead !== undefined && words.some(follows);
}

/** Whether a text is a fragment that narrows the sentence before it. */
export function isFragment(text: string): boolean {
  return fragment.test(text) && !isQuestion(text) && !namesSpeaker(phraseIn(text));
}
