import type { ClaimedSentence } from '../claimed-sentence.ts';
import type { Rulebook } from '../rulebook.ts';

/**
 * Sentences that begin with `It`, each with the keyword that it may mean: the one above them, or else the only one that
 * the sentence before them on their line names, or means in turn.
 */
export function withSubjects(
  sentences: readonly ClaimedSentence[],
  { namedIn }: Pick<Rulebook, 'namedIn'>,
): ClaimedSentence[] {
  let last: { line: number; slug: string | null } | undefined;
  return sentences.map((sentence) => {
    const { text, line, slug } = sentence;
    const isIt = /^it\s/i.test(text);
    const before = last?.line === line ? last.slug : null;
    const named = isIt ? [] : [...new Set(namedIn(text).map((each) => each.slug))];
    const itMeans = slug ?? (isIt ? before : named.length === 1 ? (named[0] ?? null) : null);
    last = { line, slug: itMeans };
    return isIt && itMeans !== null ? { ...sentence, itMeans } : sentence;
  });
}
