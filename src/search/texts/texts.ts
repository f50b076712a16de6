import { onceEach } from '../../general/once.ts';
import type { Synonym } from '../../keywords/store/vocabulary.ts';
import { namesOf, type SearchDocument } from '../base/document.ts';
import * as weights from '../base/weights.ts';
import type { Words } from '../base/words.ts';
import type { UnpackedDocuments } from '../data/packed.ts';
import { createPhraseIndex } from './phrases.ts';
import { createPostings, textEnd } from './postings.ts';
import { createStems, type Stems } from './stems.ts';
import { createWordIndex } from './word-index.ts';

type Field = keyof typeof weights.fieldBoosts;

/** The stem numbers of each field of all documents, with an end mark after each document. */
type Lines = Record<Field, number[]>;

/** Finds words and phrases in texts. */
export type Indexes = ReturnType<typeof createIndexes>;

/** The texts of documents, which take a while to read. */
export interface Texts {
  /** Indexes of all texts; reads what is still unread first. */
  all(): Indexes;
  /** Indexes of no text: find nothing, at once. */
  none(): Indexes;
  /** Does one more step of the reading, so that a query need not wait for all of it; false where none was left. */
  readAhead(): boolean;
}

/** Prepares the reading of all texts. */
export function createTexts(
  { documents, lexicon, parts, given, said }: UnpackedDocuments,
  synonyms: readonly Synonym[],
  words: Words,
): Texts {
  const stems = createStems(words);
  const lines = mapFields((): number[] => []);
  const inEntry: number[][] = [];
  let next = 0;
  let all: Indexes | undefined;
  // Used until everything is read: half-read texts would make a correct word look like a typo of another.
  const none = createIndexes(lines, createStems(words), words);
  const stemsIn = (place: number) => (inEntry[place] ??= stems.read([lexicon.entries[place] as string]));
  const add = (line: number[], written = '') =>
    lexicon.read(written, (place) => {
      const found = stemsIn(place);
      // No `for … of`, which would create an iterator for each word of all texts.
      for (let at = 0; at < found.length; at++) line.push(found[at] as number);
    });
  const readDocument = (id: number, document: Pick<SearchDocument, 'name' | 'formerNames' | 'set'>) => {
    // A name with hyphens is known by its words, too.
    const names = namesOf(document).flatMap((name) => [...new Set([name, name.replaceAll('-', ' ')])]);
    lines.name.push(...stems.read(names));
    lines.set.push(...stems.read([document.set ?? '']));
    const [meaning, ...rulings] = (parts[id] as string).split(' ');
    add(lines.meaning, meaning);
    for (const text of [...rulings, ...(given[id] as string).split(' ')]) add(lines.rulings, text);
    for (const [index, each] of (said[id] as string).split(',').entries()) {
      const [written, ...terms] = each.split(' ');
      for (let times = 0; times <= index; times++) {
        add(lines.said, written);
        lines.said.push(...terms.map(stems.numberOfTerm));
      }
    }
    for (const line of Object.values(lines)) line.push(textEnd);
  };
  const readAhead = () => {
    if (all) return false;
    const document = documents[next];
    if (document) readDocument(next++, document);
    else {
      // Also what players say, and earlier wordings: `mend` then knows their words and leaves them alone.
      stems.read(synonyms.flatMap(({ say }) => say));
      for (const place of lexicon.entries.keys()) stemsIn(place);
      all = createIndexes(lines, stems, words);
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

function mapFields<T>(make: (field: Field) => T): Record<Field, T> {
  const fields = Object.keys(weights.fieldBoosts) as Field[];
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, T>;
}

function createIndexes(lines: Lines, stems: Stems, words: Words) {
  const postings = mapFields((field) => createPostings(lines[field], stems.terms.length));
  return {
    mend: stems.mend,
    begun: onceEach(stems.begun),
    words: createWordIndex(postings, weights.fieldBoosts, stems, words),
    phrasesInMeanings: createPhraseIndex(postings.meaning, stems, weights.longInMeaning),
    phrasesInRulings: createPhraseIndex(postings.rulings, stems, weights.longInRulings, weights.allButOne),
  };
}
