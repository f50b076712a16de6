import type { SearchData } from '../../search/base/document.ts';
import type { Search } from '../../search/search.ts';

/** The search of this visit. */
export interface LoadedSearch {
  search: Search;
  /** Whether it has read all texts; until then a query would have to wait. */
  isRead: boolean;
  /** Settles when it has. */
  reading: Promise<void>;
}

/** The search reads so many milliseconds on end: a key between waits no longer. */
const slice = 8;

let loading: Promise<LoadedSearch> | undefined;

/**
 * Fetches the code and the index of the search, once, when a reader first goes for it, and has it read its texts while
 * the reader finds the keys.
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
  // By messages, not timers: a timer would wait half as long again as a slice takes.
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
