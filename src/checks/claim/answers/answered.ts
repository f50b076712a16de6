import type { ClaimedSentence } from '../claimed-sentence.ts';
import { type Standing, unknown } from '../match/standing.ts';

/** A claimed sentence with its answer; `also` has what became of it in other keywords. */
export interface AnsweredSentence extends ClaimedSentence, Standing {
  /** Whether it is claimed of a keyword that never said it, under any of its names, although another does or did. */
  isElsewhere: boolean;
  also: Standing[];
  /** What was answered, where words of the text only introduce or follow it. */
  framed?: string;
}

/** Answers a sentence, or each of several that its author joined. */
export type Answer = (sentence: ClaimedSentence) => readonly AnsweredSentence[];

/**
 * Answers claims of one form; null where a sentence does not have that form.
 * @param framed gives the sentence with and without words that only introduce or follow its claim
 */
export type AnswerWay = (
  sentence: ClaimedSentence,
  framed: () => readonly string[],
) => AnsweredSentence | null;

/** Joins several ways to answer into one: the first that has an answer gives it. */
export function firstOf<Asked extends readonly unknown[], Told>(
  ways: readonly ((...asked: Asked) => Told | null)[],
): (...asked: Asked) => Told | null {
  return (...asked) => {
    for (const way of ways) {
      const answer = way(...asked);
      if (answer) return answer;
    }
    return null;
  };
}

/**
 * Makes an answer to the first text that can be answered, of a sentence with and without words that only introduce or
 * follow its claim.
 * @param answerText answers one of those texts; null where it cannot
 */
export function inAnyFrame(
  answerText: (text: string, sentence: ClaimedSentence) => AnsweredSentence | null,
): AnswerWay {
  return (sentence, framed) => {
    for (const text of framed()) {
      const answer = answerText(text, sentence);
      if (answer) return inFrame(answer, text);
    }
    return null;
  };
}

/** An answer to what is framed by other words of its text. */
export function inFrame(answer: AnsweredSentence, framed: string): AnsweredSentence {
  return framed === answer.text ? answer : { ...answer, framed };
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
 * The answer to a claim about a fact on record, rather than the text of a keyword.
 * @param slug of the keyword
 * @param isSo whether the claim agrees with the record
 * @param said what is recorded, in words
 * @param sources ids of the sources that record it; none where that does not matter
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
