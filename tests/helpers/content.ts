import { readFileSync } from 'node:fs';
import { loadTerms } from '../../src/content-folder/terms.ts';
import { loadVocabulary } from '../../src/content-folder/vocabulary.ts';
import type { Keyword, SourceKind } from '../../src/keywords/model.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
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

/** The vocabulary of the content folder. */
export const seedVocabulary = loadVocabulary('content', reconcileSeeds());

/** The words of the rules of the content folder. */
export const seedTerms = loadTerms('content', reconcileSeeds());
