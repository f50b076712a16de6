import type { Keyword } from '../../keywords/model.ts';
import { createAnswer } from './answers/answer.ts';
import type { AnsweredSentence } from './answers/answered.ts';
import { withOneNumber } from './answers/one-number.ts';
import { readClaim } from './reading/read.ts';
import { rulebookOf } from './rulebook.ts';
import type { TitledSource } from './words/source-names.ts';

/** Prepares the check of claims against all wordings that the keywords ever had. */
export function createClaimCheck(
  keywords: readonly Keyword[],
  sources: readonly TitledSource[],
): (claim: string) => AnsweredSentence[] {
  const rulebook = rulebookOf(keywords, sources);
  const answer = createAnswer(rulebook);
  return (claim) => withOneNumber(readClaim(claim, rulebook), answer, rulebook);
}
