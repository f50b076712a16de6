import type { AnsweredSentence } from './answered.ts';
import { unknown } from './match/standing.ts';
import type { ClaimedSentence } from './sentences.ts';

/**
 * The answer to who says what is recorded of a keyword beside its text.
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
  const [verdict, how] = isSo ? (['holds', 'words'] as const) : (['near', null] as const);
  return { ...sentence, ...unknown, slug, verdict, how, said, sources, also: [], isElsewhere: false };
}
