import type { Facet } from '../keywords/facets.ts';

/** The public addresses. Bots, cards and printed sheets point to them, so a form once published must stay valid. */
export interface Urls {
  home: string;
  keyword(slug: string): string;
  revision(slug: string, id: string): string;
  compare(slug: string, from: string, to: string): string;
  /** Pictures for links: to a keyword, to a wording, to a comparison. */
  picture(slug: string): string;
  revisionPicture(slug: string, id: string): string;
  comparePicture(slug: string, from: string, to: string): string;
  /** Feed of a keyword's wordings. */
  keywordFeed(slug: string): string;
  changes: string;
  changesIn(source: string): string;
  /** Everything that differs between two sources, the older first. */
  changesBetween(older: string, newer: string): string;
  /** Feed of all wordings: the latest, and the files of its archive, by number. */
  feed: string;
  feedArchive(number: number): string;
  sources: string;
  source(id: string): string;
  document(id: string): string;
  /** The whole glossary as of a source. */
  asOf(source: string): string;
  asOfEach: string;
  sets: string;
  set(slug: string): string;
  timing: string;
  /** The terms of the rules. */
  terms: string;
  term(slug: string): string;
  /** All keywords, with what each means. */
  keywords: string;
  /** The lists of the keywords that have something in common. */
  browse: string;
  /** The keywords that have one value of a facet. */
  by(facet: Facet, value: string): string;
  tools: string;
  linkTool: string;
  sheetTool: string;
  makeSheetTool: string;
  /** The data that the tools and the search load. */
  toolData: string;
  searchIndex: string;
  /** The documentation of data for programs. */
  api: string;
  /** A file of the API by its path under the version. */
  apiFile(path: string): string;
  /** How to link keywords on another page. */
  embed: string;
  booklets: string;
  /** All keywords, to print on a paper size: `a4` or `letter`. */
  booklet(paper: string): string;
  /** All data in one file. */
  archive(prefix: string): string;
  /** Any other file, by its path without a leading slash. */
  file(path: string): string;
}

/**
 * Address of a keyword's page, relative to the first page. Separate from the others for the script on other pages,
 * which needs no more.
 */
export function keywordPath(slug: string): string {
  return `keywords/${slug}/`;
}

/** The address of a built file, relative to the first page: `keywords/armor/` of `keywords/armor/index.html`. */
export function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

/** Whether an address is that of a page, which ends in a slash, unlike that of a file. */
export function isPage(address: string): boolean {
  return address === '' || address.endsWith('/');
}

/** Ids that a page has of its own, around its text and for kinds of changes. */
const ownIds = /^(?:(?:main|offline|q)$|(?:search|kind)-)/;

/**
 * The id of a part of a page that is named after a keyword or a term: its slug, in capitals, unlike any slug, where
 * the page itself uses that id.
 */
export function partId(slug: string): string {
  return ownIds.test(slug) ? slug.toUpperCase() : slug;
}

/** The id of a ruling that was given outside any source, on each page that shows it. */
export function givenRulingId(id: string): string {
  return `given-${id}`;
}

/**
 * The addresses that the search leads to, relative to the first page. Separate from the others, since readers wait for
 * its bytes.
 */
export const paths = {
  revision: (slug: string, id: string) => `${keywordPath(slug)}${id}/`,
  compare: (slug: string, from: string, to: string) => `${keywordPath(slug)}compare/${from}/${to}/`,
  changesIn: (source: string) => `changes/${source}/`,
  changesBetween: (older: string, newer: string) => `changes/${older}/${newer}/`,
  source: (id: string) => `sources/${id}/`,
  asOf: (source: string) => `as-of/${source}/`,
  set: (slug: string) => `sets/${slug}/`,
  term: (slug: string) => `terms/#${partId(slug)}`,
  sheetTool: 'tools/sheet/',
};

/**
 * Creates the addresses.
 * @param base path under which the site is served, with or without slashes around it: `/` or `/reference`; or, for
 *   absolute addresses, that of the first page
 */
export function createUrls(base: string): Urls {
  const root = /^https?:/.test(base) ? base : `/${base}/`.replace(/\/+/g, '/');
  const keyword = (slug: string) => root + keywordPath(slug);
  return {
    home: root,
    keyword,
    revision: (slug, id) => root + paths.revision(slug, id),
    compare: (slug, from, to) => root + paths.compare(slug, from, to),
    picture: (slug) => `${keyword(slug)}card.png`,
    revisionPicture: (slug, id) => `${root}${paths.revision(slug, id)}card.png`,
    comparePicture: (slug, from, to) => `${root}${paths.compare(slug, from, to)}card.png`,
    keywordFeed: (slug) => `${keyword(slug)}changes.xml`,
    changes: `${root}changes/`,
    changesIn: (source) => root + paths.changesIn(source),
    changesBetween: (older, newer) => root + paths.changesBetween(older, newer),
    feed: `${root}changes.xml`,
    feedArchive: (number) => `${root}changes/archive/${number}.xml`,
    sources: `${root}sources/`,
    source: (id) => root + paths.source(id),
    document: (id) => `${root}sources/${id}/document.txt`,
    asOf: (source) => root + paths.asOf(source),
    asOfEach: `${root}as-of/`,
    sets: `${root}sets/`,
    set: (slug) => root + paths.set(slug),
    timing: `${root}timing/`,
    terms: `${root}terms/`,
    term: (slug) => root + paths.term(slug),
    keywords: `${root}keywords/`,
    browse: `${root}by/`,
    by: (facet, value) => {
      if (facet === 'set') return root + paths.set(value);
      if (facet === 'timing') return `${root}timing/#${value}`;
      return `${root}by/${facet}/${value}/`;
    },
    tools: `${root}tools/`,
    linkTool: `${root}tools/link/`,
    sheetTool: root + paths.sheetTool,
    makeSheetTool: `${root}tools/make-sheet/`,
    toolData: `${root}tools/keywords.json`,
    searchIndex: `${root}search-data.json`,
    api: `${root}api/`,
    apiFile: (path) => `${root}api/v1/${path}`,
    embed: `${root}embed/`,
    booklets: `${root}booklet/`,
    booklet: (paper) => `${root}booklet/${paper}/`,
    archive: (prefix) => `${root}${prefix}-keywords.zip`,
    file: (path) => `${root}${path}`,
  };
}
