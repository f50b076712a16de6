// Keeps the whole reference on a reader's device, on the reader's word, and serves it where there is no signal.
const prefix = 'reference-';
const list = new URL('offline.json', self.registration.scope);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keep((progress) => event.source.postMessage(progress)));
});

/** Fetches all that the list names, unless this version of it is kept already; drops what was kept before. */
async function keep(tell) {
  try {
    const { version, files } = await (await fetch(list, { cache: 'no-store' })).json();
    const name = prefix + version;
    if (!(await caches.has(name))) {
      const staged = await caches.open('staging');
      for (let done = 0; done < files.length; done += 20) {
        await staged.addAll(
          files.slice(done, done + 20).map((file) => new URL(file, self.registration.scope)),
        );
        tell({ done: Math.min(done + 20, files.length), total: files.length });
      }
      const kept = await caches.open(name);
      for (const request of await staged.keys()) await kept.put(request, await staged.match(request));
      await caches.delete('staging');
    }
    for (const other of await caches.keys())
      if (other.startsWith(prefix) && other !== name) await caches.delete(other);
    tell({ kept: files.length });
  } catch {
    tell({ failed: true });
  }
}

/** How long a reader waits for the network where there is a copy, in milliseconds: a weak signal may never answer. */
const patience = 3000;

/** The network first, so that nobody reads an old wording while a new one can be had; what is kept, where it fails or is slow. */
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (!kept) return fetch(request);
  // Files in there are named by what they hold.
  if (request.url.includes('/_astro/')) return kept;
  const tooLate = new Promise((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([fetch(request).catch(() => kept), tooLate]);
}
