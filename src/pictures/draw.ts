import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { replaceFile } from '../content-folder/disk/write-whole.ts';
import { ContentError, fileReason, refusalError } from '../content-folder/messages/content-error.ts';
import { drawPicture, type LinkPicture } from './link-picture.ts';
import type { Pictured } from './pictured.ts';

// Runs in a process of its own, started by `build/beside/pictures.ts`, and so on another core than the pages. It is sent what
// to draw and then, as soon as files may be written there, the folder of the site.

/** Each picture is drawn once, and kept for later builds. */
const kept = 'node_modules/.astro/cards';

/** Names of the kept pictures, listed once: looking up thousands of files takes longer than reading them. */
const held = new Set(statSync(kept, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(kept) : []);

/**
 * What a picture's look depends on, besides its content: these files, and the exact versions of everything that draws.
 */
const drawnBy = createHash('sha256');
for (const name of ['link-picture', 'rasterise', 'size'])
  drawnBy.update(readFileSync(new URL(`${name}.ts`, import.meta.url)));
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf-8'));
for (const name of ['@takumi-rs/core', '@fontsource/literata']) drawnBy.update(dependencies[name]);

/** Most drawings under way at once. */
const atOnce = 3;

/** The folder of the site, once it exists. */
let root: string | undefined;

// Where both need a core, the pages come first: nothing is done before they are.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Also when the build is stopped.
process.on('disconnect', () => process.exit());
process.once('message', async (pictures: Pictured[]) => {
  const folder = once(process, 'message').then(([sent]: string[]) => {
    root = sent;
    return sent ?? '';
  });
  const waiting: Pictured[] = [];
  try {
    await forEach(pictures, async (pictured) => {
      const bytes = await drawnOnce(pictured.picture);
      if (root === undefined) waiting.push(pictured);
      else write(root, pictured.addresses, bytes);
    });
    const site = await folder;
    await forEach(waiting, async ({ picture, addresses }) =>
      write(site, addresses, await drawnOnce(picture)),
    );
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
  process.disconnect();
});

async function forEach<T>(items: readonly T[], carryOut: (item: T) => Promise<void>): Promise<void> {
  const open = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of open) await carryOut(item);
    }),
  );
}

function write(site: string, addresses: readonly string[], bytes: Uint8Array): void {
  for (const address of addresses) {
    const file = path.join(site, address);
    try {
      makeFolder(path.dirname(file));
      writeFileSync(file, bytes);
    } catch (error) {
      throw refusalError(`write ${file}`, error, 'The site is not whole');
    }
  }
}

const made = new Set<string>();

/** Creates a folder for many files when the first is written. */
function makeFolder(folder: string): void {
  if (made.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}

async function drawnOnce(picture: LinkPicture): Promise<Uint8Array> {
  const hash = drawnBy.copy().update(JSON.stringify(picture)).digest('hex');
  const name = `${hash}.png`;
  try {
    if (held.has(name)) return readFileSync(path.join(kept, name));
  } catch {
    // A picture that is gone, or cannot be read, is drawn again.
  }
  const bytes = await drawPicture(picture);
  keep(name, bytes);
  return bytes;
}

let isKeeping = true;

/** Keeps a picture for later builds; where that fails the build continues without, and says so once. */
function keep(name: string, bytes: Uint8Array): void {
  if (!isKeeping) return;
  try {
    makeFolder(kept);
    // In one step, so that a stopped build leaves no partial picture.
    replaceFile(path.join(kept, name), bytes);
    held.add(name);
  } catch (error) {
    isKeeping = false;
    const reason = fileReason(error) ?? (error as Error).message;
    console.warn(
      `Could not keep the pictures of links in ${kept} (${reason}); the next build draws them again.`,
    );
  }
}
