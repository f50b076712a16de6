import type { SearchData } from '../../search/base/document.ts';
import type { Search } from '../../search/search.ts';

/** The search of this visit. */
export interface LoadedSearch {
  search: Search;
  /** Whether all texts have been read; until then a query would have to wait. */
  isRead: boolean;
  /** Resolves once they have. */
  reading: Promise<void>;
}

/** Milliseconds for which the search reads without a break; a key press waits no longer. */
const slice = 8;

let loading: Promise<LoadedSearch> | undefined;

/**
 * Loads the code and the data of the search, once, when a reader first turns to it, and has it read its texts while
 * the reader starts typing.
 */
export function loadSearch(indexUrl: string): Promise<LoadedSearch> {
  loading ??= Promise.all([
    import('../../search/search.ts'),
    fetch(indexUrl).then(
      (response): Promise<SearchData> =>
        response.ok ? response.json() : Promise.reject(new Error(response.statusText)),
    ),
  ]).then(([{ createSearch }, data]) => {
    const search = createSearch(data);
    const loaded = { search, isRead: false, reading: Promise.resolve() };
    loaded.reading = readTexts(search).then(() => {
      loaded.isRead = true;
    });
    return loaded;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function readTexts(search: Search): Promise<void> {
  // By messages rather than timers: a timer's delay would be half as long as a slice.
  const { port1, port2 } = new MessageChannel();
  let isMore = true;
  while (isMore) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    const end = performance.now() + slice;
    while (isMore && performance.now() < end) isMore = search.readAhead();
  }
  port1.close();
}
