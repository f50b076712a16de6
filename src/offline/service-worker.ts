/// <reference lib="webworker" />
import { answer } from './answer.ts';
import { type Copy, heldCopy, type Progress } from './copies.ts';
import { CopyFailure } from './fetch-past.ts';
import { keepCopy } from './keep.ts';
import { sharedName } from './names.ts';

/**
 * Keeps the whole reference on a reader's device, at the reader's request, and answers from it where there is no
 * signal.
 */
declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const channel = new BroadcastChannel(sharedName(scope));

/** The copy that answers, until this worker makes another, or takes over from one that did. */
let held: Promise<Copy | null> | undefined;
channel.onmessage = ({ data }: MessageEvent<Progress>) => {
  if ('changed' in data) held = undefined;
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(navigator.locks.request(sharedName(scope), keep));
});

async function keep(): Promise<void> {
  const tell = (progress: Progress) => channel.postMessage(progress);
  try {
    await keepCopy(scope, (done, total) => tell({ done, total }));
    held = undefined;
    tell({ changed: true });
  } catch (error) {
    const isOurs = error instanceof CopyFailure;
    tell({ failed: isOurs ? error.message : `This browser could not keep it (${error}).` });
  }
}

self.addEventListener('fetch', (event) => {
  if (isForUs(event.request)) event.respondWith(respond(event));
});

/**
 * Whether to answer a request: one that bypasses the browser's cache, such as a check for a newer version, bypasses
 * the copy too.
 */
function isForUs({ method, url, cache, headers }: Request): boolean {
  return method === 'GET' && url.startsWith(scope) && cache !== 'no-store' && !headers.has('Range');
}

async function respond(event: FetchEvent): Promise<Response> {
  held ??= heldCopy(scope);
  const copy = await held.catch(() => {
    held = undefined;
    return null;
  });
  return copy ? answer(event, copy) : fetch(event.request);
}
