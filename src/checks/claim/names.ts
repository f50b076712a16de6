import type { Keyword } from '../../keywords/model.ts';
import type { Place } from './places.ts';

const word = /\p{L}[\p{L}\p{N}'’-]*/gu;

/**
 * Prepares the test whether words with capital letters may be what a card is called, which the rules call "this unit". The rules
 * name no card: a name has a word that they have nowhere, and does not begin with one that they have in small letters, as a
 * sentence would (`Each Jedi`).
 */
export function createNameTest(
  keywords: readonly Keyword[],
  places: readonly Place[],
): (run: string) => boolean {
  const words = [...keywords.map(({ name }) => name), ...places.map(({ text }) => text)].flatMap(
    (text) => text.match(word) ?? [],
  );
  const ofRules = new Set(words.map((each) => each.toLowerCase()));
  const ordinary = new Set(words.filter((each) => each === each.toLowerCase()));
  return (run) => {
    const [first = '', ...more] = run.toLowerCase().split(' ');
    const isSentence = ordinary.has(first) && first !== 'the';
    return !isSentence && [first, ...more].some((each) => !ofRules.has(each));
  };
}
