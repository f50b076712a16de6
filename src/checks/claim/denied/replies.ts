import { isOpenQuestion } from '../remarks/asking.ts';
import { isFragment } from '../remarks/narrows.ts';
import { correctionOf, isQuestion, remarkIn, speakerName, withoutSpeaker } from '../remarks/remarks.ts';
import { noWords, speaksOfBefore } from '../talk/short-answers.ts';
import { noLonger, saysUntrue } from '../talk/taking-back.ts';
import { isFiller } from '../talk/talk-phrases.ts';
import { phraseIn, wordsOf } from '../words/words.ts';

/** What a text says of the one before or above it, and what is left of it then. */
export interface Reply {
  remark: string;
  rest: string;
}

/** The end of a reply, where its author continues. */
const end = String.raw`(?:[,;.!]| [–—-])\s+`;

/** The speaker or the mark of a list, and after it up to two pieces that end with such marks. */
const opening = new RegExp(
  String.raw`^(\P{L}{0,20}(?:${speakerName}: )?)([^,;.!?:]{1,60}?)(${end})(?:([^,;.!?:]{1,60}?)(${end}))?(?=\S)`,
  'u',
);

/** A "no" to a question or to another speaker. */
const isNo = new RegExp(` (?:${noWords}|not) $`);

/** The beginning of a sentence about what was said. */
const ofClaim = /^ (?:it|that|this) /;

/** The beginning of a sentence that only narrows the one before it. */
const isCaseAlone = /^(?:(?:and|but),? )?(?:except|just|not|only|unless)\b/i;

/** A sentence that says that something is about another subject: `That's for Leap, not Hop.` */
const ofAnother =
  /^(?:it|that|this)(?:['’]?s| is| was) (?:about|for) [^,.;!?]{2,40},? (?:and )?not (?:(?:about|for) )?([^,.;!?]{2,40})[.!]*$/i;

/** Words that continue the denial: `Wrong, as is …`. */
const continuation = /^(?:also|and|as|he|just|like|neither|nor|or|same|she|so|somebody|someone|they|who)\b/i;

/** Words of a question whether a claim is true: `Is it true that …?` */
const asksOfClaim = /\b(?:case|correct|fact|right|says?|true)\b/i;

/** A question to which a "no" means that something held once: `Does that still hold?` */
const asksOfPast = /\bstill\b[^.?]*\?\W*$/i;
const beginsWithNo = new RegExp(String.raw`^${noWords}\b`, 'i');

/** A question that claims nothing and asks whether what precedes it is so: `Really?`, `Are you sure?`, `Is that true?` */
const asksOfBefore =
  /^(?:(?:oh|um+|uh+|wait|so|and|but)[,.]? )?(?:(?:are )?you (?:certain|positive|sure)|(?:(?:is|was) )?(?:it|that|this)(?: (?:really|still))?(?: (?:correct|right|so|the case|true))?|do(?:es)? (?:it|that|they)(?: really)?|correct|for real|really|right|seriously|sure|true)\?+$/i;

/** What is said of a text that its author corrects. */
const takenBack = 'Scratch that.';

/** Whether a line only asks whether what precedes it is so, so that the next answers of that. */
export function isAskedAgain(line: string): boolean {
  return asksOfBefore.test(withoutSpeaker(line));
}

/** A remark on a question, or `No longer.` for a "no" to whether something still holds. */
export function ofPastAsked(above: string, remark: string): string {
  return asksOfPast.test(above) && beginsWithNo.test(remark) ? 'No longer.' : remark;
}

/**
 * The beginning of a text, up to the first mark, where it denies the text above and continues: `No, only once.`,
 * `That is false, only once.`; not where it refers to what follows: `Previously, …`, `False: …`.
 * @param isToOther whether the text above has another speaker
 * @returns null where it does not deny the text above; `rest` is the whole text where that may be denied too
 */
export function replyTo(above: string, text: string, isToOther: boolean): Reply | null {
  const [, other] = ofAnother.exec(withoutSpeaker(text)) ?? [];
  if (other && phraseIn(above).includes(phraseIn(other))) return { remark: text, rest: text };
  const correction = correctionOf(text);
  if (correction) return { remark: takenBack, rest: text.slice(correction.length) || text };
  const isAsked = isQuestion(above.trimEnd());
  const isOpen = isAsked && isOpenQuestion(above);
  if (isOpen && !asksOfClaim.test(above)) return null;
  const isAnswer = isToOther || isAsked;
  const [, who = '', first = '', mark = '', second, nextMark = ''] = opening.exec(text) ?? [];
  const isLed = second !== undefined && isFiller(wordsOf(first));
  const [said, ended, lead] = isLed ? [second, nextMark, first + mark] : [first, mark, ''];
  const isDash = /[–—-]/.test(ended);
  if ((isDash && !isAnswer) || !denies(said, isAnswer)) {
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
  if (isAnswer && (speaksOfBefore(said) || isNo.test(phrase))) return true;
  return saysUntrue(phrase) || noLonger.test(phrase) || ofClaim.test(phrase);
}
