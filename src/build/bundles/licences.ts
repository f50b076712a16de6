import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Folders of the packages that reach readers, collected while bundling. */
const shipped = new Set<string>();

/** Modules that the bundler adds itself, under names that are not files. */
const ownModule = /^\0(vite|rolldown)\//;

/** The folder of the package that a file belongs to. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Records each package with code or a font in a bundle for browsers. Used in every build of such a bundle: the scripts
 * of the pages, their workers, and the script for other pages.
 */
export function noteShippedPackages(): Plugin {
  return {
    name: 'note-shipped-packages',
    generateBundle(_, bundle) {
      const isForBrowsers = this.environment.config.consumer === 'client';
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') for (const name of file.originalFileNames) note(path.resolve(name));
        else if (isForBrowsers)
          for (const [id, { renderedLength }] of Object.entries(file.modules))
            if (renderedLength > 0) note(id);
      }
    },
  };
}

function note(id: string): void {
  const [, bundler] = ownModule.exec(id) ?? [];
  const [folder] = bundler
    ? [path.resolve('node_modules', bundler)]
    : (packageFolder.exec(id.split(path.sep).join('/')) ?? []);
  if (folder) shipped.add(folder);
}

/**
 * Writes `licences.txt`: the licence of each package that is part of the site, word for word.
 * @param root folder of the built site
 * @throws where a package lacks the text of its licence
 */
export function writeLicences(root: string): void {
  const parts = [...shipped].map(readLicence).sort();
  writeFileSync(path.join(root, 'licences.txt'), parts.join('\n\n'));
}

function readLicence(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf-8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`Found no text of a licence in ${name} ${version}, which goes into the site`);
  const text = readFileSync(path.join(folder, file), 'utf-8').replaceAll('\r\n', '\n');
  const title = `${name} ${version} (${license})`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;
}
