import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createUrls } from '../../addresses/urls.ts';
import { loadGenerated } from '../../content-folder/loaded.ts';
import { contentDir } from '../../content-folder/location.ts';
import { loadSite } from '../../content-folder/site.ts';
import { indexBySlug } from '../../general/by-slug.ts';
import { type Pictured, picturesOf } from '../../pictures/pictured.ts';

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
        artist = fork(new URL('../../pictures/draw.ts', import.meta.url), { serialization: 'advanced' });
        drawn = once(artist, 'exit');
      },
      // The content has been read by now, while the drawing process was starting.
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir);
        artist?.send(picturesOfBuild());
      },
      // The earliest point after the site's folder is emptied; it occurs more than once. If the drawing process has
      // failed, its exit status shows that later.
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
