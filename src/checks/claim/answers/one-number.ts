import type { ClaimedSentence, Named } from '../claimed-sentence.ts';
import { onlyNumber } from '../naming/number-named.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Answer, AnsweredSentence } from './answered.ts';
import { withSubjects } from './subjects.ts';

/**
 * Answers sentences, and answers one again if it has another number for X than the sentence before it: a meaning has
 * one X, so the number of a card replaces each. The same goes for the number of a keyword that a sentence only
 * mentions: `What does Shields 2 do?` Sentences after a template have its number already.
 * @param sentences in the order of the claim
 */
export function withOneNumber(
  sentences: readonly ClaimedSentence[],
  answer: Answer,
  rulebook: Pick<Rulebook, 'namedIn'>,
): AnsweredSentence[] {
  let last: AnsweredSentence | undefined;
  return withNumberNamed(withSubjects(sentences, rulebook).flatMap(answer), answer, rulebook).flatMap(
    (each) => {
      const before = last;
      if (each.asX !== null) last = each;
      else if (!isOfSamePart(each, before)) last = undefined;
      if (!before || each.number !== null || each.asX === null || each.asX === before.asX) return [each];
      // The same sentence with another number is about another card.
      if (!isOfSamePart(each, before) || each.said === before.said) return [each];
      last = before;
      return answerWith(before.asX, each, answer);
    },
  );
}

/** Keeps a number given with a keyword, in a sentence that says nothing of it, for the next sentences that do. */
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
    // A sentence about another keyword drops the number.
    const isSaid = again.some(({ how }) => how !== null);
    if (isSaid) named = named.some(isOfPlace) ? named.filter((other) => !isOfPlace(other)) : [];
    return again;
  });
}

function answerWith(
  number: string | null,
  { text, slug, line, under, mayNameOther, role }: AnsweredSentence,
  answer: Answer,
): AnsweredSentence[] {
  return answer({ text, slug, line, under, mayNameOther, role, number }).map((again) => ({
    ...again,
    number: null,
  }));
}

function isOfSamePart({ place }: AnsweredSentence, other: AnsweredSentence | undefined): boolean {
  return place !== null && place.slug === other?.place?.slug && place.part === other.place.part;
}
