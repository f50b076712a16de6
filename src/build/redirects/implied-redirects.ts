import path from 'node:path';
import { isPage } from '../../addresses/urls.ts';
import { finalAddress, type Redirects } from './redirects.ts';

/** The address of a keyword's data, by that of its page; for any other page, none. */
const dataOf = (page: string) =>
  /^keywords\/[^/]+\/$/.test(page) ? `api/v1/${page.slice(0, -1)}.json` : undefined;

/**
 * Addresses whose last words name other pages, and where those pages are: comparisons, and the changes of a source.
 */
const naming = [
  /^(?<head>(?<pages>keywords\/[^/]+\/)compare\/)(?<words>.+)$/,
  /^(?<head>(?:as-of|changes)\/)(?<words>.+)$/,
];

/**
 * Finds new places for the published addresses below a page that moved: the same place below the new page, or else the
 * new page itself; for a file, the file of the same name there. The data of a keyword moves with its page, as do
 * addresses that name a moved wording or source.
 * @param redirects old path to new path
 * @param written lines of the ledger
 * @param isThere whether the site has an address, without the base path
 * @returns further redirects: of pages, whose paths end in a slash, and of files
 */
export function impliedRedirects(
  redirects: Redirects,
  written: readonly string[],
  isThere: (address: string) => boolean,
): Redirects {
  const folders = Object.keys(redirects).filter((from) => from !== '' && isPage(from));
  const data = new Map(folders.map((from) => [dataOf(from), dataOf(finalAddress(from, redirects))]));
  const gone = written
    .filter((line) => line.startsWith('/') && !line.includes('#'))
    .map((line) => line.slice(1))
    .filter((address) => !Object.hasOwn(redirects, address) && !isThere(address));
  const placeBelow = (address: string) => {
    const from = folders.filter((each) => address.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    return from === undefined ? undefined : below(finalAddress(from, redirects), from, address).find(isThere);
  };
  // Not by existence: once the pages are written, a redirect page is in its place.
  const placeOf = (page: string) =>
    Object.hasOwn(redirects, page) ? finalAddress(page, redirects) : (placeBelow(page) ?? page);
  const wordings = new Map(
    written
      .map((line) => /^\/(?<page>keywords\/[^/]+\/(?<id>[^/#]+)\/)$/.exec(line)?.groups)
      .map((groups) => [groups?.id, groups?.page]),
  );
  return Object.fromEntries(
    gone.flatMap((address) => {
      const others = () => [data.get(address), ...named(address, placeOf, wordings)];
      const place = placeBelow(address) ?? others().find((each) => each !== undefined && isThere(each));
      return place === undefined ? [] : [[address, place]];
    }),
  );
}

/** Possible new places for an address below a moved page: the same place below the new one, or the new page itself. */
function below(to: string, from: string, address: string): string[] {
  return [to + address.slice(from.length), isPage(address) ? to : to + path.posix.basename(address)];
}

/**
 * Possible new places for an address that names moved pages: the one that names the new pages, or a new page.
 * @param placeOf where a page is now
 * @param wordings pages by wording id: a comparison across a rename names a wording of another keyword
 */
function named(
  address: string,
  placeOf: (page: string) => string,
  wordings: ReadonlyMap<string | undefined, string | undefined>,
): string[] {
  const {
    head,
    pages = 'sources/',
    words,
  } = naming.map((each) => each.exec(address)?.groups).find(Boolean) ?? {};
  if (head === undefined || words === undefined) return [];
  const [folder] = pages.split('/');
  const moved = words.split('/').map((word) => {
    const page = (folder === 'keywords' && wordings.get(word)) || `${pages}${word}/`;
    const to = placeOf(page);
    return to !== page && to.startsWith(`${folder}/`) ? to : null;
  });
  const to = moved.findLast((page) => page !== null);
  if (to === undefined) return [];
  const now = words.split('/').map((word, index) => path.posix.basename(moved[index] ?? word));
  return [head + now.join('/'), isPage(address) ? to : to + path.posix.basename(address)];
}
