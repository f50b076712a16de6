import { once } from '../../../../general/once.ts';
import type { ClaimedSentence } from '../../claimed-sentence.ts';
import { isWholeAt, matchAt } from '../../match/match.ts';
import { otherArticles, otherOrders, withoutArticle } from '../../match/other-orders.ts';
import { otherWords } from '../../match/other-words.ts';
import { type SayingPlace, toStandings } from '../../match/standing.ts';
import { statedOf } from '../../match/stated.ts';
import type { Rulebook } from '../../rulebook.ts';
import { wordsOf } from '../../words/words.ts';
import { type AnswerWay, answered, inFrame } from '../answered.ts';

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
export function createOrderAnswer({ bySlug, mayBeOf, places, seek }: Rulebook): AnswerWay {
  const unorderedRules = once(() => {
    const said = places.flatMap(({ statements }) => statements.map(({ text }) => text));
    return new Set([...said, ...said.map(withoutArticle)].map(unordered));
  });
  const hasWordsOfRules = (text: string) => unorderedRules().has(unordered(text));

  const otherForms = (frame: string, { text, role }: ClaimedSentence): string[] => {
    const inOtherWords = otherWords(frame);
    const either = [frame, ...inOtherWords];
    const turned = either.filter(hasWordsOfRules).flatMap(otherOrders);
    const begun =
      frame === text
        ? either.filter((each) => hasWordsOfRules(withoutArticle(each))).flatMap(otherArticles)
        : [];
    const asked = role === 'question' ? statedOf(frame) : [];
    const stated = [...asked, ...asked.flatMap(otherWords)].filter(hasWordsOfRules);
    return [...inOtherWords, ...turned, ...begun, ...stated];
  };

  return (sentence, framed) => {
    const { slug, number } = sentence;
    for (const frame of framed())
      for (const text of otherForms(frame, sentence)) {
        const sought = seek(text, number);
        const found = places
          .filter((place) => matchAt(place, sought) !== null && isWholeAt(place, sought))
          .filter((place) => mayBeOf(sentence, place.slug))
          .map((place): SayingPlace => ({ place, how: 'words' }));
        const [first, ...also] = toStandings(found, sought, slug, bySlug);
        if (first) return inFrame(answered(sentence, first, also), frame);
      }
    return null;
  };
}
