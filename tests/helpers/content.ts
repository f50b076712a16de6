import { readFileSync } from 'node:fs';
import { readGenerated } from '../../src/content-folder/generated.ts';
import { loadTerms } from '../../src/content-folder/terms.ts';
import { loadVocabulary } from '../../src/content-folder/vocabulary.ts';
import type { Keyword, SourceKind } from '../../src/keywords/model.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
import type { Vocabulary } from '../../src/keywords/store/vocabulary.ts';
import type { Term } from '../../src/keywords/terms/find.ts';
import { unwrittenOf } from '../../src/keywords/terms/occurrences.ts';
import { readText } from './read-text.ts';

/** The seeds, oldest first, with the kind of each. */
export const seedSources: { id: string; title: string; kind: SourceKind; file: string }[] = [
  { id: 'keyword-list', title: 'Keyword list', kind: 'list', file: 'keyword-list.txt' },
  {
    id: 'tuskens-and-monsters-galaxy',
    title: 'Tuskens and Monsters (Galaxy)',
    kind: 'sheet',
    file: 'tuskens-and-monsters-galaxy.txt',
  },
  {
    id: 'all-the-duchesss-men',
    title: "All the Duchess's Men",
    kind: 'sheet',
    file: 'all-the-duchesss-men.txt',
  },
  { id: 'powerful-dark', title: 'Powerful Dark', kind: 'sheet', file: 'powerful-dark.txt' },
  { id: 'glossary', title: 'Glossary', kind: 'glossary', file: 'glossary.tsv' },
];

export const seedIds = seedSources.map(({ id }) => id);

/** The keywords of some of the seeds, reconciled afresh. */
export function reconcileSeeds(ids = seedIds): Keyword[] {
  const chosen = seedSources.filter(({ id }) => ids.includes(id));
  const read = chosen.map(({ id, title, kind, file }) =>
    readText(kind, id, readFileSync(`content/sources/${file}`, 'utf-8'), title),
  );
  return reconcile(read);
}

/** All that was ingested: what people write beside it may speak of keywords that no seed has. */
const { keywords: all } = readGenerated('content');
const seeds = reconcileSeeds();
const vocabulary = loadVocabulary('content', all);

/** The vocabulary of the content folder, with the words for the keywords of the seeds. */
export const seedVocabulary: Vocabulary = {
  ...vocabulary,
  keywords: Object.fromEntries(
    Object.entries(vocabulary.keywords).filter(([slug]) => seeds.some((keyword) => keyword.slug === slug)),
  ),
};

/** The words of the rules of the content folder, as far as the seeds write them. */
export const seedTerms: Term[] = loadTerms('content', all).flatMap((term) => {
  const unwritten = unwrittenOf(term, seeds);
  const writings = term.writings.filter((writing) => !unwritten.includes(writing));
  const { definition } = term;
  const isOfSeeds = !definition || 'from' in definition || seedIds.includes(definition.source);
  return writings.length > 0 ? { ...term, writings, definition: isOfSeeds ? definition : null } : [];
});
