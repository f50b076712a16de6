import type { SearchDocument } from './document.ts';
import { rulingsOf } from './names.ts';
import { createPhraseIndex } from './phrases.ts';
import { createStems, type Stems } from './stems.ts';
import { fieldBoosts } from './weights.ts';
import { createWordIndex } from './word-index.ts';
import type { Words } from './words.ts';

/** What stands in the fields of a document, as the numbers of its stems. */
type Fields = Record<keyof typeof fieldBoosts, number[]>;

/** The texts of documents, which take a while to read. */
export interface Texts {
  /** What finds words and phrases in them, after all of them are read. */
  all(): ReturnType<typeof createIndexes>;
  /** Reads one more document in a moment in which nobody waits, so that a query need not; false where all are read. */
  readAhead(): boolean;
}

/** Prepares the reading of all texts. */
export function createTexts(documents: readonly SearchDocument[], words: Words): Texts {
  const stems = createStems(words);
  const read: Fields[] = [];
  let indexes: ReturnType<typeof createIndexes> | undefined;
  const readAhead = () => {
    const document = documents[read.length];
    if (document) read.push(readFields(document, stems));
    return read.length < documents.length;
  };
  return {
    all() {
      while (!indexes && readAhead());
      indexes ??= createIndexes(read, stems, words);
      return indexes;
    },
    readAhead,
  };
}

function readFields(document: SearchDocument, stems: Stems): Fields {
  return {
    name: stems.read([document.name, ...(document.formerNames ?? [])]),
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
    words: createWordIndex(documents, fieldBoosts, stems, words),
    phrasesInMeanings: phrasesIn('meaning'),
    phrasesInRulings: phrasesIn('rulings'),
  };
}
