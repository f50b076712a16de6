import type { SearchDocument } from './document.ts';
import { namesOf, rulingsOf } from './names.ts';
import { createPhraseIndex } from './phrases.ts';
import { createStems, type Stems } from './stems.ts';
import type { Synonym } from './vocabulary.ts';
import { fieldBoosts } from './weights.ts';
import { createWordIndex } from './word-index.ts';
import type { Words } from './words.ts';

/** What stands in the fields of a document, as the numbers of its stems. */
type Fields = Record<keyof typeof fieldBoosts, number[]>;

/** What finds words and phrases in texts. */
export type Indexes = ReturnType<typeof createIndexes>;

/** The texts of documents, which take a while to read. */
export interface Texts {
  /** All of them; reads first what is unread. */
  all(): Indexes;
  /** None of them: finds nothing, at once. */
  none(): Indexes;
  /** Takes one more step of reading them, so that a query need not wait for all; false where none was left. */
  readAhead(): boolean;
}

/** Prepares the reading of all texts. */
export function createTexts(
  documents: readonly SearchDocument[],
  synonyms: readonly Synonym[],
  words: Words,
): Texts {
  const stems = createStems(words);
  const read: Fields[] = [];
  let all: Indexes | undefined;
  // What is half read would take a right word for a slip of another.
  const none = createIndexes([], createStems(words), words);
  const readAhead = () => {
    if (all) return false;
    const document = documents[read.length];
    if (document) read.push(readFields(document, stems));
    else {
      // Words of the players may have slips in them, too.
      stems.read(synonyms.flatMap(({ say }) => say));
      all = createIndexes(read, stems, words);
    }
    return true;
  };
  return {
    all() {
      while (readAhead());
      return all as Indexes;
    },
    none: () => none,
    readAhead,
  };
}

function readFields(document: SearchDocument, stems: Stems): Fields {
  // What only held once is no slip.
  stems.read((document.past ?? []).map(({ text }) => text));
  return {
    // A name with hyphens is known by its words, too.
    name: stems.read(namesOf(document).flatMap((name) => [...new Set([name, name.replaceAll('-', ' ')])])),
    meaning: stems.read(document.parts.slice(0, 1)),
    rulings: stems.read(rulingsOf(document)),
    said: (document.said ?? []).flatMap((terms, index) =>
      terms
        .split(' ')
        .filter(Boolean)
        .flatMap((term) => Array(index + 1).fill(stems.numberOfTerm(term))),
    ),
    set: stems.read([document.set ?? '']),
  };
}

function createIndexes(documents: readonly Fields[], stems: Stems, words: Words) {
  const phrasesIn = (field: keyof Fields) =>
    createPhraseIndex(
      documents.map((document) => document[field]),
      stems,
    );
  return {
    mend: stems.mend,
    words: createWordIndex(documents, fieldBoosts, stems, words),
    phrasesInMeanings: phrasesIn('meaning'),
    phrasesInRulings: phrasesIn('rulings'),
  };
}
