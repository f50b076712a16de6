import type { ClaimedSentence } from '../sentences.ts';
import type { AnsweredSentence } from './answered.ts';

/**
 * Answers again what has another number for an X than the sentence before it has: a meaning has one X, and of a card
 * that number stands for each. Where a number is named, as in front of a text, sentences have that already.
 * @param answers in the order of the claim
 */
export function withOneNumber(
  answers: readonly AnsweredSentence[],
  answer: (sentence: ClaimedSentence) => readonly AnsweredSentence[],
): AnsweredSentence[] {
  let last: AnsweredSentence | undefined;
  return answers.flatMap((each) => {
    const before = last;
    if (each.asX !== null) last = each;
    else if (!isOfSamePart(each, before)) last = undefined;
    if (!before || each.number !== null || each.asX === null || each.asX === before.asX) return [each];
    // Whoever says the same again with another number speaks of another card.
    if (!isOfSamePart(each, before) || each.said === before.said) return [each];
    last = before;
    const { text, slug, line, under, goesOn } = each;
    return answer({ text, slug, line, under, goesOn, number: before.asX }).map((again) => ({
      ...again,
      number: null,
    }));
  });
}

function isOfSamePart({ place }: AnsweredSentence, other: AnsweredSentence | undefined): boolean {
  return place !== null && place.slug === other?.place?.slug && place.part === other.place.part;
}
