import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seedSources, seedTerms, seedVocabulary } from './content.ts';

const manifest = readFileSync('content/sources.yaml', 'utf-8');
const seedManifest =
  manifest.slice(0, manifest.search(/^- id: /m)) +
  seedSources
    .map(
      ({ id, title, kind, file }) =>
        `- id: ${id}\n  title: ${title}\n  kind: ${kind}\n  file: ${file}\n  recorded: 2026-11-20\n`,
    )
    .join('\n');

/** Whether the content has more by now than the seeds: a source, a day of one, a ruling by hand, an address that leads on. */
export const hasGrown =
  manifest !== seedManifest ||
  globSync('content/rulings/*.mdx').length > 0 ||
  existsSync('content/redirects.yaml');

/**
 * Writes a content folder of the seeds alone, before an ingest. Whoever adds to `content/` changes no figure about it; of the
 * files written by hand it has what speaks of the seeds.
 */
export function writeSeedFolder(folder: string): void {
  mkdirSync(path.join(folder, 'sources'), { recursive: true });
  for (const { file } of seedSources)
    cpSync(path.join('content/sources', file), path.join(folder, 'sources', file));
  cpSync('content/site.yaml', path.join(folder, 'site.yaml'));
  cpSync('content/rulings/README.md', path.join(folder, 'rulings/README.md'));
  writeFileSync(path.join(folder, 'sources.yaml'), seedManifest);
  const terms = seedTerms.map(({ name, writings, formerly, definition }) => [
    name,
    { writings, formerly, ...(definition && { definition }) },
  ]);
  // JSON is YAML.
  for (const [name, data] of [
    ['vocabulary', seedVocabulary],
    ['terms', Object.fromEntries(terms)],
  ] as const)
    writeFileSync(path.join(folder, `${name}.yaml`), JSON.stringify(data, null, 2));
}
