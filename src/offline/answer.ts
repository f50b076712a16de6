/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Copy } from './copies.ts';
import { notInCopyAddress } from './list.ts';
import { dayInWords, markPage } from './mark-page.ts';
import { heardFrom, patience, waitedInVain } from './patience.ts';

declare const self: ServiceWorkerGlobalScope;

/** Reading never changes a copy. */
const readOnly: WorkboxPlugin = { cacheWillUpdate: async () => null };

/** A file is found whatever is asked of it behind a question mark. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url),
};

/**
 * Answers a page's request where there is a copy: from the network first, so that nobody reads an old wording while a
 * new one can be had; from the copy where the network fails, is slow, or sends something else than what was asked.
 */
export async function answer(event: FetchEvent, copy: Copy): Promise<Response> {
  const { request } = event;
  const scope = self.registration.scope;
  const isNavigation = request.mode === 'navigate';
  if (isNavigation) {
    const page = pageOf(request.url, copy);
    if (page) return Response.redirect(page);
  }
  const strategy = request.url.startsWith(`${scope}_astro/`)
    ? // Files in there are named by what they hold.
      new CacheFirst({ cacheName: copy.name, plugins: [readOnly, withoutQuery] })
    : new NetworkFirst({
        cacheName: copy.name,
        plugins: [readOnly, withoutQuery, fallBackTo(copy, isNavigation)],
      });
  return strategy.handle({ event, request });
}

/** The address of the page that somebody asked for as `keywords/armor` or `keywords/armor/index.html`. */
function pageOf(asked: string, copy: Copy): string | null {
  const { scope } = self.registration;
  const url = new URL(asked);
  const address = addressOf(asked);
  const page = address.replace(/(?:^|(?<=\/))index\.html$|(?<=[^/])$/, (end) => (end ? '' : '/'));
  if (page === address) return null;
  const isPage = isMoved(page, copy) || isKept(scope + page, copy);
  return isPage ? new URL(page + url.search, scope).href : null;
}

/** Whether it leads on, and is no name that every object has. */
function isMoved(address: string, { list }: Copy): boolean {
  return Object.hasOwn(list.moved, address);
}

function isKept(url: string, { addresses }: Copy): boolean {
  return addresses.has(addressOf(url));
}

/** What a copy has for an address, whatever is asked of it behind a question mark. */
function keptIn(copy: Copy, url: string): Promise<Response | undefined> {
  return caches.match(withoutSearch(url), { cacheName: copy.name });
}

/** What counts as an answer of the network, and what is said where neither it nor the copy has one. */
function fallBackTo(copy: Copy, isNavigation: boolean): WorkboxPlugin {
  const scope = self.registration.scope;
  const network = new AbortController();
  // What nobody waits for is no longer asked: a browser asks a server six things at a time, and where it was silent
  // they would hold up all others for minutes, also when it is back.
  const giveUp = async (url: string) => {
    const isThere = isMoved(addressOf(url), copy) || (await keptIn(copy, url));
    // It may have answered as the copy was asked.
    if (!isThere || isAnswered) return;
    waitedInVain();
    network.abort();
  };
  let limit: ReturnType<typeof setTimeout> | undefined;
  let isAnswered = false;
  return {
    async requestWillFetch({ request }) {
      limit = setTimeout(giveUp, patience(), request.url);
      request.signal.addEventListener('abort', () => network.abort());
      // What the browser remembers is no answer of the network, and carries no date.
      return new Request(request, { cache: 'no-cache', signal: network.signal });
    },
    fetchDidFail: async () => clearTimeout(limit),
    async fetchDidSucceed({ request, response, state }) {
      if (!response.ok || withoutSearch(response.url) !== withoutSearch(request.url)) {
        if (state) state.refused = response;
        throw new Error('Found another answer than what was asked for');
      }
      // The whole of it is the answer: a signal may be lost, or become too weak, in the middle.
      if (isKept(request.url, copy)) await response.clone().arrayBuffer();
      clearTimeout(limit);
      isAnswered = true;
      heardFrom();
      return response;
    },
    async cachedResponseWillBeUsed({ cachedResponse, event }) {
      if (!cachedResponse) return cachedResponse;
      if (isNavigation) return marked(cachedResponse, copy.date);
      await tellPage(event as FetchEvent, copy.date);
      return forOnce(cachedResponse);
    },
    async handlerDidError({ request, state }) {
      const refused: Response | undefined = state?.refused;
      const address = addressOf(request.url);
      if (isNavigation && isMoved(address, copy) && refused?.type !== 'opaqueredirect')
        return Response.redirect(new URL(copy.list.moved[address] ?? '', scope));
      if (refused) return refused;
      if (!isNavigation) return Response.error();
      const page = await keptIn(copy, scope + notInCopyAddress);
      return page ? marked(page, copy.date, 404) : Response.error();
    },
  };
}

/** A page from the copy with the line that says so. What is not a page is as it is. */
async function marked(kept: Response, date: Date, status = 200): Promise<Response> {
  if (!kept.headers.get('Content-Type')?.startsWith('text/html')) return forOnce(kept);
  return forOnce(kept, markPage(await kept.text(), date), status);
}

/**
 * What comes from the copy, without what the server said of how long it may be remembered: WebKit would have shown it
 * again, past this worker, when the copy was renewed or the network was back.
 */
function forOnce(kept: Response, body: BodyInit | null = kept.body, status = 200): Response {
  const headers = new Headers(kept.headers);
  headers.set('Cache-Control', 'no-cache');
  return new Response(body, { status, headers });
}

/**
 * A page that came from the network learns that something it reads did not. Where a worker of a page asked, it cannot
 * be told which page's, and all that are open learn it.
 */
async function tellPage({ clientId }: FetchEvent, date: Date): Promise<void> {
  const asking = await self.clients.get(clientId);
  const pages = asking?.type === 'window' ? [asking] : await self.clients.matchAll();
  for (const page of pages) page.postMessage({ fromCopyOf: dayInWords(date) });
}

function withoutSearch(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}

/** Under the base path, without what stands behind a question mark. */
function addressOf(url: string): string {
  return withoutSearch(url).slice(self.registration.scope.length);
}
