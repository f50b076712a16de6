import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, fileReason, refused } from '../content-folder/content-error.ts';
import { replaceFile } from '../content-folder/write-whole.ts';
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
  const open = orders.values();
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const order of open) await carryOut(order);
      }),
    );
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
  process.disconnect();
});

async function carryOut({ picture, files }: Order): Promise<void> {
  const bytes = await drawnOnce(picture);
  for (const file of files) {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    } catch (error) {
      throw refused(`write ${file}`, error, 'The site is not whole');
    }
  }
}

async function drawnOnce(picture: LinkPicture): Promise<Uint8Array> {
  const hash = drawnBy.copy().update(JSON.stringify(picture)).digest('hex');
  const file = path.join(kept, `${hash}.png`);
  try {
    return readFileSync(file);
  } catch {
    const bytes = await drawPicture(picture);
    keep(file, bytes);
    return bytes;
  }
}

let isKeeping = true;

/** Where none can be kept the build goes on without, and says so once. */
function keep(file: string, bytes: Uint8Array): void {
  if (!isKeeping) return;
  try {
    mkdirSync(kept, { recursive: true });
    // In one step, so that a build that is stopped keeps no half picture.
    replaceFile(file, bytes);
  } catch (error) {
    isKeeping = false;
    const reason = fileReason(error) ?? (error as Error).message;
    console.warn(
      `Could not keep the pictures of links in ${kept} (${reason}); the next build draws them anew.`,
    );
  }
}
