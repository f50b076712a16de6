import type { SearchDocument } from './base/document.ts';
import * as weights from './base/weights.ts';
import type { Words } from './base/words.ts';
import { completeLast } from './complete.ts';
import { mendNames } from './names/mend-names.ts';
import { type AskedName, createNumbered, foldQuery } from './names/names.ts';
import type { NamesTold } from './names/names-told.ts';
import type { Similar, SimilarNames } from './names/similar.ts';
import type { Meanings } from './synonyms.ts';
import type { Phrases } from './texts/phrases.ts';
import type { Indexes } from './texts/texts.ts';
import type { FoundWords } from './texts/word-index.ts';

/** A query as it is read: as an attempt at a name, and as words. */
interface Read {
  name: AskedName;
  /** Whether only a complete name can be meant, not the beginning of one. */
  isWhole: boolean;
  /** Documents with a name that resembles what was typed. */
  similar: ReadonlyMap<number, Similar>;
  /** The words, with similar names and words of the texts put in place of typos. */
  asked: readonly string[];
  /** What these words find in the keywords' texts. */
  direct: FoundWords;
  /** The words without those that occur nowhere, which should not keep a name from being found ("parry wording"). */
  known: readonly string[];
  /** Whether most words occur nowhere, so that matches for the rest are chance: "pizza delivery cost tonight". */
  isStrange: boolean;
}

/**
 * Prepares the reading of queries.
 * @returns a function of a query and its words
 */
export function createQueryReader(
  documents: readonly SearchDocument[],
  words: Words,
  meaningsOf: Meanings,
  told: NamesTold,
  findSimilar: SimilarNames,
): (query: string, typed: readonly string[], indexes: Indexes) => Read {
  const { toTerm } = words;
  const numbered = createNumbered(documents);

  return (query, typed, indexes) => {
    const { words: inWords, phrasesInMeanings, phrasesInRulings, mend, begun } = indexes;
    const { stand } = phrasesInMeanings;
    const name = foldQuery(query, numbered);
    // "damage 2 units", "for 2 force": an everyday word with a number is not the beginning of a name.
    const isWhole = name.hasMore && name.words.every((word) => told.isEveryday(word, inWords));
    const isUnknown = (word: string) => !isNumber(word) && !inWords.knows(word) && !meaningsOf.has(word);
    const similar = isWhole ? new Map<number, Similar>() : findSimilar(name.words, isUnknown);
    // A word that is still being typed is no typo.
    const isSlip = (word: string) => isUnknown(word) && !(word === typed.at(-1) && begun(word).length > 0);
    const isApart = (first: string, second: string) =>
      Math.min(first.length, second.length) >= weights.shortestJoined &&
      !isUnknown(first + second) &&
      !stand(first, second) &&
      !phrasesInRulings.stand(first, second);
    const mended =
      similar.size > 0
        ? typed
        : mendNames(joinApart(typed, isApart), isSlip, findSimilar).map((word) =>
            isSlip(word) ? mend(word) : word,
          );
    const whole = completeLast(mended, isUnknown, indexes);
    const asked = whole.map((word, at) => (isAmount(whole, at, phrasesInMeanings, words) ? 'x' : word));
    const [before = '', last = ''] = asked.slice(-2);
    const isOfTexts = ofDice.test(toTerm(before) ?? 'roll') || stand(before, last) || stand(last, before);
    // After a name, or what players call one, a number is what a card has in place of X.
    if (isNumber(toTerm(last) ?? '') && (similar.size > 0 || !isOfTexts)) asked.pop();
    const direct = inWords.find(asked, true);
    // A stop word does not count as missing.
    const found = new Set(['', ...direct.terms.values()]);
    const isFound = (word: string) => found.has(toTerm(word) ?? '');
    const findsAny = direct.terms.size > 0;
    const known = findsAny && similar.size === 0 ? asked.filter(isFound) : asked;
    const strange = asked.filter((word) => !isFound(word) && !meaningsOf.has(word)).length;
    const telling = asked.filter(toTerm).length;
    const isStrange = findsAny && strange >= weights.leastStrange && strange > telling / 2;
    return { name, isWhole, similar, asked, direct, known, isStrange };
  };
}

/** Words before the face of a die: "nat 6", "roll 5"; a stop word, as in "on 6", may stand there too. */
const ofDice = /^(dic?e$|nat|roll)/;

/** Joins two words that the texts write as one: "force field". */
function joinApart(typed: readonly string[], isApart: (first: string, second: string) => boolean): string[] {
  const words: string[] = [];
  for (const word of typed) {
    const last = words.at(-1) ?? '';
    if (isApart(last, word)) words[words.length - 1] = last + word;
    else words.push(word);
  }
  return words;
}

/** Whether a word is a number for which a text has X: "2 damage", not the face of a die ("a 2", "2s"). */
function isAmount(asked: readonly string[], at: number, { stand }: Phrases, { toTerm }: Words): boolean {
  const [before = '', number = '', behind = ''] = [asked[at - 1], asked[at], asked[at + 1]];
  const isCount = /^\d+$/.test(number) && before !== 'a' && toTerm(behind) !== null;
  return isCount && !stand(before, number) && stand('x', behind) && !stand(number, behind);
}

/** Whether a word is a number in digits: `6`, `6s`. */
export function isNumber(word: string): boolean {
  return /^\d+s?$/.test(word);
}
