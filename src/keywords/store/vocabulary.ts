import { z } from 'zod';
import { eachOnce } from './each-once.ts';

const listOfWords = 'expected a list of words, at least one';
const phrases = z
  .array(z.string(listOfWords).regex(/\S/, 'expected a word'), listOfWords)
  .min(1, listOfWords)
  .superRefine(eachOnce('expected each phrase once'));
const smallLetters = 'expected lower-case letters and digits, separated by single spaces';
const plainWords = z.string(smallLetters).regex(/^[\p{Ll}\p{N}]+(?: [\p{Ll}\p{N}]+)*$/u, smallLetters);
const oneWord = 'expected one word, in lower-case letters and digits';

const mean = 'expected the words of the rules';
const synonymSchema = z.strictObject({ say: phrases, mean: z.string(mean).regex(/\S/, mean) });

/** `vocabulary.yaml` of a content folder: the language of the game and of its players. Every field is optional. */
export const vocabularySchema = z.strictObject(
  {
    /** Words of this game that are everywhere, and so distinguish no keyword from another. */
    stopWords: z
      .array(z.string(oneWord).regex(/^[\p{Ll}\p{N}]+$/u, oneWord), 'expected a list of words')
      .default([]),
    /** Phrases that are read as other words, in texts and queries alike: `from the space` as `fromspace`. */
    readings: z
      .array(
        z.strictObject({ say: z.array(plainWords, listOfWords).min(1, listOfWords), mean: plainWords }),
        'expected a list of readings',
      )
      .default([]),
    /** What players say, and the words of the rules for the same thing. */
    synonyms: z.array(synonymSchema, 'expected a list of synonyms').default([]),
    /** What players call a keyword, by its slug. */
    keywords: z.record(z.string(), phrases, 'expected keywords by their slugs').default({}),
    /** Names that begin with a keyword's name, but are not keywords. */
    notKeywords: z.array(z.string().regex(/\S/, 'expected a name'), 'expected a list of names').default([]),
  },
  'expected the parts of a vocabulary',
);

export type Vocabulary = z.infer<typeof vocabularySchema>;

/** What players say, and the words of the rules that it means. */
export type Synonym = z.infer<typeof synonymSchema>;
