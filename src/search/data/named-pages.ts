import { pageNames } from '../../addresses/page-names.ts';
import { createUrls } from '../../addresses/urls.ts';
import type { FacetValue } from '../../keywords/facets.ts';
import type { Holds } from '../../keywords/holds.ts';
import { facetLabels } from '../../keywords/kind-labels.ts';
import type { Term } from '../../keywords/terms/find.ts';
import { slugify } from '../../keywords/text/slug.ts';
import type { SentPage } from '../base/document.ts';
import { initialsOf, shortestCode } from '../base/initials.ts';

const urls = createUrls('/');

/**
 * Pages that are found by names of their own. An address is relative to the first page; `needs` names what the content
 * must have.
 */
const named: { title: string; names: string[]; address: string; needs?: keyof Holds }[] = [
  {
    title: pageNames.changes,
    names: ['change log', 'history', 'errata', 'news', 'updates', 'rss', 'feed'],
    address: urls.changes,
  },
  { title: pageNames.sources, names: ['documents'], address: urls.sources },
  {
    title: pageNames.sheetTool,
    names: [
      'check a sheet',
      'sheet check',
      'claim check',
      'sheet checker',
      'claim checker',
      'check a sentence',
      'still true',
      'still valid',
      'verify',
      'tools',
    ],
    address: urls.sheetTool,
  },
  {
    title: pageNames.linkTool,
    names: ['card check', 'check a deck', 'deck check', 'card checker', 'tools', 'links', 'linker'],
    address: urls.linkTool,
  },
  {
    title: pageNames.makeSheetTool,
    names: ['make a sheet', 'keyword sheet', 'deck sheet', 'cheat sheet', 'sheet maker', 'tools'],
    address: urls.makeSheetTool,
  },
  { title: pageNames.booklets, names: ['print', 'pdf'], address: urls.booklets },
  {
    title: pageNames.api,
    names: ['api', 'json', 'download', 'export', 'csv', 'tsv', 'bots', 'developers', 'docs', 'documentation'],
    address: urls.api,
  },
  { title: pageNames.embed, names: ['embed', 'script'], address: urls.embed },
  { title: 'Keep a copy for use without signal', names: ['offline', 'install'], address: '/./#offline' },
  {
    title: pageNames.terms,
    names: ['terms', 'definitions', 'jargon'],
    address: urls.terms,
    needs: 'terms',
  },
  { title: pageNames.sets, names: ['expansions'], address: urls.sets, needs: 'sets' },
  { title: pageNames.timing, names: ['timing', 'turn order'], address: urls.timing, needs: 'moments' },
];

/**
 * The pages of a site, without those for data that nobody recorded.
 * @param publishers those whose keywords have a list
 * @param years the years in which keywords joined the game; the page of sets answers for them
 */
export function pagesOf(
  holds: Holds,
  publishers: readonly Omit<FacetValue, 'count'>[],
  years: readonly string[],
): SentPage[] {
  const ofPublishers = publishers.map(({ id, label }) => ({
    title: `${facetLabels.publisher}: ${label}`,
    names: [label, ...codesOf(label)],
    address: urls.by('publisher', id),
  }));
  return [...named.filter(({ needs }) => needs === undefined || holds[needs]), ...ofPublishers].map(
    ({ title, names, address }) => [
      address.slice(1),
      title,
      ...names,
      ...(address === urls.sets ? years : []),
    ],
  );
}

/** The initials by which a name of several words is known. */
function codesOf(label: string): string[] {
  return [initialsOf(slugify(label).split('-'))].filter(({ length }) => length >= shortestCode);
}

/**
 * The names by which a term is found: its name, then former names and the spellings of sources where a reader would
 * type them as different words.
 */
export function namesOfTerm({
  name,
  slug,
  formerly,
  writings,
}: Pick<Term, 'name' | 'slug' | 'formerly' | 'writings'>): string[] {
  const bySlug = new Map([...formerly, ...writings].map((writing) => [slugify(writing), writing]));
  bySlug.delete(slug);
  return [name, ...bySlug.values()];
}
