import { uniqueBy } from '../../../general/lists.ts';
import { once } from '../../../general/once.ts';
import type { Source } from '../../../keywords/model.ts';
import { slugify } from '../../../keywords/text/slug.ts';
import { phraseIn } from './words.ts';

/** What readers are shown of a source, and cite. */
export type TitledSource = Pick<Source, 'id' | 'title'>;

/** What a source is called: its title, or its id in words. */
export interface SourceName {
  /** Of the source. */
  id: string;
  /** As an address would have it. */
  slug: string;
  /** Its words, without blanks around them. */
  phrase: string;
}

/** What sources are called, the longest first, so that none is taken for a shorter one within it. */
export function sourceNames(sources: readonly TitledSource[]): SourceName[] {
  const names = sources.flatMap(({ id, title }) =>
    [title, id.replaceAll('-', ' ')].map((name) => ({
      id,
      slug: slugify(name),
      phrase: phraseIn(name).trim(),
    })),
  );
  return uniqueBy(names, ({ id, slug, phrase }) => `${id} ${slug} ${phrase}`)
    .filter(({ phrase }) => phrase !== '')
    .sort((a, b) => b.phrase.length - a.phrase.length);
}

/** The id of the source that somebody calls so, however the words of its name are joined; null where none is. */
export function sourceCalled(name: string, sources: readonly SourceName[]): string | null {
  const slug = slugify(name);
  const phrase = once(() => phraseIn(name).trim());
  return sources.find((source) => source.slug === slug || source.phrase === phrase())?.id ?? null;
}

/** A phrase without what sources are called. */
export function withoutSources(phrase: string, sources: readonly SourceName[]): string {
  return sources.reduce((left, source) => left.replaceAll(` ${source.phrase} `, ' '), phrase);
}
