import { stemmer } from 'stemmer';
import { addTo } from '../../general/lists.ts';
import { onceEach } from '../../general/once.ts';
import type { Vocabulary } from '../../keywords/store/vocabulary.ts';
import { figures } from '../../keywords/text/number-words.ts';
import { stopWords } from '../../keywords/text/stop-words.ts';

/** One word of a text as the search reads it, and where it stands there, in UTF-16 code units. */
interface ReadWord {
  word: string;
  start: number;
  end: number;
}

/** How texts and queries are read. All of the search reads with the same one. */
export interface Words {
  /**
   * Hands over each word of a text: in small letters, without apostrophes, `re-roll` as `reroll`, phrases as the
   * vocabulary reads them.
   */
  read(text: string, take: (word: string, start: number, end: number) => void): void;
  /** The words of a text as a list. It is made once: a reader types on, and the same texts are shown with every key. */
  split(text: string): readonly ReadWord[];
  /**
   * The form under which a word is indexed: its stem, or the digits of a number; null for a word that tells nothing.
   */
  toTerm(word: string): string | null;
  /** The terms of a text, each as often as it stands there. */
  termsOf(text: string): string[];
}

/** Ways of saying one thing in English. */
const readings: Vocabulary['readings'] = [
  {
    say: [
      ...['cannot', 'can not', 'may not', 'must not', 'can never', 'could not', 'couldnt', 'unable to'],
      ...['not able to', 'isnt able to', 'not being able to', 'not allowed to', 'isnt allowed to'],
    ],
    mean: 'cant',
  },
];

/**
 * Numbers in words, by their stem, which mean the same as in digits; "one" is a pronoun as often, and "zero" no text
 * has.
 */
const digits = new Map([...figures].slice(2).map(([word, figure]) => [stemmer(word), figure] as const));

/** A word with the apostrophes in it, and with the hyphens that join letters. Each sign is read once. */
const wordPattern = /([\p{L}\p{M}\p{N}]+(?:(?:['’]+|(?<=[\p{L}\p{M}])-(?=\p{L}))[\p{L}\p{M}\p{N}]+)*)/u;

/** Makes the reading of texts from what the vocabulary says of words. */
export function createWords(vocabulary: Pick<Vocabulary, 'readings' | 'stopWords'>): Words {
  const common = new Set([...stopWords, ...vocabulary.stopWords.map(spellingOf)]);
  const phrases = byFirstWord([...readings, ...vocabulary.readings]);
  // A word is spelt in few ways, and each of them stands in many texts.
  const spell = onceEach((written: string): Spelling => {
    const word = spellingOf(written);
    return { word, phrases: phrases.get(word) };
  });
  const read: Words['read'] = (text, take) => {
    // What stands between words, and each word, by turns.
    const pieces = text.split(wordPattern);
    const isSaid = ({ rest }: Phrase, place: number) =>
      rest.every((word, index) => {
        const next = place + 2 * (index + 1);
        return spellingOf(pieces[next] ?? '') === word && pieces[next - 1]?.trim() === '';
      });
    let end = 0;
    for (let place = 1; place < pieces.length; place += 2) {
      const written = pieces[place] as string;
      const start = end + (pieces[place - 1] as string).length;
      end = start + written.length;
      const { word, phrases: possible } = spell(written);
      const phrase = possible?.find((each) => isSaid(each, place));
      if (!phrase) {
        take(word, start, end);
        continue;
      }
      const last = place + 2 * phrase.rest.length;
      end += pieces.slice(place + 1, last + 1).join('').length;
      place = last;
      for (const each of phrase.mean) take(each, start, end);
    }
  };
  const split = onceEach((text: string): readonly ReadWord[] => {
    const words: ReadWord[] = [];
    read(text, (word, start, end) => words.push({ word, start, end }));
    return words;
  });
  const toTerm = onceEach((word: string) => (common.has(word) ? null : stem(word)));
  return { read, split, toTerm, termsOf: (text) => split(text).flatMap(({ word }) => toTerm(word) ?? []) };
}

/** How a word is read, and the phrases that may begin with it, the longest first. */
interface Spelling {
  word: string;
  phrases: Phrase[] | undefined;
}

/** A phrase that is read as other words: what it has behind its first word, and these words. */
interface Phrase {
  rest: string[];
  mean: string[];
}

/**
 * A word in small letters, without apostrophes and hyphens, and without accents, which few type and Unicode writes in
 * two ways.
 */
function spellingOf(written: string): string {
  const word = written.toLowerCase().replace(/['’-]/g, '');
  // As for a slug, a browser is not asked for what it knows of all scripts where no word needs it.
  return /^\w*$/.test(word) ? word : word.normalize('NFD').replace(/(?<=[a-z])\p{M}+/gu, '');
}

function byFirstWord(readings: Vocabulary['readings']): Map<string, Phrase[]> {
  const wordsOf = (phrase: string) => phrase.split(' ').map(spellingOf);
  const phrases = readings.flatMap(({ say, mean }) => say.map((said) => ({ said, mean: wordsOf(mean) })));
  const byFirst = new Map<string, Phrase[]>();
  for (const { said, mean } of phrases.sort((a, b) => b.said.length - a.said.length)) {
    const [first = '', ...rest] = wordsOf(said);
    addTo(byFirst, first, { rest, mean });
  }
  return byFirst;
}

function stem(word: string): string {
  const stemmed = /^\d+s$/.test(word) ? word.slice(0, -1) : stemmer(word);
  return digits.get(stemmed) ?? stemmed;
}
