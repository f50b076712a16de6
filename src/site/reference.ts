import { type CollectionEntry, getCollection } from 'astro:content';
import { contentDir, hasGivenRulings } from '../content-folder/location.ts';
import { loadVocabulary } from '../content-folder/vocabulary.ts';
import type { Change } from '../keywords/changes/compare.ts';
import { currentRevision } from '../keywords/history.ts';
import { mentionsIn, type Name, toNames } from '../keywords/mentions.ts';
import type { GivenRuling, Keyword, Source } from '../keywords/model.ts';
import { assembleKeywords } from '../keywords/store/assemble.ts';
import { toGivenRuling } from '../keywords/store/given.ts';
import { partsOfMdx } from '../keywords/store/mdx.ts';
import type { Vocabulary } from '../search/vocabulary.ts';

/** All that the pages show, read once for a build. */
export interface Reference {
  /** Oldest first. */
  sources: Source[];
  /** By slug. */
  keywords: Keyword[];
  bySlug: ReadonlyMap<string, Keyword>;
  sourceById: ReadonlyMap<string, Source>;
  changesOf(slug: string): Change[];
  /** Slugs of the keywords that the current text names, and of those whose current text names this one. */
  mentions(slug: string): string[];
  mentionedBy(slug: string): string[];
  /** The language of the game and its players. */
  vocabulary: Vocabulary;
  /** Given outside any source. */
  givenRulings: GivenRuling[];
  /** The MDX entry of such a ruling, to be rendered. */
  givenEntryOf(id: string): CollectionEntry<'rulings'>;
  /** The MDX entry of a wording, to be rendered. */
  entryOf(slug: string, file: string): CollectionEntry<'revisions'>;
}

let loading: Promise<Reference> | undefined;

/** The content of the site. The build loads it once, however many pages ask. */
export function loadReference(): Promise<Reference> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Reference> {
  const [entries, changeSets, manifest, given] = await Promise.all([
    getCollection('revisions'),
    getCollection('changes'),
    getCollection('sources'),
    hasGivenRulings() ? getCollection('rulings') : [],
  ]);
  const sources = manifest
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data: { sourceId, title, kind, file, published, recorded, url } }) => ({
      id: sourceId,
      title,
      kind,
      file,
      published,
      recorded,
      url,
    }));
  const generated = entries.map(({ id, data, body }) => ({
    frontMatter: data,
    parts: partsOfMdx(body ?? ''),
    file: id.split('/')[1] ?? '',
  }));
  const keywords = assembleKeywords(
    generated,
    sources.map(({ id }) => id),
  );
  const byEntryId = new Map(entries.map((entry) => [entry.id, entry]));
  const changes = new Map(changeSets.map(({ data }) => [data.slug, data.changes as Change[]]));
  const vocabulary = await loadVocabulary(
    contentDir,
    keywords.map(({ slug }) => slug),
  );
  const { mentions, mentionedBy } = indexMentions(keywords, toNames(keywords, vocabulary.notKeywords));
  return {
    sources,
    keywords,
    bySlug: new Map(keywords.map((keyword) => [keyword.slug, keyword])),
    sourceById: new Map(sources.map((source) => [source.id, source])),
    changesOf: (slug) => changes.get(slug) ?? [],
    mentions: (slug) => mentions.get(slug) ?? [],
    mentionedBy: (slug) => mentionedBy.get(slug) ?? [],
    vocabulary,
    givenRulings: given.map(({ id, data, body }) => toGivenRuling(id, data, body ?? '')),
    givenEntryOf: (id) => given.find((entry) => entry.id === id) as CollectionEntry<'rulings'>,
    entryOf: (slug, file) => {
      const entry = byEntryId.get(`${slug}/${file}`);
      if (!entry) throw new Error(`No generated entry ${slug}/${file}; run: npm run ingest`);
      return entry;
    },
  };
}

function indexMentions(keywords: readonly Keyword[], names: readonly Name[]) {
  const mentions = new Map<string, string[]>();
  const mentionedBy = new Map<string, string[]>();
  for (const keyword of keywords) {
    const texts = currentRevision(keyword).parts.map(({ text }) => text);
    const found = mentionsIn(texts, names, keyword.slug);
    mentions.set(keyword.slug, found);
    for (const slug of found) mentionedBy.set(slug, [...(mentionedBy.get(slug) ?? []), keyword.slug]);
  }
  return { mentions, mentionedBy };
}
