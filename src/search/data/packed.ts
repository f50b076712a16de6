import type { PackedDocuments, SearchDocument } from '../base/document.ts';
import type { Words } from '../base/words.ts';
import { createLexicon, type Lexicon, writeLexicon } from './lexicon.ts';

/** Documents as received. What players say is needed by the search alone, and stays as it was sent. */
export interface UnpackedDocuments extends Pick<PackedDocuments, 'parts' | 'given'> {
  documents: Omit<SearchDocument, 'said'>[];
  lexicon: Lexicon;
  said: string[];
}

/**
 * Encodes the texts of documents with a lexicon, and groups fields of one kind: mixed with dissimilar ones they take
 * hundreds of bytes more once compressed.
 */
export function packDocuments(documents: readonly SearchDocument[], words: Words): PackedDocuments {
  const textsIn = ({ parts, given = [], past = [] }: SearchDocument) => [
    ...parts,
    ...given,
    ...past.map(({ text }) => text),
  ];
  const { entries, sent, write } = writeLexicon(documents.flatMap(textsIn), words);
  const writeAll = (texts: readonly string[]) => texts.map(write).join(' ');
  const entryOf = new Map<string | null, string>();
  for (const entry of entries.toReversed()) {
    const [first, ...others] = words.split(entry);
    if (first && others.length === 0) entryOf.set(words.toTerm(first.word), entry);
  }
  const writeTerms = (each: string) => {
    const terms = each.split(' ').filter(Boolean);
    const written = terms.map((term) => write(entryOf.get(term) ?? '')).sort();
    return [written.join(''), ...terms.filter((term) => !entryOf.has(term))].join(' ');
  };
  return {
    documents: documents.map(({ parts, given, past, said, wordings, effectAt, ...document }) => ({
      ...document,
      effectAt: effectAt === quotedAt(parts[0]) ? undefined : effectAt,
    })),
    lexicon: sent,
    said: documents.map(({ said = [] }) => said.map(writeTerms).join()).join('/'),
    parts: documents.map(({ parts }) => writeAll(parts)),
    given: documents.map(({ given = [] }) => writeAll(given)),
    past: documents.map(({ past }) => past?.map((each) => ({ ...each, text: write(each.text) })) ?? null),
    wordings: documents.map(({ wordings }) => wordings).join(),
  };
}

/** Restores the documents. Each text is decoded when asked for: all are searched, but few are shown. */
export function unpackDocuments(sent: PackedDocuments, words: Pick<Words, 'split'>): UnpackedDocuments {
  const { parts, given, past, said } = sent;
  const lexicon = createLexicon(sent.lexicon, words);
  const { textOf } = lexicon;
  const wordings = sent.wordings.split(',');
  const textsOf = (written: string) => (written ? written.split(' ').map(textOf) : []);
  const documents = sent.documents.map((document, id) => ({
    ...document,
    wordings: wordings[id] as string,
    get parts() {
      return textsOf(parts[id] as string);
    },
    get effectAt() {
      return document.effectAt ?? quotedAt(textsOf(parts[id] as string)[0]);
    },
    get given() {
      return textsOf(given[id] as string);
    },
    get past() {
      return past[id]?.map((each) => ({ ...each, text: textOf(each.text) }));
    },
  }));
  return { documents, lexicon, parts, given, said: said.split('/') };
}

/** Offset of the first quotation in a meaning; 0 where it quotes nothing. */
function quotedAt(meaning = ''): number {
  const mark = meaning.indexOf(' "');
  return mark < 0 ? 0 : mark + 2;
}
