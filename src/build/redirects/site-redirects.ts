import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createUrls, isPage } from '../../addresses/urls.ts';
import { loadLedger } from '../../content-folder/ledger.ts';
import { loadGenerated } from '../../content-folder/loaded.ts';
import { contentDir } from '../../content-folder/location.ts';
import { ContentError } from '../../content-folder/messages/content-error.ts';
import { loadRedirects } from '../../content-folder/redirects.ts';
import { linksByName } from '../../publish/api/links.ts';
import { impliedRedirects } from './implied-redirects.ts';
import { finalAddress, type Redirects, redirectsOfNames } from './redirects.ts';

/** The redirects that a site states: those in the content, and former names without a page of their own. */
function loadSiteRedirects(): Redirects {
  const { keywords } = loadGenerated();
  const links = linksByName(keywords, createUrls('/'));
  const slugs = new Set(keywords.map(({ slug }) => slug));
  return { ...redirectsOfNames(links, slugs), ...loadRedirects(contentDir) };
}

/**
 * The redirects of all pages of a site, with those that others imply.
 * @param isThere whether the site has an address, without the base path
 */
export function redirectedPages(isThere: (address: string) => boolean): Redirects {
  const redirects = loadSiteRedirects();
  const all = Object.entries({
    ...redirects,
    ...impliedRedirects(redirects, loadLedger(contentDir), isThere),
  });
  return Object.fromEntries(all.filter((each) => !isOfFile(each)));
}

/**
 * The redirects of all files of a site, old path to new path.
 * @throws {ContentError} where the old file exists, or the new one does not
 */
export function redirectedFiles(
  redirects: Redirects,
  written: readonly string[],
  isThere: (address: string) => boolean,
): [string, string][] {
  for (const [from, to] of Object.entries(redirects).filter(isOfFile)) {
    const fault = isThere(from)
      ? 'which is there'
      : isThere(finalAddress(to, redirects))
        ? null
        : `which leads to ${to}, where there is no file`;
    if (fault)
      throw new ContentError(
        `redirects.yaml: found ${from}, ${fault}, expected a file that is gone, leading to one that is there.`,
      );
  }
  return Object.entries({ ...redirects, ...impliedRedirects(redirects, written, isThere) })
    .filter(isOfFile)
    .map(([from, to]) => [from, finalAddress(to, redirects)]);
}

/** Copies a file to the address of the one that it replaces: files have no redirects. */
export function copyRedirectedFiles(): AstroIntegration {
  return {
    name: 'redirected-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const at = (address: string) => path.join(fileURLToPath(dir), address);
        // A file may be missing where a folder has its name.
        const isThere = (address: string) => {
          const found = statSync(at(address), { throwIfNoEntry: false });
          return (isPage(address) ? found?.isDirectory() : found?.isFile()) ?? false;
        };
        for (const [from, to] of redirectedFiles(loadSiteRedirects(), loadLedger(contentDir), isThere)) {
          mkdirSync(path.dirname(at(from)), { recursive: true });
          copyFileSync(at(to), at(from));
        }
      },
    },
  };
}

function isOfFile([from]: [string, string]): boolean {
  return !isPage(from);
}
