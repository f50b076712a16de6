import { uniqueBy } from '../../../general/lists.ts';
import { once } from '../../../general/once.ts';
import type { Source } from '../../../keywords/model.ts';
import { slugify } from '../../../keywords/text/slug.ts';
import { phraseIn } from './words.ts';

/** The part of a source that readers are shown and cite. */
export type TitledSource = Pick<Source, 'id' | 'title'> & Partial<Pick<Source, 'kind'>>;

/** Words before the name of a source that gives it as the place of a text, for a pattern: `according to`, `as of`. */
export const beforeSource = '(?:according to|as (?:in|of|per)|from|in|on|per)';

/** What a title adds in brackets, which may be left out. */
const inBrackets = / \([^()]{1,60}\)$/;

/** A name of a source: its title, with or without what it adds in brackets, or its id in words. */
export interface SourceName {
  /** The id of the source. */
  id: string;
  /** The name as an address would have it. */
  slug: string;
  /** The words of the name, without spaces around them. */
  phrase: string;
}

/** The names of all sources, longest first, so that none is mistaken for a shorter one within it. */
export function sourceNames(sources: readonly TitledSource[]): SourceName[] {
  const names = sources.flatMap(({ id, title }) =>
    [title, title.replace(inBrackets, ''), id.replaceAll('-', ' '), id].map((name) => ({
      id,
      slug: slugify(name),
      phrase: phraseIn(name).trim(),
    })),
  );
  return uniqueBy(names, ({ id, slug, phrase }) => `${id} ${slug} ${phrase}`)
    .filter(({ phrase }) => phrase !== '')
    .sort((a, b) => b.phrase.length - a.phrase.length);
}

/**
 * The id of the source with this name, with spaces, hyphens or neither between its words; null where no source has it.
 */
export function sourceCalled(name: string, sources: readonly SourceName[]): string | null {
  const slug = slugify(name);
  const phrase = once(() => phraseIn(name).trim());
  return sources.find((source) => source.slug === slug || source.phrase === phrase())?.id ?? null;
}

/** A phrase (see {@link phraseIn}) without the names of sources in it. */
export function withoutSources(phrase: string, sources: readonly SourceName[]): string {
  return sources.reduce((left, source) => left.replaceAll(` ${source.phrase} `, ' '), phrase);
}
