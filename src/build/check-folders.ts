import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { refused } from '../content-folder/content-error.ts';

/** Says before a build that a folder cannot be written; where Astro meets that in the middle, its words lead elsewhere. */
export function checkFolders(): AstroIntegration {
  let isBuild = false;
  return {
    name: 'check-folders',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
      },
      'astro:config:done': ({ config }) => {
        if (isBuild)
          for (const { href } of [config.outDir, config.cacheDir]) expectWritable(fileURLToPath(href));
      },
    },
  };
}

/**
 * Looks whether a folder can be written, or made where it is not there yet.
 * @throws {ContentError} where it cannot
 */
export function expectWritable(folder: string): void {
  try {
    accessSync(nearestThere(folder), constants.W_OK);
  } catch (error) {
    throw refused(`write ${folder}`, error, 'Nothing was built');
  }
}

function nearestThere(folder: string): string {
  return existsSync(folder) ? folder : nearestThere(path.dirname(folder));
}
