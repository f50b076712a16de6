import { longestLine } from '../../../keywords/text/lines.ts';
import { isOpenQuestion } from '../remarks/asking.ts';
import { isFragment, isQuestion, remarkIn, withoutSpeaker } from '../remarks/remarks.ts';
import { speaksOfBefore } from '../talk/short-answers.ts';
import { ended, saysUntrue } from '../talk/taking-back.ts';
import { isFiller } from '../talk/talk-phrases.ts';
import { phraseIn, wordsOf } from '../words/words.ts';

/** What a sentence or a line says of what stands above it, and what is left of it then. */
export interface Reply {
  remark: string;
  rest: string;
}

/** What ends the words with which somebody replies, where he goes on. */
const end = String.raw`(?:[,;.!]| [–—-])\s+`;

/** Who says something, or the mark of a list, and behind it up to two of the pieces that such marks part. */
const opening = new RegExp(
  String.raw`^(\P{L}{0,20}(?:[\p{L}\p{N}_.' -]{1,32}: )?)([^,;.!?:]{1,60}?)(${end})(?:([^,;.!?:]{1,60}?)(${end}))?(?=\S)`,
  'u',
);

/** How somebody says no to who asked, or to what somebody else said. */
const isNo = / (?:nah|nay|negative|no|nope|not) $/;

/** Begins a sentence that speaks of what was said. */
const ofClaim = /^ (?:it|that|this) /;

/** Begins what says in which case alone that is so. */
const isCaseAlone = /^(?:(?:and|but),? )?(?:except|just|not|only|unless)\b/i;

/** How somebody says that what he speaks of is of another: `That's for Leap, not Hop.` */
const ofAnother =
  /^(?:it|that|this)(?:['’]?s| is| was) (?:about|for) [^,.;!?]{2,40},? (?:and )?not (?:(?:about|for) )?([^,.;!?]{2,40})[.!]*$/i;

/** With these words what else is not so may go on: `Wrong, as is …`. */
const continuation = /^(?:also|and|as|he|just|like|neither|nor|or|same|she|so|somebody|someone|they|who)\b/i;

/** With these words somebody asks whether something that he tells is so: `Is it true that …?` */
const asksOfClaim = /\b(?:case|correct|fact|right|says?|true)\b/i;

/** Whoever answers this with no says that it held once: `Does that still hold?` */
const asksOfPast = /\bstill\b[^.?]*\?\W*$/i;
const beginsWithNo = /^(?:nah|no|nope|negative)\b/i;

/** What somebody says of what is asked above: a no to whether it still holds says that it did. */
export function ofPastAsked(above: string, remark: string): string {
  return asksOfPast.test(above) && beginsWithNo.test(remark) ? 'No longer.' : remark;
}

/**
 * What a text says of the one above it in front of the first mark, where it denies that and goes on: `No, only once.`,
 * `That is false, only once.`; not where it says something of what follows: `Previously, …`, `False: …`.
 * @param isToOther whether somebody else says what stands above
 * @returns null where it says nothing of it; the rest is all of the text where that may be denied too
 */
export function replyTo(above: string, text: string, isToOther: boolean): Reply | null {
  if (text.length > longestLine) return null;
  const [, other] = ofAnother.exec(withoutSpeaker(text)) ?? [];
  if (other && phraseIn(above).includes(phraseIn(other))) return { remark: text, rest: text };
  const isAsked = isQuestion(above.trimEnd());
  const isOpen = isAsked && isOpenQuestion(above);
  if (isOpen && !asksOfClaim.test(above)) return null;
  const isAnswer = isToOther || isAsked;
  const [, who = '', first = '', mark = '', second, nextMark = ''] = opening.exec(text) ?? [];
  const isLed = second !== undefined && isFiller(wordsOf(first));
  const [said, ended, lead] = isLed ? [second, nextMark, first + mark] : [first, mark, ''];
  const isDash = /[–—-]/.test(ended);
  if (said === '' || (isDash && !isAnswer) || !denies(said, isAnswer)) {
    const own = who ? text.slice(who.length) : withoutSpeaker(text);
    return isAnswer && isCaseAlone.test(own) && isFragment(own) ? { remark: own, rest: text } : null;
  }
  const rest = text.slice((who + lead + said + ended).length);
  const isApart = isAnswer && !isDash && !continuation.test(rest) && !isOpen;
  return { remark: ofPastAsked(above, `${said}.`), rest: isApart ? who + rest : text };
}

function denies(said: string, isAnswer: boolean): boolean {
  const phrase = phraseIn(said);
  if (remarkIn(said) !== 'takes back') return false;
  if (isAnswer && speaksOfBefore(said)) return true;
  return (
    saysUntrue(phrase) || [ended, ofClaim, ...(isAnswer ? [isNo] : [])].some((each) => each.test(phrase))
  );
}
