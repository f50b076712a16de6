import { impliedRedirects } from './implied-redirects.ts';
import type { Redirects } from './redirects.ts';

/** Placeholder in a line for a name that only a person knows. */
const unknown = '…';

/**
 * Proposes redirects for missing addresses: from a wording to the keyword's current one, from a keyword, a source, a set
 * or another list of keywords to another, from a comparison to the reverse one or else, where these lines do not lead it
 * on, to its keyword.
 * @param gone lines of the ledger that are missing from the site
 * @param wordingOf the current wording of a keyword, by slug, where the site has the keyword
 */
export function proposedRedirects(
  gone: readonly string[],
  there: ReadonlySet<string>,
  wordingOf: (slug: string) => string | undefined,
): Redirects {
  const lines = gone.flatMap((line) => {
    const turned = line.replace(/^(\/keywords\/[^/]+\/compare)\/([^/#]+)\/([^/#]+)\/$/, '$1/$3/$2/');
    if (turned !== line && there.has(turned)) return [[line.slice(1), turned.slice(1)]];
    const [, page = '', folder = '', slug, id] =
      /^\/((keywords|sources|sets|by\/[^/#]+)\/([^/#]+)\/(?:([^/#]+)\/)?)$/.exec(line) ?? [];
    if (slug === undefined) return [];
    if (id === undefined) return [[page, `${folder}/${unknown}/`]];
    const now = folder === 'keywords' && wordingOf(slug);
    return now ? [[page, `${folder}/${slug}/${now}/`]] : [];
  });
  const proposed: Redirects = Object.fromEntries(lines);
  // Two keywords that were one have no comparison, though each still has its wordings.
  for (const line of withoutImplied(gone, proposed, there)) {
    const [, keyword] = /^(\/keywords\/[^/]+\/)compare\/[^/#]+\/[^/#]+\/$/.exec(line) ?? [];
    if (keyword !== undefined && there.has(keyword)) proposed[line.slice(1)] ??= keyword.slice(1);
  }
  return proposed;
}

/**
 * The missing addresses without those whose redirects the proposed lines imply, whichever name is filled in.
 * @param there lines of the ledger that the site has
 */
export function withoutImplied(
  gone: readonly string[],
  lines: Redirects,
  there: ReadonlySet<string>,
): string[] {
  const isThere = (address: string) => address.includes(unknown) || there.has(`/${address}`);
  const implied = impliedRedirects(lines, gone, isThere);
  return gone.filter((line) => {
    const [page = '', part] = line.slice(1).split('#');
    return !Object.hasOwn(implied, page) && (part === undefined || !Object.hasOwn(lines, page));
  });
}
