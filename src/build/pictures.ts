import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadGenerated } from '../content-folder/loaded.ts';
import { contentDir } from '../content-folder/location.ts';
import { loadSite } from '../content-folder/site.ts';
import type { Order } from '../pictures/draw.ts';
import { picturesOf } from '../pictures/pictured.ts';
import { createUrls } from '../publish/urls.ts';

/** Draws the pictures of all links in a process of its own, while Astro writes the pages. */
export function drawPictures(): AstroIntegration {
  let root = '';
  let drawn: Promise<unknown[]> | undefined;
  return {
    name: 'draw-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir);
      },
      // The first moment at which the folder of the site has been emptied.
      'astro:build:setup': () => {
        if (drawn) return;
        const artist = fork(new URL('../pictures/draw.ts', import.meta.url), { serialization: 'advanced' });
        drawn = once(artist, 'exit');
        artist.send(ordersOf(root));
      },
      'astro:build:done': async () => {
        const [status] = (await drawn) ?? [];
        if (status !== 0) throw new Error('The pictures of links could not be drawn.');
      },
    },
  };
}

function ordersOf(root: string): Order[] {
  const { keywords, changes } = loadGenerated();
  const bySlug = new Map(keywords.map((keyword) => [keyword.slug, keyword]));
  const { name } = loadSite(contentDir);
  const urls = createUrls('/');
  return keywords.flatMap((keyword) =>
    picturesOf(keyword, changes, bySlug, name, urls).map(({ picture, addresses }) => ({
      picture,
      files: addresses.map((address) => path.join(root, address)),
    })),
  );
}
