import { createCoveringTest, foundIn, type Stretch, textBefore } from '../text/stretches.ts';
import { comparedWordsOf, createSayings } from './saying.ts';

/** The words of a card that say what a keyword does, without its name. */
interface Unnamed extends Stretch {
  slug: string;
}

/** In words: a shorter meaning is found only as a whole sentence, since many cards say as much within one. */
const leastWordsAnywhere = 8;

/** In words: a shorter meaning is not looked for, since most cards say as much. */
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
    // A quoted ability of another speaks of that one as its unit.
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
      // One finding for each keyword of an ability.
      return [...new Set(said.map(({ slug }) => slug))].map((slug) => ({ slug, ...ability }));
    });
  };
}

/** Whether a stretch follows the colon of another keyword: `Forewarning: Prevent …`. */
function isAfterColon(text: string, { start }: Stretch): boolean {
  return /:\s{0,7}$/.test(textBefore(text, start, 8));
}

/** Whether a word of the card is one of the meaning, or a number in place of X. */
function isSaid(word: string | undefined, wanted: string): boolean {
  return whenOf(word) === wanted || (wanted === 'x' && /^\d+$/.test(word ?? ''));
}

/** A word, with “whenever” as “when”. */
function whenOf(word = ''): string {
  return word === 'whenever' ? 'when' : word;
}

/** The text between signs that separate abilities. */
const abilities = /[^|•\n]+/g;

/** The text between quotation marks. */
const unquoted = /[^"“”]+/g;

/** A quotation, with its marks. */
const quotations = /["“][^"“”|•\n]+["”]/g;

/** The text between signs that separate sentences. */
const sentences = /[^|•\n.!?>:()"“”]+/g;

/** The stretches of one kind within a stretch of a text, trimmed. */
function stretches(text: string, kind: RegExp, { start: first, end: last }: Stretch): Stretch[] {
  return foundIn(text.slice(first, last), kind).map(({ found, start, end }) => ({
    start: first + end - found.trimStart().length,
    end: first + start + found.trimEnd().length,
  }));
}
