import type { Keyword, Revision } from '../../src/keywords/model.ts';
import type { SearchDocument } from '../../src/search/base/document.ts';
import { createWords } from '../../src/search/base/words.ts';
import { packDocuments, type UnpackedDocuments, unpackDocuments } from '../../src/search/data/packed.ts';

/** A made-up wording of these parts, the meaning first. */
export function sampleRevision(template: string, parts: readonly string[]): Revision {
  return {
    id: '00000000',
    template,
    text: parts.join(' '),
    parts: parts.map((text, index) => ({ id: index === 0 ? 'meaning' : `r${index}`, text })),
    traits: { stacking: null, mode: null, noun: null, timing: null },
    sources: ['a'],
    file: 'a',
  };
}

/** A made-up keyword with one wording. */
export function sampleKeyword(name: string, revision: Revision, more: Partial<Keyword> = {}): Keyword {
  return {
    slug: name.toLowerCase(),
    name,
    introduction: null,
    revisions: [revision],
    history: [{ source: 'a', revision: revision.id }],
    renamedTo: null,
    formerNames: [],
    ...more,
  };
}

/** Wordings of a made-up keyword, oldest first, each of a source of its own: `s1`, `s2`, … */
export function changingKeyword(
  name: string,
  wordings: readonly (readonly string[])[],
  more: Partial<Keyword> = {},
): Keyword {
  const revisions = wordings.map((parts, index) => ({
    ...sampleRevision(name, parts),
    id: `${name.slice(0, 4).toLowerCase()}000${index + 1}`,
    sources: [`s${index + 1}`],
  }));
  const history = revisions.map(({ id }, index) => ({ source: `s${index + 1}`, revision: id }));
  return sampleKeyword(name, revisions[0] as (typeof revisions)[number], { revisions, history, ...more });
}

/** What the search knows of a keyword of which nothing is known but what is given. */
export function searchDocument(name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { name, parts: [], effectAt: 0, wordings: '', ...more };
}

/** What a content folder that says nothing says of words. */
export const noVocabulary = { stopWords: [], readings: [], synonyms: [], keywords: {}, notKeywords: [] };

/** How the search reads words where the content says nothing of them. */
export const plainWords = createWords({ readings: [], stopWords: [] });

/** Made-up documents as the search has them once they were sent. */
export function sentDocuments(documents: readonly SearchDocument[], words = plainWords): UnpackedDocuments {
  return unpackDocuments(JSON.parse(JSON.stringify(packDocuments(documents, words))), words);
}
