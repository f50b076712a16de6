import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Keyword } from '../keywords/model.ts';
import { assembleKeywords, type GeneratedEntry } from '../keywords/store/assemble.ts';
import { fromMdx } from '../keywords/store/mdx.ts';

/**
 * The keywords as the ingest left them in a content folder.
 * @throws where there are none
 */
export function readKeywords(contentDir: string): Keyword[] {
  const folder = path.join(contentDir, 'keywords');
  if (!existsSync(folder))
    throw new Error(`Found no folder “${folder}”, expected what npm run ingest writes`);
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name): GeneratedEntry => {
      const document = readFileSync(path.join(folder, name), 'utf-8');
      return { ...fromMdx(document), file: path.basename(name, '.mdx') };
    });
  const manifest = readFileSync(path.join(contentDir, 'sources.yaml'), 'utf-8');
  const sources = parse(manifest, { schema: 'failsafe' }) as { id: string }[];
  return assembleKeywords(
    entries,
    sources.map(({ id }) => id),
  );
}
