import { followersOf } from './followers.ts';
import type { Redirects } from './redirects.ts';

/** What stands in a line for a name that only a person can tell. */
const unknown = '…';

/**
 * Proposes where what is gone may lead: a wording to the one that its keyword has now, a keyword or a source to another,
 * a comparison to that of the same two the other way round.
 * @param gone lines of the ledger, as those of what is there
 * @param wordingOf the wording that a keyword has now, by its slug, where the site has the keyword
 */
export function proposedLines(
  gone: readonly string[],
  there: ReadonlySet<string>,
  wordingOf: (slug: string) => string | undefined,
): Redirects {
  const lines = gone.flatMap((line) => {
    const turned = line.replace(/^(\/keywords\/[^/]+\/compare)\/([^/#]+)\/([^/#]+)\/$/, '$1/$3/$2/');
    if (turned !== line && there.has(turned)) return [[line.slice(1), turned.slice(1)]];
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
  there: ReadonlySet<string>,
): string[] {
  const isThere = (address: string) => address.includes(unknown) || there.has(`/${address}`);
  const followers = followersOf(lines, gone, isThere);
  return gone.filter((line) => {
    const [page = '', part] = line.slice(1).split('#');
    return !Object.hasOwn(followers, page) && (part === undefined || !Object.hasOwn(lines, page));
  });
}
