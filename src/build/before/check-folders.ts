import { accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { takeLock } from '../../content-folder/disk/lock.ts';
import { isOfSystem } from '../../content-folder/disk/made-by-programs.ts';
import { contentDir } from '../../content-folder/location.ts';
import { ContentError, refusalError } from '../../content-folder/messages/content-error.ts';

/** Subfolders of a content folder. The site may be built next to them. */
const ofContent = ['sources', 'keywords', 'changes', 'rulings'];

/** What a site is built from, and what of the project could not be recovered. */
const ingredients = [
  ...[contentDir, 'content'].flatMap((folder) => ofContent.map((name) => path.join(folder, name))),
  ...['src', 'scripts', 'tests', 'node_modules', '.git'],
];

/**
 * Checks before a build that the output folder can be written, which Astro would notice only halfway, with a
 * misleading message; that it is safe to use, since Astro empties it first; that the project's path allows building a
 * site; and that no other build is running.
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
        expectOfSite(site);
        // Two simultaneous builds would remove each other's files.
        mkdirSync(cache, { recursive: true });
        await takeLock(cache, 'build');
      },
    },
  };
}

/**
 * Checks that the bundler can find the files of a project: it misreads some characters of their paths as parts of a
 * URL, and the site would have no style sheets.
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
 * Checks that a folder can be written, or created where it does not exist.
 * @throws {ContentError} where it cannot
 */
export function expectWritable(folder: string): void {
  try {
    // With `/.` appended, a file in place of a folder is rejected.
    accessSync(`${nearestThere(path.resolve(folder))}/.`, constants.W_OK);
  } catch (error) {
    throw refusalError(`write ${folder}`, error, 'Nothing was built');
  }
}

/** @throws {ContentError} where one of these folders is the site's, inside it or around it */
export function expectApart(site: string, folders: readonly string[]): void {
  // The target of a link would be emptied as well.
  const real = (folder: string) => (existsSync(folder) ? realpathSync(folder) : folder);
  const isIn = (inner: string, outer: string) => {
    const way = path.relative(real(outer), real(inner));
    // To another drive of Windows there is no way but the whole path.
    return !path.isAbsolute(way) && way.split(path.sep)[0] !== '..';
  };
  const folder = folders.find((each) => isIn(each, site) || isIn(site, each));
  if (folder !== undefined)
    throw new ContentError(
      `Found ${site} for the site, expected a folder apart from ${folder}. Nothing was built.`,
    );
}

/** What every build writes first: a folder with any of these has a site, or what is left of one. */
const marks = ['_astro', '.prerender', 'keywords'];

/** @throws {ContentError} where a folder has other files than those of a site, which a build would remove */
export function expectOfSite(site: string): void {
  const names = existsSync(site) ? readdirSync(site) : [];
  const found = names.find((name) => !isOfSystem(name));
  if (found !== undefined && !marks.some((mark) => names.includes(mark)))
    throw new ContentError(
      `Found ${found} in ${site}, expected an empty folder or an earlier site, since a build removes what is there. Nothing was built.`,
    );
}

function nearestThere(folder: string): string {
  return existsSync(folder) ? folder : nearestThere(path.dirname(folder));
}
