import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../src/build/files.ts';
import type { SourceKind } from '../../src/keywords/model.ts';
import { buildSite, builtIn, runScript } from './build-site.ts';
import { temporaryFolderOfAll } from './temporary-folder.ts';

/** Gives a test file a builder of the sites of made-up sources, in folders that are gone after its tests. */
export function useMadeSites() {
  const folder = temporaryFolderOfAll();
  const sites = temporaryFolderOfAll(builtIn);

  /** Builds the site of these documents, oldest first, each by its id. */
  return (name: string, kind: SourceKind, sources: Record<string, string>) => {
    const content = path.join(folder, name);
    mkdirSync(path.join(content, 'sources'), { recursive: true });
    for (const [id, text] of Object.entries(sources))
      writeFileSync(path.join(content, `sources/${id}.txt`), text);
    const toYaml = (id: string) => `- id: ${id}\n  title: The ${id}\n  kind: ${kind}\n  file: ${id}.txt\n`;
    writeFileSync(path.join(content, 'sources.yaml'), Object.keys(sources).map(toYaml).join(''));
    runScript('ingest', ['--content', content]);
    const dist = path.join(sites, name);
    buildSite(content, dist);
    return { names: filesOf(dist), read: (file: string) => readFileSync(path.join(dist, file), 'utf-8') };
  };
}

/** A sheet with these texts, by the names of their keywords. */
export function sheetOf(entries: Record<string, string>): string {
  const written = Object.entries(entries).map(([name, text]) => `${name}\n\n${name}: ${text}`);
  return ['A sheet', ...written].join('\n\n');
}

/** What stands in each element of a kind, in words. */
export function wordsIn(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b.*?</${tag}>`, 'gs'))].map(([element]) =>
    element
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
