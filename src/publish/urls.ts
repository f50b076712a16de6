import type { Facet } from '../keywords/facets.ts';

/** The public addresses. Bots, cards and printed sheets point at them, so a form once published is never taken back. */
export interface Urls {
  home: string;
  keyword(slug: string): string;
  revision(slug: string, id: string): string;
  compare(slug: string, from: string, to: string): string;
  changes: string;
  changesIn(source: string): string;
  sources: string;
  source(id: string): string;
  document(id: string): string;
  /** The whole glossary as it stood with a source. */
  asOf(source: string): string;
  sets: string;
  set(slug: string): string;
  timing: string;
  /** The keywords that have one value of a facet. */
  by(facet: Facet, value: string): string;
  linkTool: string;
  sheetTool: string;
  /** What programs can read, and how. */
  api: string;
  /** How to link keywords on a page of one's own. */
  embed: string;
  booklets: string;
  /** All keywords, to print on a paper: `a4` or `letter`. */
  booklet(paper: string): string;
  /** A file served as it is, by its path without a slash in front. */
  file(path: string): string;
}

/** @param base path under which the site is served, with or without slashes around it: `/` or `/reference` */
export function createUrls(base: string): Urls {
  const root = `/${base}/`.replace(/\/+/g, '/');
  return {
    home: root,
    keyword: (slug) => `${root}keywords/${slug}/`,
    revision: (slug, id) => `${root}keywords/${slug}/${id}/`,
    compare: (slug, from, to) => `${root}keywords/${slug}/compare/${from}/${to}/`,
    changes: `${root}changes/`,
    changesIn: (source) => `${root}changes/${source}/`,
    sources: `${root}sources/`,
    source: (id) => `${root}sources/${id}/`,
    document: (id) => `${root}sources/${id}/document.txt`,
    asOf: (source) => `${root}as-of/${source}/`,
    sets: `${root}sets/`,
    set: (slug) => `${root}sets/${slug}/`,
    timing: `${root}timing/`,
    by: (facet, value) => {
      if (facet === 'set') return `${root}sets/${value}/`;
      if (facet === 'timing') return `${root}timing/#${value}`;
      return `${root}by/${facet}/${value}/`;
    },
    linkTool: `${root}tools/link/`,
    api: `${root}api/`,
    embed: `${root}embed/`,
    sheetTool: `${root}tools/sheet/`,
    booklets: `${root}booklet/`,
    booklet: (paper) => `${root}booklet/${paper}/`,
    file: (path) => `${root}${path}`,
  };
}
