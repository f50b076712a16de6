import { createCoveringTest, foundIn, type Stretch, textBefore } from '../text/stretches.ts';
import { comparedWordsOf, createSayings } from './saying.ts';

/** Words of a card that say what a keyword says, where its name does not stand. */
export interface Unnamed extends Stretch {
  slug: string;
}

/** A meaning of fewer words is looked for as a whole sentence alone: many cards say as much within one. */
const leastWordsAnywhere = 8;

/** A meaning of fewer words is not looked for: most cards say as much. */
const leastWordsOfSentence = 5;

/**
 * Prepares the search for sentences that repeat what a keyword does without its name.
 * @param meanings what each keyword does, by its slug
 */
export function createUnnamedFinder(meanings: ReadonlyMap<string, readonly string[]>) {
  const sayings = createSayings(null, null);
  const known = [...meanings].flatMap(([slug, texts]) =>
    texts
      .map((text) => ({ slug, words: comparedWordsOf(text, sayings).map(whenOf) }))
      .filter(({ words }) => words.length >= leastWordsOfSentence),
  );
  const byFirst = Map.groupBy(known, ({ words }) => words[0] ?? '');
  const saidAt = (words: readonly string[], at: number) =>
    (byFirst.get(whenOf(words[at])) ?? []).filter((each) =>
      each.words.every((wanted, index) => isSaid(words[at + index], wanted)),
    );
  const anywhereIn = (words: readonly string[]) =>
    words.flatMap((_, at) => saidAt(words, at).filter((each) => each.words.length >= leastWordsAnywhere));
  const wholeOf = (words: readonly string[]) =>
    saidAt(words, 0).filter(
      (each) => each.words.length < leastWordsAnywhere && each.words.length === words.length,
    );

  return (text: string, cardName: string | null): Unnamed[] => {
    const own = createSayings(cardName, null);
    // What a card gives to another speaks of that as of its unit.
    const given = stretches(text, quotations, { start: 0, end: text.length });
    const isGiven = createCoveringTest(given);
    const wordsIn = ({ start, end }: Stretch) =>
      comparedWordsOf(text.slice(start, end), isGiven(start) ? sayings : own);
    return stretches(text, abilities, { start: 0, end: text.length }).flatMap((ability) => {
      const said = [
        ...stretches(text, unquoted, ability).flatMap((part) => anywhereIn(wordsIn(part))),
        ...stretches(text, sentences, ability)
          .filter((sentence) => !isAfterColon(text, sentence))
          .flatMap((sentence) => wholeOf(wordsIn(sentence))),
      ];
      // What an ability says twice is told once.
      return [...new Set(said.map(({ slug }) => slug))].map((slug) => ({ slug, ...ability }));
    });
  };
}

/** What another keyword leads to: `Forewarning: Prevent …`. */
function isAfterColon(text: string, { start }: Stretch): boolean {
  return /:\s{0,7}$/.test(textBefore(text, start, 8));
}

/** A number may stand where the meaning has X. */
function isSaid(word: string | undefined, wanted: string): boolean {
  return whenOf(word) === wanted || (wanted === 'x' && /^\d+$/.test(word ?? ''));
}

/** A word, where the two that say when something happens are one. */
function whenOf(word = ''): string {
  return word === 'whenever' ? 'when' : word;
}

/** What stands between the marks that set abilities apart. */
const abilities = /[^|•\n]+/g;

/** What stands outside of quotations, or in one. */
const unquoted = /[^"“”]+/g;

/** A quotation with its marks. */
const quotations = /["“][^"“”|•\n]+["”]/g;

/** What stands between the marks that set sentences apart. */
const sentences = /[^|•\n.!?>:()"“”]+/g;

/** The stretches of a text that are of one kind, without the blanks around them. */
function stretches(text: string, kind: RegExp, { start: first, end: last }: Stretch): Stretch[] {
  return foundIn(text.slice(first, last), kind).map(({ found, start, end }) => ({
    start: first + end - found.trimStart().length,
    end: first + start + found.trimEnd().length,
  }));
}
