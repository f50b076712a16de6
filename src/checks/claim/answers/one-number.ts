import { onlyNumber } from '../naming/headings.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ClaimedSentence, Named } from '../words/sentences.ts';
import type { Answer, AnsweredSentence } from './answered.ts';

/**
 * Answers sentences, and again what has another number for an X than the sentence before it has: a meaning has one X, and of a card
 * that number stands for each. So does the number of a keyword that a sentence only names: `What does Shields 2 do?`
 * Where a number is named in front of a text, its sentences have that already.
 * @param sentences in the order of the claim
 */
export function withOneNumber(
  sentences: readonly ClaimedSentence[],
  answer: Answer,
  rulebook: Pick<Rulebook, 'namedIn'>,
): AnsweredSentence[] {
  let last: AnsweredSentence | undefined;
  return withNumberNamed(sentences.flatMap(answer), answer, rulebook).flatMap((each) => {
    const before = last;
    if (each.asX !== null) last = each;
    else if (!isOfSamePart(each, before)) last = undefined;
    if (!before || each.number !== null || each.asX === null || each.asX === before.asX) return [each];
    // Whoever says the same again with another number speaks of another card.
    if (!isOfSamePart(each, before) || each.said === before.said) return [each];
    last = before;
    return answerWith(before.asX, each, answer);
  });
}

/** The number that a sentence has behind a name, and says nothing of, is held on to until something is said of it. */
function withNumberNamed(
  answers: readonly AnsweredSentence[],
  answer: Answer,
  { namedIn }: Pick<Rulebook, 'namedIn'>,
): AnsweredSentence[] {
  let named: readonly Named[] = [];
  return answers.flatMap((each) => {
    if (each.how === null) {
      const numbered = namedIn(each.text).filter(({ number }) => number !== null);
      if (numbered.length > 0) named = numbered;
      return [each];
    }
    const isOfPlace = ({ slug }: Named) => slug === each.place?.slug;
    const number = each.number === null && each.asX !== null ? onlyNumber(named.filter(isOfPlace)) : null;
    const again = number === null ? [each] : answerWith(number, each, answer);
    // Who speaks of another keyword in between has left it.
    const isSaid = again.some(({ how }) => how !== null);
    if (isSaid) named = named.some(isOfPlace) ? named.filter((other) => !isOfPlace(other)) : [];
    return again;
  });
}

function answerWith(
  number: string | null,
  { text, slug, line, under, mayNameOther }: AnsweredSentence,
  answer: Answer,
): AnsweredSentence[] {
  return answer({ text, slug, line, under, mayNameOther, number }).map((again) => ({
    ...again,
    number: null,
  }));
}

function isOfSamePart({ place }: AnsweredSentence, other: AnsweredSentence | undefined): boolean {
  return place !== null && place.slug === other?.place?.slug && place.part === other.place.part;
}
