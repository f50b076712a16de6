import { longestLine } from '../../../keywords/text/lines.ts';
import { replyTo } from '../denied/replies.ts';
import { citedIn, withReferences } from '../naming/citing.ts';
import type { Headings } from '../naming/headings.ts';
import { isReply } from '../remarks/asking.ts';
import {
  isFragment,
  narrowsBefore,
  type Remark,
  remarkIn,
  remarkInOtherWords,
  withoutSpeaker,
} from '../remarks/remarks.ts';
import { speaksOfBefore } from '../talk/short-answers.ts';
import { qualifies } from '../talk/taking-back.ts';
import { isOfSomebody } from '../talk/talk-phrases.ts';
import type { ClaimedSentence } from '../words/sentences.ts';
import { phraseIn, phraseOf, wordsOf } from '../words/words.ts';

/**
 * The sentences that claim something, or all of them where none does: `Hi judges,` and `Is that right?` claim nothing.
 */
export function withoutRemarks(
  sentences: readonly ClaimedSentence[],
  headings: Headings,
): readonly ClaimedSentence[] {
  const claims = sentences.filter(({ text }) => remarkOf(text, headings) !== 'nothing');
  return claims.length > 0 ? claims : sentences;
}

/** What a sentence does that is about a claim, in listed or other words; null where it is about the game. */
function remarkOf(text: string, { sources, isOfRules }: Headings): Remark | null {
  return remarkIn(text, sources) ?? remarkInOtherWords(text, isOfRules);
}

/**
 * Joins the sentences of one line with the remarks on them: what follows a sentence and restricts it, takes it back, or
 * cites its keyword in brackets; and what precedes the first and takes it back (`False. …`). Other remarks are left out
 * beside a claim.
 */
export function withRemarks(
  sentences: readonly ClaimedSentence[],
  headings: Headings,
): readonly ClaimedSentence[] {
  const said = withReferences(sentences, headings);
  const claims: ClaimedSentence[] = [];
  let before = '';
  let isRetracted = false;
  for (const [index, sentence] of said.entries()) {
    const remark = remarkOf(sentence.text, headings);
    // Before a claim, somebody else may be wrong: `My friend is mistaken about that.`
    const isMeant = claims.length > 0 || remarkIn(sentence.text, headings.sources) !== null;
    const isRetraction = remark === 'takes back' && isMeant;
    const narrows = isRetraction || (isFragment(sentence.text) && !isRetracted);
    const cited = citedIn(sentence.text, headings);
    const isNarrowing =
      remark === null &&
      !isRetracted &&
      !narrows &&
      cited === null &&
      narrowsBefore(sentence.text, headings.isOfRules);
    const isApart = !qualifies(phraseIn(sentence.text));
    const isNarrowed = isNarrowing || (narrows && !isRetraction && isApart);
    const isOfLast = narrows || isNarrowing || cited !== null;
    const hasRoom = (claims.at(-1)?.text.length ?? 0) < longestLine;
    const last = hasRoom ? claims.at(-1) : undefined;
    const reply = last && remark === null && !isOfLast ? replyTo(last.text, sentence.text, false) : null;
    isRetracted = isRetraction;
    if (last && isOfLast)
      claims.splice(-1, 1, {
        ...joined(last, cited ?? sentence.text),
        isNarrowed: isNarrowed || last.isNarrowed,
      });
    else if (last && reply)
      claims.splice(-1, 1, joined(last, reply.remark), { ...sentence, text: reply.rest });
    else if (isRetraction && claims.length === 0) {
      if (isOfNext(sentence.text, said[index + 1], headings)) before += `${sentence.text} `;
    } else if (remark !== 'nothing') {
      claims.push({ ...sentence, text: before + sentence.text });
      before = '';
    }
  }
  return claims.length > 0 ? claims : said;
}

function joined(claim: ClaimedSentence, remark: string): ClaimedSentence {
  return { ...claim, text: `${claim.text} ${remark}` };
}

/**
 * Whether a sentence that takes something back refers to the next one: not `No. …`, `It doesn't. …` or
 * `You were wrong. …`, nor before a quotation of what is right instead: `Wrong. It is “…”`.
 */
function isOfNext(text: string, next: ClaimedSentence | undefined, { isOfRules }: Headings): boolean {
  const words = wordsOf(text);
  const [, lead = ''] = quoting.exec(next?.text ?? '') ?? [];
  const isAnswer = isReply(text, words, isOfRules) || speaksOfBefore(withoutSpeaker(text));
  return !isAnswer && !isOfSomebody(phraseOf(words)) && !leadsToText(lead);
}

/** A sentence that introduces a quotation and ends with it. */
const quoting = /^([^"“]{1,60})["“].*["”][.!?]?$/s;

/** Whether words before a quotation say that it is the text: `It is`, `The card says`. */
function leadsToText(lead: string): boolean {
  return /\p{L}/u.test(lead) && remarkIn(lead) === 'nothing' && !isOfSomebody(phraseIn(lead));
}
