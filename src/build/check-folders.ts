import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError, refusalError } from '../content-folder/content-error.ts';
import { contentDir } from '../content-folder/location.ts';
import { takeLock } from '../content-folder/lock.ts';

/** What a content folder has. The site may stand beside it there. */
const ofContent = ['sources', 'keywords', 'changes', 'rulings'];

/** What a site, or another, is made of, and what of the project could not be had again. */
const ingredients = [
  ...[contentDir, 'content'].flatMap((folder) => ofContent.map((name) => path.join(folder, name))),
  ...['src', 'scripts', 'tests', 'node_modules', '.git'],
];

/**
 * Says before a build that a folder cannot be written, where Astro meets that in the middle and its words lead
 * elsewhere, that it is no folder for a site, since Astro empties it first, that the project stands where no site can
 * be built, or that another build is at work.
 */
export function checkFolders(): AstroIntegration {
  let isBuild = false;
  return {
    name: 'check-folders',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
      },
      'astro:config:done': async ({ config }) => {
        if (!isBuild) return;
        expectPlain(fileURLToPath(config.root));
        const [site, cache] = [fileURLToPath(config.outDir), fileURLToPath(config.cacheDir)];
        expectApart(site, ingredients);
        for (const folder of [site, cache]) expectWritable(folder);
        // Two builds at once would take each other's files away.
        mkdirSync(cache, { recursive: true });
        await takeLock(cache, 'build');
      },
    },
  };
}

/**
 * Looks whether what builds the site can find the files of a project: it takes some signs of their paths for those of
 * an address, and a site without its style sheets is what comes of it.
 * @throws {ContentError} where it cannot
 */
export function expectPlain(project: string): void {
  const [sign] = /[%#?]/.exec(project) ?? [];
  if (sign)
    throw new ContentError(
      `Found “${sign}” in ${project}, expected the path of the project without %, # and ?. Nothing was built.`,
    );
}

/**
 * Looks whether a folder can be written, or made where it is not there yet.
 * @throws {ContentError} where it cannot
 */
export function expectWritable(folder: string): void {
  try {
    // With a dot behind it, a file that stands where a folder belongs is none.
    accessSync(`${nearestThere(path.resolve(folder))}/.`, constants.W_OK);
  } catch (error) {
    throw refusalError(`write ${folder}`, error, 'Nothing was built');
  }
}

/** @throws {ContentError} where one of these folders is the site's, stands in it, or has it inside */
export function expectApart(site: string, folders: readonly string[]): void {
  // What a link leads to would be emptied as well.
  const real = (folder: string) => (existsSync(folder) ? realpathSync(folder) : folder);
  const isIn = (inner: string, outer: string) => !path.relative(real(outer), real(inner)).startsWith('..');
  const folder = folders.find((each) => isIn(each, site) || isIn(site, each));
  if (folder !== undefined)
    throw new ContentError(
      `Found ${site} for the site, expected a folder apart from ${folder}. Nothing was built.`,
    );
}

function nearestThere(folder: string): string {
  return existsSync(folder) ? folder : nearestThere(path.dirname(folder));
}
