import type { Standing } from './match/standing.ts';
import type { ClaimedSentence } from './sentences.ts';

/** A sentence that was claimed, with its answer; what other keywords say or said the same stands under `also`. */
export interface AnsweredSentence extends ClaimedSentence, Standing {
  /** Whether it is claimed of a keyword that never said it, under any of its names, though another does or did. */
  isElsewhere: boolean;
  also: Standing[];
}

/** Answers what is claimed in one way of saying things; null where a sentence is not of that way. */
export type AnswerOf = (sentence: ClaimedSentence) => AnsweredSentence | null;
