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

/** Of what stands on lines of its own what claims anything: `Hi judges,` and `Is that right?` do not beside a claim. */
export function withoutRemarks(
  sentences: readonly ClaimedSentence[],
  headings: Headings,
): readonly ClaimedSentence[] {
  const claims = sentences.filter(({ text }) => remarkOf(text, headings) !== 'nothing');
  return claims.length > 0 ? claims : sentences;
}

/** What a sentence is that speaks of a claim in whatever words. */
function remarkOf(text: string, { sources, isOfRules }: Headings): Remark | null {
  return remarkIn(text, sources) ?? remarkInOtherWords(text, isOfRules);
}

/**
 * Sentences of one line, each with what is said of it behind it: the name that is cited there in brackets, which says of
 * what it is claimed, or what narrows it or takes it back, as something in front of the first may too (`False. …`). What
 * else speaks of a claim says nothing beside one.
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
    // In front of a claim somebody else may be wrong: `My friend is mistaken about that.`
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
 * Whether what takes something back speaks of what stands behind it: not in `No. …`, `It doesn't. …` or `You were wrong. …`,
 * nor where that is a quotation which is held against what was said: `Wrong. It is “…”`.
 */
function isOfNext(text: string, next: ClaimedSentence | undefined, { isOfRules }: Headings): boolean {
  const words = wordsOf(text);
  const [, lead = ''] = quoting.exec(next?.text ?? '') ?? [];
  const isAnswer = isReply(text, words, isOfRules) || speaksOfBefore(withoutSpeaker(text));
  return !isAnswer && !isOfSomebody(phraseOf(words)) && !leadsToText(lead);
}

/** A sentence that leads to a quotation and ends with it. */
const quoting = /^([^"“]{1,60})["“].*["”][.!?]?$/s;

/** Whether somebody says in front of a quotation that it is the text: `It is`, `The card says`. */
function leadsToText(lead: string): boolean {
  return /\p{L}/u.test(lead) && remarkIn(lead) === 'nothing' && !isOfSomebody(phraseIn(lead));
}
