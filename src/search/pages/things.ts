import { paths } from '../../addresses/urls.ts';
import { addTo } from '../../general/lists.ts';
import { slugify } from '../../keywords/text/slug.ts';
import { namesOf, type SearchData, type SearchDocument } from '../base/document.ts';
import type { FoundPage } from '../base/result.ts';
import { type FoldedName, foldName } from '../names/names.ts';
import type { Order } from './orders.ts';

/** Something that a query can name, and its pages for each thing that can be asked. */
export interface NamedThing {
  names: FoldedName[];
  /** Index of a source among the sources. */
  source?: number;
  /** Name of a keyword, and of its successor. */
  keyword?: string;
  next?: string | undefined;
  pagesFor(order: Order | null): FoundPage[];
}

/** Data whose names lead to pages. */
export interface Nameable extends Pick<SearchData, 'sources' | 'pages' | 'words'> {
  documents: readonly SearchDocument[];
}

/** Everything but keywords that has a name: sources, sets, pages with names of their own, and terms of the rules. */
export function thingsOf({
  documents,
  sources,
  pages,
  words = [],
}: Nameable): Record<'sources' | 'others', NamedThing[]> {
  const sets = new Map(documents.flatMap(({ set }) => (set ? [[slugify(set), set] as const] : [])));
  return {
    sources: sources.map((_, place) => toSource(sources, place)),
    others: [
      ...[...sets].map(([slug, name]) => toPage([name], `${name} (set)`, paths.set(slug))),
      ...pages.map(([path, ...names]) => toPage(names, names[0] as string, path)),
      ...words.map((names) => {
        const [name = ''] = names;
        return toPage(names, `${name} (term)`, paths.term(slugify(name)));
      }),
    ],
  };
}

/** The keywords, each with the pages of its last change. */
export function keywordsOf(documents: readonly SearchDocument[]): NamedThing[] {
  const stepsOf = lastSteps(documents);
  return documents.map((document) => toKeyword(document, stepsOf(document)));
}

/** The page that compares two sources, given by their indexes in any order; null where they are not two sources. */
export function between(sources: SearchData['sources'], a = -1, b = -1): FoundPage | null {
  const older = sources[Math.min(a, b)];
  const newer = sources[Math.max(a, b)];
  if (!older || !newer || older === newer) return null;
  return { title: `From ${older.title} to ${newer.title}`, path: paths.changesBetween(older.id, newer.id) };
}

/** The ids of a keyword's wordings, the current one last. */
export function idsOf({ wordings }: SearchDocument): string[] {
  return wordings.split(' ');
}

function toSource(sources: SearchData['sources'], place: number): NamedThing {
  const { id, title } = sources[place] as SearchData['sources'][number];
  const changes = { title: `What ${title} changed`, path: paths.changesIn(id) };
  return {
    names: [title, id].map(foldName),
    source: place,
    pagesFor: (order) => {
      if (order === 'as-of') return [{ title: `As of ${title}`, path: paths.asOf(id) }];
      if (order === 'since') return [between(sources, place, sources.length - 1) ?? changes];
      return [order === 'change' ? changes : { title: `${title} (source)`, path: paths.source(id) }];
    },
  };
}

/** A thing that has one page, whatever is asked. */
function toPage(names: readonly string[], title: string, path: string): NamedThing {
  return { names: names.map(foldName), pagesFor: () => [{ title, path }] };
}

function toKeyword(document: SearchDocument, steps: FoundPage[]): NamedThing {
  return {
    names: namesOf(document).map(foldName),
    keyword: document.name,
    next: document.nextName,
    pagesFor: (order) => (order === 'as-of' ? [] : steps),
  };
}

/**
 * Prepares the search for the last change of a keyword: to its successor, or between its last two wordings, or, where
 * it has only one, from each keyword that it replaced.
 */
function lastSteps(documents: readonly SearchDocument[]): (document: SearchDocument) => FoundPage[] {
  const byName = new Map(documents.map((document) => [document.name, document]));
  const olderOf = new Map<string, SearchDocument[]>();
  for (const document of documents) addTo(olderOf, document.nextName ?? '', document);
  return (document) => {
    const next = byName.get(document.nextName ?? '');
    const from = idsOf(document).at(-2);
    if (next) return [toRename(document, next)];
    if (from) return [toStep(document.name, document, from, document)];
    return (olderOf.get(document.name) ?? []).map((older) => toRename(older, document));
  };
}

function toRename(old: SearchDocument, next: SearchDocument): FoundPage {
  return toStep(`${old.name} and ${next.name}`, old, idsOf(old).at(-1) ?? '', next);
}

function toStep(title: string, old: SearchDocument, from: string, next: SearchDocument): FoundPage {
  const path = paths.compare(slugify(old.name), from, idsOf(next).at(-1) ?? '');
  return { title: `What changed in ${title}`, path };
}
