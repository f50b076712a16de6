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

/** Finds a file whatever its query string is. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url),
};

/**
 * Answers a page's request where there is a copy: from the network first, so that nobody reads an old wording while a
 * new one is available; from the copy where the network fails, is slow, or sends something else.
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
    ? // Files in this folder are named by their content.
      new CacheFirst({ cacheName: copy.name, plugins: [readOnly, withoutQuery] })
    : new NetworkFirst({
        cacheName: copy.name,
        plugins: [readOnly, withoutQuery, fallBackTo(copy, isNavigation)],
      });
  return strategy.handle({ event, request });
}

/** The proper address of a page requested as `keywords/armor` or `keywords/armor/index.html`. */
function pageOf(asked: string, copy: Copy): string | null {
  const { scope } = self.registration;
  const url = new URL(asked);
  const address = addressOf(asked);
  const page = address.replace(/(?:^|(?<=\/))index\.html$|(?<=[^/])$/, (end) => (end ? '' : '/'));
  if (page === address) return null;
  const isPage = isMoved(page, copy) || isKept(scope + page, copy);
  return isPage ? new URL(page + url.search, scope).href : null;
}

/** Whether an address redirects; names that every object inherits do not. */
function isMoved(address: string, { list }: Copy): boolean {
  return Object.hasOwn(list.moved, address);
}

function isKept(url: string, { addresses }: Copy): boolean {
  return addresses.has(addressOf(url));
}

/** The copy's answer for an address, whatever its query string is. */
function keptIn(copy: Copy, url: string): Promise<Response | undefined> {
  return caches.match(withoutSearch(url), { cacheName: copy.name });
}

/** Decides what counts as an answer of the network, and what to answer where neither it nor the copy has one. */
function fallBackTo(copy: Copy, isNavigation: boolean): WorkboxPlugin {
  const scope = self.registration.scope;
  const network = new AbortController();
  // A request that nobody waits for is cancelled: a browser makes six requests at a time to a server, and unanswered
  // ones would block all others for minutes, even once it is back.
  const giveUp = async (url: string) => {
    const isThere = isMoved(addressOf(url), copy) || (await keptIn(copy, url));
    // The network may have answered while the copy was read.
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
      // An answer from the browser's cache is not one of the network, and has no date.
      return new Request(request, { cache: 'no-cache', signal: network.signal });
    },
    fetchDidFail: async () => clearTimeout(limit),
    async fetchDidSucceed({ request, response, state }) {
      if (!response.ok || withoutSearch(response.url) !== withoutSearch(request.url)) {
        if (state) state.refused = response;
        throw new Error('Found another answer than what was asked for');
      }
      // Only a complete response counts: the signal may be lost, or become too weak, halfway.
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

/** A page from the copy with the note that says so; anything but a page is unchanged. */
async function marked(kept: Response, date: Date, status = 200): Promise<Response> {
  if (!kept.headers.get('Content-Type')?.startsWith('text/html')) return forOnce(kept);
  return forOnce(kept, markPage(await kept.text(), date), status);
}

/**
 * A response from the copy without the server's caching fields: WebKit would have served it again, bypassing this
 * worker, after the copy was renewed or the network was back.
 */
function forOnce(kept: Response, body: BodyInit | null = kept.body, status = 200): Response {
  const headers = new Headers(kept.headers);
  headers.set('Cache-Control', 'no-cache');
  return new Response(body, { status, headers });
}

/**
 * Tells a page from the network that some data it loaded came from the copy. Where a page's worker made the request,
 * the page is not known, and all open pages are told.
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

/** The address under the base path, without its query string. */
function addressOf(url: string): string {
  return withoutSearch(url).slice(self.registration.scope.length);
}
