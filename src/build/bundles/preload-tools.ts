import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The page of each tool, and the modules of its element and its work (see src/browser/tools/worker/worker.ts). */
const tools: Record<string, readonly string[]> = {
  'tools/sheet': ['claim-check', 'worker', 'claim-worker'],
  'tools/link': ['link-cards', 'worker', 'link-worker'],
  'tools/make-sheet': ['make-sheet', 'worker', 'make-sheet-worker'],
};

/** The module that a script is called by, and the addresses of the scripts that it imports, without the base path. */
interface Script {
  name: string;
  imports: readonly string[];
}

/** The scripts for browsers by their addresses, collected while bundling. */
const scripts = new Map<string, Script>();

/** Records each script for browsers, with what it imports: those of the pages, and those of their workers. */
export function noteScripts(): Plugin {
  return {
    name: 'note-scripts',
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') scripts.set(file.fileName, { name: file.name, imports: file.imports });
    },
  };
}

/**
 * Names in the page of each tool all scripts that a check needs. Each imports the next: without that a phone on a slow network waits
 * for five of them in turn. They stand last and are not urgent, so that the page is painted first.
 * @param root folder of the built site
 * @param home its base path
 * @throws where a tool has no such script
 */
export function preloadTools(root: string, home: string): void {
  for (const [page, names] of Object.entries(tools)) {
    const file = path.join(root, page, 'index.html');
    const html = readFileSync(file, 'utf-8');
    const needed = withImports(names.map((name) => scriptCalled(name, page)));
    const links = needed
      .filter((address) => !html.includes(address))
      .map((address) => `<link rel="modulepreload" href="${home}${address}" fetchpriority="low">`);
    writeFileSync(file, html.replace('</body>', `${links.join('')}</body>`));
  }
}

function scriptCalled(called: string, page: string): string {
  const [address] = [...scripts].find(([, { name }]) => name === called) ?? [];
  if (!address) throw new Error(`Found no script “${called}”, which ${page} needs`);
  return address;
}

/** Scripts and all that they import, directly or not, by their addresses. */
function withImports(needed: readonly string[]): string[] {
  const found = new Set(needed);
  for (const address of found)
    for (const imported of scripts.get(address)?.imports ?? []) found.add(imported);
  return [...found];
}
