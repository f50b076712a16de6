import type { Facet } from '../keywords/facets.ts';

/** The public addresses. Bots, cards and printed sheets point at them, so a form once published is never taken back. */
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
  /** Feed of all wordings: the latest, and the files of its archive, by their numbers. */
  feed: string;
  feedArchive(number: number): string;
  sources: string;
  source(id: string): string;
  document(id: string): string;
  /** The whole glossary as it stood with a source. */
  asOf(source: string): string;
  asOfEach: string;
  sets: string;
  set(slug: string): string;
  timing: string;
  /** The words of the rules. */
  terms: string;
  term(slug: string): string;
  /** The keywords that have one value of a facet. */
  by(facet: Facet, value: string): string;
  linkTool: string;
  sheetTool: string;
  makeSheetTool: string;
  /** What the tools and the search fetch. */
  toolData: string;
  searchIndex: string;
  /** What programs can read, and how. */
  api: string;
  /** A file of the API by its path under the version. */
  apiFile(path: string): string;
  /** How to link keywords on a page of one's own. */
  embed: string;
  booklets: string;
  /** All keywords, to print on a paper: `a4` or `letter`. */
  booklet(paper: string): string;
  /** Everything that is served as data, in one file. */
  archive(prefix: string): string;
  /** Any other file, by its path without a slash in front. */
  file(path: string): string;
}

/**
 * Address of a keyword's page, from the first page. It stands alone for the script on other pages, which needs no more.
 */
export function keywordPath(slug: string): string {
  return `keywords/${slug}/`;
}

/** The address of a built file, from the first page: `keywords/armor/` of `keywords/armor/index.html`. */
export function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

/** Whether an address is that of a page: of a file it is without a slash at its end. */
export function isPage(address: string): boolean {
  return address === '' || address.endsWith('/');
}

/** Ids that a page has of its own, around its text and for kinds of changes. */
const ownIds = /^(?:(?:main|offline|q)$|(?:search|kind)-)/;

/**
 * The id of a part of a page that is called after a keyword or a term: its slug, in capitals, as no slug is, where the
 * page has that id of its own.
 */
export function partId(slug: string): string {
  return ownIds.test(slug) ? slug.toUpperCase() : slug;
}

/**
 * The addresses that the search leads to, from the first page. They stand alone, since a reader waits for its bytes.
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
 * @param base path under which the site is served, with or without slashes around it: `/` or `/reference`; or, for
 *   addresses that begin with an origin, the absolute address of the first page
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
    by: (facet, value) => {
      if (facet === 'set') return root + paths.set(value);
      if (facet === 'timing') return `${root}timing/#${value}`;
      return `${root}by/${facet}/${value}/`;
    },
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
