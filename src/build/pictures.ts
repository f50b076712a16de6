import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createUrls } from '../addresses/urls.ts';
import { loadGenerated } from '../content-folder/loaded.ts';
import { contentDir } from '../content-folder/location.ts';
import { loadSite } from '../content-folder/site.ts';
import { indexBySlug } from '../general/by-slug.ts';
import { type Pictured, picturesOf } from '../pictures/pictured.ts';

/** Draws the pictures of all links in a process of its own, while Astro compiles and writes the pages. */
export function drawPictures(): AstroIntegration {
  let root = '';
  let artist: ChildProcess | undefined;
  let drawn: Promise<unknown[]> | undefined;
  return {
    name: 'draw-pictures',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        artist = fork(new URL('../pictures/draw.ts', import.meta.url), { serialization: 'advanced' });
        drawn = once(artist, 'exit');
      },
      // Here the content has been read, and the artist has found its tools meanwhile.
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir);
        artist?.send(picturesOfBuild());
      },
      // The first moment at which the folder of the site has been emptied; it comes more than once. Of an artist that
      // could not go on, its status tells.
      'astro:build:setup': () => {
        artist?.send(root, () => {});
      },
      'astro:build:done': async () => {
        const [status] = (await drawn) ?? [];
        if (status !== 0) throw new Error('The pictures of links could not be drawn.');
      },
    },
  };
}

function picturesOfBuild(): Pictured[] {
  const { keywords, changes } = loadGenerated();
  const bySlug = indexBySlug(keywords);
  const { name } = loadSite(contentDir);
  const urls = createUrls('/');
  return keywords.flatMap((keyword) => picturesOf(keyword, changes, bySlug, name, urls));
}
