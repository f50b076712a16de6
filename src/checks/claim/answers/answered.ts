import { type Standing, unknown } from '../match/standing.ts';
import type { ClaimedSentence } from '../words/sentences.ts';

/** A sentence that was claimed, with its answer; what other keywords say or said the same stands under `also`. */
export interface AnsweredSentence extends ClaimedSentence, Standing {
  /** Whether it is claimed of a keyword that never said it, under any of its names, though another does or did. */
  isElsewhere: boolean;
  also: Standing[];
}

/** Answers a sentence, or each of several that somebody joined. */
export type Answer = (sentence: ClaimedSentence) => readonly AnsweredSentence[];

/**
 * Answers what is claimed in one way of saying things; null where a sentence is not of that way.
 * @param framed what the sentence says with and without words that only open or close it
 */
export type AnswerWay = (
  sentence: ClaimedSentence,
  framed: () => readonly string[],
) => AnsweredSentence | null;

/**
 * Answers the first text that can be answered, of a sentence with and without words that only open or close it.
 * @param answerText answers one of those texts, which the sentence says
 */
export function inAnyFrame(
  answerText: (text: string, sentence: ClaimedSentence) => AnsweredSentence | null,
): AnswerWay {
  return (sentence, framed) => {
    for (const text of framed()) {
      const answer = answerText(text, sentence);
      if (answer) return answer;
    }
    return null;
  };
}

/**
 * A sentence with what became of it.
 * @param also what became of it in other keywords
 */
export function answered(
  sentence: ClaimedSentence,
  standing: Standing,
  also: Standing[] = [],
): AnsweredSentence {
  return { ...sentence, ...standing, also, isElsewhere: false };
}

/**
 * The answer to a claim about what is recorded of a keyword besides its text.
 * @param slug of the keyword
 * @param isSo whether it is recorded so, or otherwise
 * @param said what is recorded, and in which of the `sources`; none where it does not matter
 */
export function recordedAnswer(
  sentence: ClaimedSentence,
  slug: string,
  isSo: boolean,
  said: string,
  sources: string[] = [],
): AnsweredSentence {
  const standing = isSo ? ({ verdict: 'holds', how: 'words' } as const) : ({ verdict: 'near' } as const);
  return answered({ ...sentence, slug }, { ...unknown, ...standing, said, sources });
}
