import { countedInWords } from '../../keywords/text/said/counted.ts';
import type { CopyState } from '../../offline/copies.ts';
import { countPages, filesBeyond, type OfflineList, sizeOf } from '../../offline/list.ts';
import { dayInWords } from '../../offline/mark-page.ts';

/** What is known besides the caches. */
interface Known {
  /** The server's current version, or why it is unknown; empty before the first check. */
  newest: OfflineList | string;
  /** Why the last copy could not be made. */
  failure: string | null;
  /** Whether the browser still uses the worker that answers from the copy. */
  isInUse: boolean;
  /** Whether the browser deletes the data of a site that was not visited for long. */
  isLent: boolean;
}

/** The heading of the panel while it is closed. */
export function titleOf(state: CopyState, newest: OfflineList | string): string {
  if (state.is === 'none') return 'Keep a copy for use without signal';
  if (state.is === 'begun') return 'A copy for use without signal was started';
  const isOld = typeof newest !== 'string' && newest.version !== state.copy.list.version;
  return `Your copy of ${dayInWords(state.copy.date)}${isOld ? ': a newer version is available' : ''}`;
}

const whatStays =
  'This browser may delete a copy if you have not been here for a week or more. Put the site on your home screen and keep a copy there: that one stays.';

/** Describes what is kept on this device, and how it compares with the server's version, in sentences. */
export function describeCopy(state: CopyState, known: Known): string {
  const sentences = [...whatIsThere(state, known), ...howItStands(state, known)];
  return [...sentences, ...(known.isLent ? [whatStays] : [])].join(' ');
}

function* whatIsThere(state: CopyState, { newest, isInUse }: Known): Generator<string> {
  const isKnown = typeof newest !== 'string';
  if (state.is === 'begun') {
    yield `A copy was started: ${state.files}${isKnown ? ` of ${newest.files.length}` : ''} files are on this device.`;
  } else if (state.is === 'kept') {
    const { list, date } = state.copy;
    yield `Kept on this device: your copy of ${dayInWords(date)}, ${contentsOf(list)}.`;
    if (state.missing > 0) yield `${countedInWords(state.missing, 'file')} of it went missing.`;
    if (!isInUse) yield 'This browser can no longer read it.';
  } else {
    yield 'Nothing is kept on this device.';
    if (isKnown) yield `A copy takes ${contentsOf(newest)}.`;
  }
}

function* howItStands(state: CopyState, { newest, failure }: Known): Generator<string> {
  if (failure)
    yield state.is === 'kept'
      ? `It could not be renewed: ${failure} It stays as it is.`
      : `A copy could not be made: ${failure}`;
  if (typeof newest === 'string') {
    if (newest && newest !== failure) yield `Could not find out what the site has now: ${newest}`;
  } else if (state.is === 'kept') {
    const fresh = filesBeyond(newest, state.copy.list);
    if (newest.version === state.copy.list.version) yield 'The site has nothing newer.';
    else
      yield `A newer version is available: ${countedInWords(fresh.length, 'file')} to fetch, ${size(sizeOf(fresh))}.`;
  }
}

function contentsOf(list: OfflineList): string {
  return `${countPages(list)} pages, ${size(sizeOf(list.files))}`;
}

function size(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
