import { listAddress, type OfflineList, readList } from './list.ts';

/** Why a copy could not be made, in a sentence for its reader. */
export class CopyFailure extends Error {}

/** No answer came, or not all of it. */
export class NoAnswer extends CopyFailure {}

/** How long a server may take for one file, in milliseconds. */
const patience = 30_000;

/**
 * Fetches past the browser's own cache, which may hold what the server no longer says.
 * @param stop ends it, with all others that have the same; it is used where the server takes too long, too
 * @throws {CopyFailure} where no answer comes, or one that is not the file itself
 */
export async function fetchPast(
  url: string,
  stop = new AbortController(),
): Promise<{ response: Response; bytes: ArrayBuffer }> {
  // WebKit forgets a limit of time that is one of several signals: a copy would be kept for ever.
  const limit = setTimeout(() => stop.abort(), patience);
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
    throw new CopyFailure('The server leads to another address, as where one has to log in.');
  if (!response.ok) throw new CopyFailure(`The server answered with the error ${response.status}.`);
  return { response, bytes };
}

/**
 * The list as the server has it now.
 * @throws {CopyFailure} where it cannot be had
 */
export async function fetchList(scope: string): Promise<OfflineList> {
  const { bytes } = await fetchPast(new URL(listAddress, scope).href);
  try {
    return await readList(new TextDecoder().decode(bytes));
  } catch {
    throw new CopyFailure(
      'The server sent something else than its list of files, as where one has to log in.',
    );
  }
}
