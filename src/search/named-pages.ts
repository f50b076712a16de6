import { facetsOf } from '../keywords/facets.ts';
import type { Keyword } from '../keywords/model.ts';
import type { Term } from '../keywords/terms/find.ts';
import { slugify } from '../keywords/text/slug.ts';
import { paths } from '../publish/urls.ts';

/** A page that stands for itself, and the names by which it is found. */
export interface NamedPage {
  title: string;
  /** Besides the title. */
  names: string[];
  /** Its address, from the first page. */
  path: string;
}

/** The pages that every site has, with what a reader may call them. */
const always: NamedPage[] = [
  { title: 'Changes', names: ['change log', 'history', 'errata', 'news'], path: 'changes/' },
  { title: 'Sources', names: ['documents'], path: 'sources/' },
  {
    title: 'Does this still hold?',
    names: ['check a sheet', 'sheet check', 'claim check', 'tools'],
    path: paths.sheetTool,
  },
  { title: 'Check card text', names: ['card check', 'tools', 'links'], path: 'tools/link/' },
  {
    title: 'A sheet for my deck',
    names: ['make a sheet', 'keyword sheet', 'tools'],
    path: 'tools/make-sheet/',
  },
  { title: 'Booklet to print', names: ['print', 'pdf'], path: 'booklet/' },
  { title: 'Data and API', names: ['api', 'json', 'download', 'export', 'bots'], path: 'api/' },
  { title: 'Link keywords on your own page', names: ['embed', 'script'], path: 'embed/' },
  { title: 'Keep a copy for use without signal', names: ['offline', 'install'], path: './#offline' },
];

const sets: NamedPage = { title: 'Sets', names: ['expansions'], path: 'sets/' };
const moments: NamedPage = { title: 'Moments of a turn', names: ['timing', 'turn order'], path: 'timing/' };

const terms: NamedPage = {
  title: 'Words of the rules',
  names: ['terms', 'definitions', 'jargon'],
  path: 'terms/',
};

/** The pages of a site, those left out of which it has none: what nobody recorded has no page. */
export function pagesOf(keywords: readonly Keyword[], hasTerms: boolean): NamedPage[] {
  return [
    ...always,
    ...(hasTerms ? [terms] : []),
    ...(keywords.some(({ introduction }) => introduction?.set) ? [sets] : []),
    ...(keywords.some((keyword) => facetsOf(keyword).timing.length > 0) ? [moments] : []),
  ];
}

/** What a term is found by: its name, and then whatever the sources write that is another word to whoever types it. */
export function namesOfTerm({ name, slug, writings }: Pick<Term, 'name' | 'slug' | 'writings'>): string[] {
  const bySlug = new Map(writings.map((writing) => [slugify(writing), writing]));
  bySlug.delete(slug);
  return [name, ...bySlug.values()];
}
