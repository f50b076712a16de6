import { followersOf } from './followers.ts';
import type { Redirects } from './redirects.ts';

/** What stands in a line for a name that only a person can tell. */
const unknown = '…';

/**
 * Proposes where what is gone may lead: a wording to the one that its keyword has now, a keyword or a source to another.
 * @param gone lines of the ledger
 * @param wordingOf the wording that a keyword has now, by its slug, where the site has the keyword
 */
export function proposedLines(
  gone: readonly string[],
  wordingOf: (slug: string) => string | undefined,
): Redirects {
  const lines = gone.flatMap((line) => {
    const [, page = '', folder = '', slug, id] =
      /^\/((keywords|sources)\/([^/#]+)\/(?:([^/#]+)\/)?)$/.exec(line) ?? [];
    if (slug === undefined) return [];
    if (id === undefined) return [[page, `${folder}/${unknown}/`]];
    const now = folder === 'keywords' && wordingOf(slug);
    return now ? [[page, `${folder}/${slug}/${now}/`]] : [];
  });
  return Object.fromEntries(lines);
}

/**
 * What is gone without that which leads on by itself once the proposed lines are written, whichever name is put in.
 * @param there lines of the ledger, of what is there
 */
export function withoutFollowers(
  gone: readonly string[],
  lines: Redirects,
  there: readonly string[],
): string[] {
  const known = new Set(there);
  const isThere = (address: string) => address.includes(unknown) || known.has(`/${address}`);
  const followers = followersOf(lines, gone, isThere);
  return gone.filter((line) => {
    const [page = '', part] = line.slice(1).split('#');
    return !Object.hasOwn(followers, page) && (part === undefined || !Object.hasOwn(lines, page));
  });
}
