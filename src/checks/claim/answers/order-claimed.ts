import { once } from '../../../general/once.ts';
import { isWholeAt, matchAt } from '../match/match.ts';
import { otherArticles, otherOrders, withoutArticle } from '../match/other-orders.ts';
import { otherWords } from '../match/other-words.ts';
import { type SayingPlace, toStandings } from '../match/standing.ts';
import { statedOf } from '../match/stated.ts';
import type { Rulebook } from '../rulebook.ts';
import { wordsOf } from '../words/words.ts';
import { type AnswerWay, answered } from './answered.ts';

/** The sorted words of a text, with numbers as X. */
function unordered(text: string): string {
  return wordsOf(text)
    .map(({ word }) => word.replace(/\d+/g, 'x'))
    .sort()
    .join(' ');
}

/**
 * Prepares the answer to whole sentences of the rules that are claimed with their clauses or "only" in another order,
 * with another article at the beginning, with a few other words of the same meaning, or as a question: `They rest if it
 * rains.`, `They have to rest.`, `Must they rest?`
 */
export function createOrderAnswer({ bySlug, nowOf, places, seek }: Rulebook): AnswerWay {
  const unorderedRules = once(() => {
    const said = places.flatMap(({ statements }) => statements.map(({ text }) => text));
    return new Set([...said, ...said.map(withoutArticle)].map(unordered));
  });
  const hasWordsOfRules = (text: string) => unorderedRules().has(unordered(text));

  return (sentence, framed) => {
    const { slug, mayNameOther, number } = sentence;
    const isOfNamed = ({ place }: SayingPlace) =>
      slug === null || mayNameOther || nowOf(place.slug) === nowOf(slug);
    const inOtherWords = otherWords(sentence.text);
    const isTurned = otherOrders(sentence.text).length > 0;
    const said = isTurned || inOtherWords.length > 0 ? framed() : [];
    const others = said.flatMap(otherWords);
    const turned = [...said, ...others].filter(hasWordsOfRules).flatMap(otherOrders);
    const begun = [sentence.text, ...inOtherWords]
      .filter((text) => hasWordsOfRules(withoutArticle(text)))
      .flatMap(otherArticles);
    const asked = sentence.isAskedAlone ? framed().flatMap(statedOf) : [];
    const stated = [...asked, ...asked.flatMap(otherWords)].filter(hasWordsOfRules);
    for (const text of [...others, ...turned, ...begun, ...stated]) {
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
