import path from 'node:path';
import { isPage } from '../addresses/urls.ts';
import { endOf, type Redirects } from './redirects.ts';

/** The data of a keyword, by the address of its page; nothing of another page, which has none to stand for it. */
function dataOf(page: string): string[] {
  const [, slug] = /^keywords\/([^/]+)\/$/.exec(page) ?? [];
  return slug === undefined ? [] : [`api/v1/keywords/${slug}.json`];
}

/**
 * Addresses that name other pages by their last words, and where those pages are: comparisons, and what a source
 * brought.
 */
const naming = [
  /^(?<head>(?<pages>keywords\/[^/]+\/)compare\/)(?<words>.+)$/,
  /^(?<head>(?:as-of|changes)\/)(?<words>.+)$/,
];

/**
 * Finds, for each address that was published below a page which moved, the same place below the new page, else the new
 * page itself; of a file, the one of its name there. The data of a keyword moves with its page, and so does what names
 * a wording or a source that moved.
 * @param redirects old path to new path
 * @param written lines of the ledger
 * @param isThere whether the site has an address, without the base path
 * @returns the same for what is led on besides: pages, whose paths end in a slash, and files
 */
export function followersOf(
  redirects: Redirects,
  written: readonly string[],
  isThere: (address: string) => boolean,
): Redirects {
  const folders = Object.keys(redirects).filter((from) => from !== '' && isPage(from));
  const data = new Map(
    folders.flatMap((from) =>
      dataOf(from).flatMap((old) => dataOf(endOf(from, redirects)).map((now) => [old, now] as const)),
    ),
  );
  const gone = written
    .filter((line) => line.startsWith('/') && !line.includes('#'))
    .map((line) => line.slice(1))
    .filter((address) => !Object.hasOwn(redirects, address) && !isThere(address));
  return Object.fromEntries(
    gone.flatMap((address) => {
      const from = folders.filter((each) => address.startsWith(each)).sort((a, b) => b.length - a.length)[0];
      const places =
        from === undefined
          ? [data.get(address), ...named(address, redirects)]
          : below(endOf(from, redirects), from, address);
      const place = places.find((each) => each !== undefined && isThere(each));
      return place === undefined ? [] : [[address, place]];
    }),
  );
}

/** Where an address below a page may have gone with it: to the same place below the new one, or to that itself. */
function below(to: string, from: string, address: string): string[] {
  return [to + address.slice(from.length), isPage(address) ? to : to + path.posix.basename(address)];
}

/**
 * Where an address that names pages which moved may have gone with them: to one that names the new, or to a new page.
 */
function named(address: string, redirects: Redirects): string[] {
  const {
    head,
    pages = 'sources/',
    words,
  } = naming.map((each) => each.exec(address)?.groups).find(Boolean) ?? {};
  if (head === undefined || words === undefined) return [];
  const moved = words.split('/').map((word) => {
    const page = `${pages}${word}/`;
    const to = endOf(page, redirects);
    return to !== page && path.posix.dirname(to) === path.posix.dirname(page) ? to : null;
  });
  const to = moved.findLast((page) => page !== null);
  if (to === undefined) return [];
  const now = words.split('/').map((word, index) => path.posix.basename(moved[index] ?? word));
  return [head + now.join('/'), isPage(address) ? to : to + path.posix.basename(address)];
}
