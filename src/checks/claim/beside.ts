import { leastWords, omission } from './match.ts';
import { remarkIn, remarkInOtherWords } from './remarks.ts';
import {
  goOn,
  isConditional,
  isFiller,
  isGoingOn,
  isLabel,
  isNarrowing,
  isOfGame,
  isOfTalk,
  isSaying,
  saidThere,
  saying,
  saysWhere,
  speaksOfPast,
  telling,
  told,
} from './talk.ts';
import { phraseOf, type Word, wordsOf } from './words.ts';

/** Words in front of two sentences of which one took the other's place. */
const ofOrder = /^(?:after|before)$/;

/** With these words somebody says what means it, or what kind of ability it is of, and may be wrong. */
const defining = / means | (?:ability|effect) \S/;

/**
 * Whether words in front of a sentence only open it, and claim nothing: `Is it true that`, `someone wrote that`, or, in
 * front of a mark, a few that say who says it, or where: `Judge: …`, `p. 14: …`; in front of a colon also more, where none
 * is of the rules: `I found this on a page: …`.
 */
export function isOpening(
  text: string,
  words: readonly Word[],
  next: Word,
  rules: Pick<Rules, 'have'>,
): boolean {
  const phrase = phraseOf(words);
  const said = saying(words);
  const mark = text.slice(said.at(-1)?.end, next.start);
  const isShort = said.length < leastWords && markBehindLead.test(mark);
  const isCase = ({ word }: Word) => isOfCase(word, rules);
  const isApart = (isShort || mark.includes(':')) && !words.some(isCase);
  const there = saidThere(phrase);
  const isThere = there !== null && !wordsOf(there).some(isCase);
  if (defining.test(phrase) || words.some(speaksOfPast)) return false;
  return isFiller(words) || isSaying(phrase) || isThere || saysWhere(phrase) || isApart;
}

/** What ends a sentence, and what only sets apart what stands before or behind one. */
const end = /[.!?]|;(?!["”])/;
const [markBehindLead, markBeforeRest] = [/[:>)\]\u2013\u2014]| --? /, /[:([\u2013\u2014]| --? /];

const asked = new RegExp(`^["”’'.\\s]*(?:${markBeforeRest.source}|,).*\\?["”’')\\]]*$`, 's');

/** With these words behind a sentence, or behind the comma that ends what somebody says first, he says two things. */
const joint = /\b(?:and|but|or)\b/;

/** With these words behind what he says somebody asks whether it is so: `…, doesn't it?`, `…, or not?`. */
const tag =
  /^["”’').]*\s?[,–—-]\s*(?:(?:or )?(?:no|not)|\p{L}{2,7}(?:n['’]?t)? (?:he|i|it|she|that|they|this|we|you))\s?\?["”’')]*$/iu;

/** Whether what stands behind a word to the end of a text only asks whether that is so. */
export function isTag(text: string, before: Word): boolean {
  return tag.test(text.slice(before.end));
}

/** Whether words in front of a sentence answer what somebody asked, and do not deny it: `No, …`. */
export function isReply(text: string, words: readonly Word[]): boolean {
  const [first, ...more] = saying(words);
  return (
    more.length === 0 && /^(?:nah|no|nope)$/.test(first?.word ?? '') && /^[.,!]/.test(text.slice(first?.end))
  );
}

/** Whether what stands behind a sentence, and a mark, asks about it and says nothing: `(source?)`, `, or am I wrong?` */
function isAsked(rest: string, rules: Pick<Rules, 'have'>): boolean {
  const isNarrowed = wordsOf(rest).some(({ word }) => goOn.has(word));
  const remark = joint.test(rest) ? remarkInOtherWords(rest, rules.have) : remarkIn(rest, []);
  return asked.test(rest) && !isNarrowed && remark === 'nothing';
}

/** What stands before an effect in the rules themselves: another one makes another keyword of it. */
const typeLine = / that means $/;

/** What is known of the rules. */
export interface Rules {
  /**
   * Whether the name of a keyword, or of a source (`As of the Keyword list:`), stands in front of a sentence as above a
   * text.
   */
  isHeading(name: string, sentence: string): boolean;
  /** Whether a keyword and a ruling of it are cited with these words: `(Armor, ruling 1)`. */
  isCited(name: string): boolean;
  /** Whether these words name a keyword that says something: `Does Armor say`. */
  isSayer(name: string): boolean;
  /** Whether these words only name sources: `in the Glossary`. */
  isSource(name: string): boolean;
  /** Whether they have a word. */
  have(word: string): boolean;
  /** Whether they say a few words as a piece of something. */
  say(words: readonly Word[]): boolean;
}

/** Whether a word is of a case in which something holds: `Tapped Jedi: …`, and not of who says it: `Jedi Ben: …`. */
export function isOfCase(word: string, rules: Pick<Rules, 'have'>): boolean {
  const forms = [word, word.replace(/s$/, '')];
  return forms.some(rules.have) && forms.every(isOfGame);
}

/** Of whom somebody speaks who only says how he comes to say something: `For what it's worth`. */
const speakers = / (?:i|it|we|you) /;

/** Whether what is said in front of who says something is a case in which alone it holds: `For Jedi, I heard,`. */
function isOfCaseAlone(said: string, rules: Pick<Rules, 'have'>): boolean {
  const comma = said.indexOf(',');
  const words = wordsOf(said.slice(0, Math.max(0, comma)));
  const isNarrowed = isGoingOn(words[0]?.word ?? '') && !speakers.test(phraseOf(words));
  return isNarrowed || words.some(({ word }) => isOfCase(word, rules));
}

/**
 * Whether words beside a sentence make another of it: `No` in front, `only`, `or dice`, `and it must be tapped`,
 * `(if tapped)`. They do not where they are a sentence of their own, where somebody only says that it is so, or where a
 * mark sets apart what is not in words of the rules.
 * @param isApart whether the sentence stands in quotation marks
 */
export function changes(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  rules: Rules,
  isApart: boolean,
): boolean {
  const beside = words.slice(from, to);
  const said = saying(beside);
  const [first] = said;
  const [before, after] = [words[from - 1], words[to]];
  if (!first || isFiller(beside) || (before ? isTag(text, before) : isReply(text, beside))) return false;
  const tells = telling(beside);
  const between = before
    ? text.slice(before.end, tells[0]?.start)
    : text.slice(tells.at(-1)?.end, after?.start);
  if (typeLine.test(phraseOf(beside)) || (said.length === 1 && isConditional(phraseOf(said)))) return true;
  const isLeftOut = omission.test(between);
  if (end.test(between) && !isLeftOut) return false;
  const name = told(text, beside);
  const isCase = ({ word }: Word) => isOfCase(word, rules);
  if (isSaying(phraseOf(said))) return !before && isOfCaseAlone(name, rules);
  const there = saidThere(phraseOf(said));
  if (!before && there !== null) return wordsOf(there).some(isCase);
  if (isLeftOut && rules.say(beside)) return false;
  if (!before && (rules.isHeading(name, text.slice(after?.start)) || rules.isSayer(name))) return false;
  const isSetOff = isApart || markBeforeRest.test(between);
  const isDenied = joint.test(between) || isConditional(phraseOf(said));
  const isCited = !after && isSetOff && !isDenied && rules.isCited(name);
  if (isCited || (!after && (rules.isSource(name) || isAsked(text.slice(before?.end), rules)))) return false;
  if (!before && said.length === 1 && between.startsWith(':') && ofOrder.test(first.word)) return false;
  const isNarrowed = isNarrowing(tells);
  const isPlace =
    saysWhere(phraseOf(beside)) &&
    (!before || ((between.startsWith(',') || isSetOff) && first.word === 'according'));
  const isOfRest = (each: Word) => isCase(each) || isGoingOn(each.word);
  if (isPlace && !name.includes(',') && !isNarrowed && !tells.slice(2).some(isOfRest)) return false;
  if (!before && between.includes(':') && isLabel(tells)) return false;
  const isMarked = isApart || isLeftOut || (before ? markBeforeRest : markBehindLead).test(between);
  const isSaid =
    said.length > 1 && !before && between.includes(',') && !joint.test(between) && !goOn.has(first.word);
  if ((!isMarked && !isSaid) || (before && joint.test(between))) return true;
  if (isGoingOn(first.word) || isNarrowed) return true;
  const isOfRules = ({ word }: Word) => /\p{L}/u.test(word) && (rules.have(word) || goOn.has(word));
  const saysMore = !isApart || tells.some(({ word }) => !isOfTalk(word) || goOn.has(word));
  // Around a quotation somebody may speak of what it is about.
  return (!isApart && tells.some(isCase)) || (saysMore && tells.every(isOfRules));
}
