import { longestLine } from '../../../keywords/text/lines.ts';
import { type ClaimedSentence, withText } from '../claimed-sentence.ts';
import { replyTo } from '../denied/replies.ts';
import { citedIn, withReferences } from '../naming/citing.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { isRowOfHeads } from '../naming/row-heads.ts';
import { isReply } from '../remarks/asking.ts';
import { echoOf } from '../remarks/echoes.ts';
import { isFragment, narrowsBefore } from '../remarks/narrows.ts';
import { takenBackByPlace } from '../remarks/of-one.ts';
import { isUndone } from '../remarks/outcomes.ts';
import {
  citesSources,
  type Remark,
  remarkIn,
  remarkOf,
  takesAllBack,
  withoutSpeaker,
} from '../remarks/remarks.ts';
import { changeVerbs, originVerbs } from '../talk/record-verbs.ts';
import { speaksOfBefore } from '../talk/short-answers.ts';
import { qualifies } from '../talk/taking-back.ts';
import { isOfSomebody } from '../talk/talk-phrases.ts';
import { phraseIn, phraseOf, wordsOf } from '../words/words.ts';

/**
 * The sentences that claim something, or all of them where none does: `Hi judges,` and `Is that right?` claim nothing.
 */
export function withoutRemarks(
  sentences: readonly ClaimedSentence[],
  known: KnownWords,
): readonly ClaimedSentence[] {
  const claims = sentences.filter((sentence) => {
    // A year says nothing beside a sentence, but is the value of a field.
    const isDated = sentence.role === 'field' && /\p{N}/u.test(sentence.text);
    if (sentence.slug === null && isRowOfHeads(sentence.text)) return false;
    return isDated || sentence.role === 'aside' || remarkOf(sentence.text, known) !== 'nothing';
  });
  return claims.length > 0 ? claims : sentences;
}

/**
 * Joins the sentences of one line with the remarks on them: what follows a sentence and narrows it, takes it back, or
 * cites its keyword in brackets, or its source; and what precedes the first and takes it back (`False. …`). A remark on
 * several takes all of them back (`Both are wrong.`). Other remarks are left out beside a claim, but for those that say
 * something of `It`, which may be on record differently.
 */
export function withRemarks(
  sentences: readonly ClaimedSentence[],
  known: KnownWords,
): readonly ClaimedSentence[] {
  const said = withReferences(sentences, known);
  const claims: ClaimedSentence[] = [];
  let asides: ClaimedSentence[] = [];
  let before = '';
  let isRetracted = false;
  // No remark has been about all claims from here on.
  let untold = 0;
  const lead = leadOfAll(said[0]?.text ?? '', known);
  for (const [index, sentence] of said.entries()) {
    const { text } = sentence;
    const newest = claims.at(-1);
    const remark = (newest && echoOf(newest.text, text, known.isOfRules)) ?? remarkOf(text, known);
    const taken = takenBackIn(text, claims.length - untold, known);
    if (taken) {
      for (const at of taken) {
        const claim = claims[untold + at] as ClaimedSentence;
        if (hasRoomIn(claim)) claims[untold + at] = joined(claim, text);
      }
      if (taken.length === claims.length - untold) untold = claims.length;
      asides = [];
      isRetracted = true;
      continue;
    }
    const comment = commentIn(text, { remark, isFirst: claims.length === 0, isRetracted }, known);
    const last = newest && hasRoomIn(newest) ? newest : undefined;
    const reply = last && remark === null && !comment ? replyTo(last.text, text, false) : null;
    isRetracted = comment?.takesBack ?? false;
    // What is said of the claims before may be said of these too.
    if (comment ?? reply) asides = [];
    if (last && comment) {
      // `They rest. That is wrong.`, `They rest. Only at night.`, `They rest. (Leap)`
      const isNarrowed = comment.narrows || last.isNarrowed;
      claims.splice(-1, 1, { ...joined(last, comment.said), isNarrowed });
    } else if (last && reply) {
      // `Do they rest? No, they turn.`
      claims.splice(-1, 1, joined(last, reply.remark), withText(sentence, reply.rest));
    } else if (isRetracted && claims.length === 0) {
      // `False. They rest.`; but `No. They rest.` answers what is not there.
      if (isOfNext(text, said[index + 1], known)) before += `${text} `;
    } else if (claims.length === 0 && isCaseInFront(text) && said[index + 1]) {
      // `(Team games only) They rest.`
      before += `${text} `;
    } else if (remark !== 'nothing') {
      claims.push(withText(sentence, before + (index > 0 ? lead : '') + text));
      before = '';
    } else if (last && mayBeOnRecord(text, last.text)) {
      // `They rest. It was added in Moss.`
      asides.push({ ...sentence, role: 'aside' });
    } else if (last && citesSources(text, known.sources)) {
      // `They rest. (Glossary)`
      claims.splice(-1, 1, { ...last, cited: text });
    }
  }
  return claims.length > 0 ? [...claims, ...asides] : said;
}

/** Whether a bracket before a sentence narrows it to a case: `(Team games only) …`. */
function isCaseInFront(text: string): boolean {
  return /^\(.*\)$/.test(text) && isFragment(text);
}

/** The words before the first of several sentences that take all of them back, `Both wrong: …`; empty where none do. */
function leadOfAll(text: string, known: KnownWords): string {
  const [lead = '', said] = /^([^:]{1,60}): /.exec(text) ?? [];
  return said !== undefined && takesAllBack(said, known) ? lead : '';
}

/** Which of the last claims a sentence takes back, by their indices, where it is not only about the last one. */
function takenBackIn(text: string, count: number, known: KnownWords): readonly number[] | null {
  if (count === 0) return null;
  return takesAllBack(text, known) ? [...Array(count).keys()] : takenBackByPlace(text, count);
}

/** Whether a remark may still be added to a claim. */
function hasRoomIn({ text }: ClaimedSentence): boolean {
  return text.length < longestLine;
}

/** Words of a claim about how a keyword came or changed. */
const ofRecord = new RegExp(`\\b(?:${originVerbs}|${changeVerbs}|is (?:from|in|new)) `, 'i');

/** Whether a comment says something of `It` that may be on record; of a text, that it never changed assents to it. */
function mayBeOnRecord(comment: string, before: string): boolean {
  return /^it\s/i.test(comment) && (!/\bchanged?\b/i.test(comment) || ofRecord.test(before));
}

/** What a sentence says of the claim before it, to be read as part of that. */
interface Comment {
  /** The words to add to it: the sentence, or the name that it cites. */
  said: string;
  takesBack: boolean;
  /** Whether the claim holds in fewer cases with it. */
  narrows: boolean;
}

/**
 * The comment that a sentence is on the one before it; null where it is none.
 * @param beside what remark it is, whether no claim is before it, and whether the sentence before it took one back
 */
function commentIn(
  text: string,
  beside: { remark: Remark | null; isFirst: boolean; isRetracted: boolean },
  known: KnownWords,
): Comment | null {
  const { remark, isFirst, isRetracted } = beside;
  const cited = citedIn(text, known);
  const said = cited ?? text;
  // Before a claim, somebody else may be wrong: `My friend is mistaken about that.`
  if (remark === 'takes back' && (!isFirst || remarkIn(text, known.sources) !== null))
    return { said, takesBack: true, narrows: isUndone(withoutSpeaker(text), known.isOfRules) };
  if (isFragment(text) && !isRetracted)
    return { said, takesBack: false, narrows: !qualifies(phraseIn(text)) };
  if (cited !== null) return { said, takesBack: false, narrows: false };
  const narrows = remark === null && !isRetracted && narrowsBefore(text, known.isCase);
  return narrows ? { said, takesBack: false, narrows } : null;
}

function joined(claim: ClaimedSentence, remark: string): ClaimedSentence {
  return { ...claim, text: `${claim.text} ${remark}` };
}

/**
 * Whether a sentence that takes something back refers to the next one: not `No. …`, `It doesn't. …` or
 * `You were wrong. …`, nor before a quotation of what is right instead: `Wrong. It is “…”`.
 */
function isOfNext(text: string, next: ClaimedSentence | undefined, { isCase }: KnownWords): boolean {
  const words = wordsOf(text);
  const [, lead = ''] = quoting.exec(next?.text ?? '') ?? [];
  const isAnswer = isReply(text, words, isCase) || speaksOfBefore(withoutSpeaker(text));
  return !isAnswer && !isOfSomebody(phraseOf(words)) && !leadsToText(lead);
}

/** A sentence that introduces a quotation and ends with it. */
const quoting = /^([^"“]{1,60})["“].*["”][.!?]?$/s;

/** Whether words before a quotation say that it is the text: `It is`, `The card says`. */
function leadsToText(lead: string): boolean {
  return /\p{L}/u.test(lead) && remarkIn(lead) === 'nothing' && !isOfSomebody(phraseIn(lead));
}
