import { once } from '../../../keywords/once.ts';
import type { Known } from '../known.ts';
import { isWholeAt, matchAt } from '../match/match.ts';
import { otherOrders } from '../match/other-orders.ts';
import { otherWords } from '../match/other-words.ts';
import { type SayingPlace, toStandings } from '../match/standing.ts';
import { withinFrame } from '../talk/opened.ts';
import { wordsOf } from '../words.ts';
import { type AnswerOf, answered } from './answered.ts';

/** The words of a phrase in no order, each number as X. */
function unordered(words: readonly string[]): string {
  return words
    .map((word) => word.replace(/\d+/g, 'x'))
    .sort()
    .join(' ');
}

/**
 * Prepares the answer to who says a whole sentence of the rules in another order of its clauses or of its "only", and in
 * no words but the same or a few that say the same: `They rest if it rains.`, `They have to rest.`
 */
export function createOrderAnswer({ bySlug, nowOf, places, headings, seek }: Known): AnswerOf {
  const known = once(
    () =>
      new Set(
        places.flatMap(({ statements }) =>
          statements.map(({ phrase }) => unordered(phrase.trim().split(' '))),
        ),
      ),
  );
  const hasWordsOfRules = (text: string) => known().has(unordered(wordsOf(text).map(({ word }) => word)));

  return (sentence) => {
    const { slug, goesOn, number } = sentence;
    if (otherOrders(sentence.text).length + otherWords(sentence.text).length === 0) return null;
    const isOfNamed = ({ place }: SayingPlace) =>
      slug === null || goesOn || nowOf(place.slug) === nowOf(slug);
    const said = withinFrame(sentence.text, headings);
    const others = said.flatMap(otherWords);
    const orders = [...said, ...others].filter(hasWordsOfRules).flatMap(otherOrders);
    for (const text of [...others, ...orders]) {
      const sought = seek(text, number);
      const found = places
        .filter((place) => matchAt(place, sought) !== null && isWholeAt(place, sought))
        .map((place): SayingPlace => ({ place, how: 'words' }))
        .filter(isOfNamed);
      const [first, ...also] = toStandings(found, sought, slug, bySlug);
      if (first) return answered(sentence, first, also);
    }
    return null;
  };
}
