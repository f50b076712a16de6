import path from 'node:path';
import { isPage } from '../addresses/urls.ts';
import { endOf, type Redirects } from './redirects.ts';

/** Where an address of a keyword's page takes its data along. */
const dataOf = (page: string) => page.replace(/^keywords\/([^/]+)\/$/, 'api/v1/keywords/$1.json');

/**
 * Finds, for each address that was published below a page which moved, the same place below the new page, else the new
 * page itself; of a file, the one of its name there. The data of a keyword moves with its page.
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
  const data = new Map(folders.map((from) => [dataOf(from), dataOf(endOf(from, redirects))]));
  const gone = written
    .filter((line) => line.startsWith('/') && !line.includes('#'))
    .map((line) => line.slice(1))
    .filter((address) => !Object.hasOwn(redirects, address) && !isThere(address));
  return Object.fromEntries(
    gone.flatMap((address) => {
      const from = folders.filter((each) => address.startsWith(each)).sort((a, b) => b.length - a.length)[0];
      const places = from === undefined ? [data.get(address)] : below(endOf(from, redirects), from, address);
      const place = places.find((each) => each !== undefined && isThere(each));
      return place === undefined ? [] : [[address, place]];
    }),
  );
}

/** Where an address below a page may have gone with it: to the same place below the new one, or to that itself. */
function below(to: string, from: string, address: string): string[] {
  return [to + address.slice(from.length), isPage(address) ? to : to + path.posix.basename(address)];
}
