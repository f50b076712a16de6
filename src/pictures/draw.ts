import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPicture, type LinkPicture } from './link-picture.ts';

// A process of its own, started by `build/pictures.ts`: it draws beside the pages, on another core.

/** What is to be drawn, and the files that it goes to. */
export interface Order {
  picture: LinkPicture;
  files: string[];
}

/** Each picture is drawn once, and kept for the builds to come. */
const kept = 'node_modules/.astro/cards';

/** What a picture looks like depends on, beside what it shows: these files, and the exact versions of all that draws. */
const drawnBy = createHash('sha256');
for (const name of ['link-picture', 'rasterise', 'size'])
  drawnBy.update(readFileSync(new URL(`${name}.ts`, import.meta.url)));
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf-8'));
for (const name of ['@takumi-rs/core', '@fontsource/literata']) drawnBy.update(dependencies[name]);

/** So many wait for a thread to draw them, and none more. */
const atOnce = 3;

// Also where the build was stopped.
process.on('disconnect', () => process.exit());
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
  if (!existsSync(drawn)) {
    // In one step, so that a build that is stopped keeps no half picture.
    writeFileSync(`${drawn}.partial`, await drawPicture(picture));
    renameSync(`${drawn}.partial`, drawn);
  }
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(drawn, file);
  }
}
