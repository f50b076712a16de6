import { loadGenerated } from '../content-folder/loaded.ts';
import { contentDir } from '../content-folder/location.ts';
import { loadRulings } from '../content-folder/rulings.ts';
import { loadTerms } from '../content-folder/terms.ts';
import { loadVocabulary } from '../content-folder/vocabulary.ts';
import { indexBySlug } from '../general/by-slug.ts';
import { once } from '../general/once.ts';
import { type LeftOut, leftOutOf } from '../keywords/changes/left-out.ts';
import type { Changes } from '../keywords/changes/lookup.ts';
import { type Holds, holdsOf } from '../keywords/holds.ts';
import type { GivenRuling, Keyword, Source } from '../keywords/model.ts';
import { indexMentions, type MentionIndex } from '../keywords/names/mention-index.ts';
import type { Find } from '../keywords/names/name-finder.ts';
import { createKeywordFinder } from '../keywords/names/names.ts';
import type { Vocabulary } from '../keywords/store/vocabulary.ts';
import { createTermFinder, type Term } from '../keywords/terms/find.ts';
import { lastDayOf } from './bounds.ts';
import { site } from './config.ts';

/** Everything that the pages show, read once per build. */
export interface Reference extends MentionIndex {
  /** Oldest first. */
  sources: Source[];
  /** Their ids. */
  sourceIds: string[];
  /** From A to Z. */
  keywords: Keyword[];
  bySlug: ReadonlyMap<string, Keyword>;
  changes: Changes;
  leftOut: LeftOut;
  /** The title of the source with this id. */
  titleOf(source: string): string;
  /** The language of the game and its players. */
  vocabulary: Vocabulary;
  /** Finds the keywords that a text names. */
  find: Find;
  /** The terms of the rules, as the content lists them, and a finder for them. */
  terms: Term[];
  findTerms: Find;
  holds: Holds;
  /** The last day on which anything was added, according to the content itself; null where nobody noted any. */
  recorded: string | null;
  /** Rulings given outside any source. */
  givenRulings: GivenRuling[];
}

/** The content of the site, loaded once however many pages ask for it. */
export const loadReference = once(async (): Promise<Reference> => {
  const { sources, keywords, changes } = loadGenerated();
  const givenRulings = await loadRulings(contentDir, keywords);
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  const vocabulary = loadVocabulary(contentDir, keywords);
  const terms = loadTerms(contentDir, keywords);
  const find = createKeywordFinder(keywords, vocabulary.notKeywords);
  return {
    sources,
    sourceIds: sources.map(({ id }) => id),
    keywords,
    bySlug: indexBySlug(keywords),
    changes,
    leftOut: leftOutOf(keywords, sources, changes),
    titleOf: (id) => titles.get(id) ?? id,
    vocabulary,
    find,
    terms,
    findTerms: createTermFinder(terms),
    ...indexMentions(keywords, find),
    holds: holdsOf(keywords, terms),
    recorded: lastDayOf(sources, givenRulings),
    givenRulings,
  };
});

/** The keyword that serves as an example: the one that the site names, or the first. */
export async function sampleKeyword(): Promise<Keyword | undefined> {
  const { bySlug, keywords } = await loadReference();
  return bySlug.get(site.demo?.keyword ?? '') ?? keywords[0];
}
