import { listAddress, type OfflineList, readList } from './list.ts';

/** Why a copy could not be made, in a sentence for its reader. */
export class CopyFailure extends Error {}

/** No answer, or an incomplete one. */
export class NoAnswer extends CopyFailure {}

/** How long a server may take for one file, in milliseconds. */
const longestWait = 30_000;

/**
 * Fetches past the browser's own cache, which may have outdated answers.
 * @param stop cancels this and all other requests that share it; also used where the server takes too long
 * @throws {CopyFailure} where no answer comes, or one that is not the file itself
 */
export async function fetchPast(
  url: string,
  stop = new AbortController(),
): Promise<{ response: Response; bytes: ArrayBuffer }> {
  // WebKit ignores a timeout that is combined with other signals: the copying would never end.
  const limit = setTimeout(() => stop.abort(), longestWait);
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(url, { cache: 'no-store', redirect: 'manual', signal: stop.signal });
    bytes = await response.arrayBuffer();
  } catch {
    throw new NoAnswer('The network gave no answer.');
  } finally {
    clearTimeout(limit);
  }
  if (response.type === 'opaqueredirect')
    throw new CopyFailure('The server redirects to another address, as where a network asks you to log in.');
  if (!response.ok) throw new CopyFailure(`The server answered with the error ${response.status}.`);
  return { response, bytes };
}

/**
 * The server's current list.
 * @throws {CopyFailure} where it cannot be loaded
 */
export async function fetchList(scope: string): Promise<OfflineList> {
  const { bytes } = await fetchPast(new URL(listAddress, scope).href);
  try {
    return await readList(new TextDecoder().decode(bytes));
  } catch {
    throw new CopyFailure(
      'The server sent something other than its list of files, as where a network asks you to log in.',
    );
  }
}
