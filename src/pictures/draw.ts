import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPicture, type LinkPicture } from './link-picture.ts';

/**
 * A process of its own, started by `build/pictures.ts`: it draws beside the pages, on another core. Each picture is drawn once
 * and kept, over builds as well.
 */

/** What is to be drawn, and the files that it goes to. */
export interface Order {
  picture: LinkPicture;
  files: string[];
}

const kept = 'node_modules/.astro/cards';

/** What a picture looks like depends on, beside what it shows: these files, and the exact versions of all that draws. */
const drawnBy = createHash('sha256');
for (const name of ['link-picture', 'rasterise'])
  drawnBy.update(readFileSync(new URL(`${name}.ts`, import.meta.url)));
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf-8'));
for (const name of ['@takumi-rs/core', '@fontsource/literata']) drawnBy.update(dependencies[name]);

/** So many wait for a thread to draw them, and none more. */
const atOnce = 3;

process.on('message', async (orders: Order[]) => {
  mkdirSync(kept, { recursive: true });
  const open = orders.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const order of open) await carryOut(order);
    }),
  );
  process.disconnect();
});

async function carryOut({ picture, files }: Order): Promise<void> {
  const hash = drawnBy.copy().update(JSON.stringify(picture)).digest('hex');
  const drawn = path.join(kept, `${hash}.png`);
  if (!existsSync(drawn)) writeFileSync(drawn, await drawPicture(picture));
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(drawn, file);
  }
}
