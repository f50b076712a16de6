import { createSayings, wordsOf } from './saying.ts';

/** Words of a card that say what a keyword says, where its name does not stand. */
export interface Unnamed {
  slug: string;
  start: number;
  end: number;
}

/** Fewer words are said by many cards. */
const leastWords = 8;

/**
 * Prepares the search for sentences that repeat what a keyword does without its name.
 * @param meanings what each keyword does, by its slug
 */
export function createUnnamedFinder(meanings: ReadonlyMap<string, readonly string[]>) {
  const sayings = createSayings(null, null);
  const known = [...meanings].flatMap(([slug, texts]) =>
    texts
      .map((text) => ({ slug, words: wordsOf(text, sayings) }))
      .filter(({ words }) => words.length >= leastWords),
  );
  const byFirst = Map.groupBy(known, ({ words }) => words[0] ?? '');

  return (text: string, cardName: string | null): Unnamed[] => {
    const own = createSayings(cardName, null);
    return sentencesOf(text).flatMap(({ start, end }) => {
      const words = wordsOf(text.slice(start, end), own);
      return words.flatMap((word, at) =>
        (byFirst.get(word) ?? [])
          .filter((each) => each.words.every((wanted, index) => isSaid(words[at + index], wanted)))
          .map(({ slug }) => ({ slug, start, end })),
      );
    });
  };
}

/** A number may stand where the meaning has X. */
function isSaid(word: string | undefined, wanted: string): boolean {
  return word === wanted || (wanted === 'x' && word !== undefined && /^\d+$/.test(word));
}

/** The stretches of a card between the marks that set abilities apart. */
function sentencesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^|•\n]+/g)].map(({ 0: part, index }) => ({
    start: index + part.length - part.trimStart().length,
    end: index + part.trimEnd().length,
  }));
}
