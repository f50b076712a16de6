import type { PackedDocuments, SearchDocument } from './document.ts';

/**
 * Takes stems and codes out of the documents and puts them by themselves: among sentences, to which they have no
 * likeness, they cost a reader 400 bytes more, as they are compressed.
 */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocuments {
  return {
    documents: documents.map(({ said, wordings, ...document }) => document),
    said: documents.map(({ said = [] }) => said),
    wordings: documents.map(({ wordings }) => wordings),
  };
}

/** The documents whole again, and those that a cache has kept as they were sent before, as they are. */
export function unpackDocuments({ documents, said = [], wordings = [] }: PackedDocuments): SearchDocument[] {
  return documents.map((document, id) => ({ said: said[id], wordings: wordings[id] ?? '', ...document }));
}
