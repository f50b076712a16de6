import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { indexChanges } from '../keywords/changes/lookup.ts';
import type { Change, Keyword, Source } from '../keywords/model.ts';
import { assembleKeywords, type GeneratedEntry } from '../keywords/store/assemble.ts';
import { fromMdx } from '../keywords/store/mdx.ts';
import { changesSchema, manifestSchema } from '../keywords/store/schema.ts';

export function readGenerated(contentDir: string) {
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
  const sources: Source[] = manifestSchema.parse(parse(manifest, { schema: 'failsafe' }));
  const keywords: Keyword[] = assembleKeywords(
    entries,
    sources.map(({ id }) => id),
  );
  const changesFolder = path.join(contentDir, 'changes');
  const changes = new Map(
    (existsSync(changesFolder) ? readdirSync(changesFolder) : []).map((name): [string, Change[]] => {
      const file = changesSchema.parse(JSON.parse(readFileSync(path.join(changesFolder, name), 'utf-8')));
      return [file.slug, file.changes];
    }),
  );
  return { sources, keywords, changes: indexChanges(changes) };
}
