import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { assembleKeywords, type GeneratedEntry } from '../src/glossary/assemble.ts';
import { fromMdx } from '../src/glossary/mdx.ts';
import { type SearchData, toSearchData, type Vocabulary } from '../src/search/document.ts';
import { createSearch } from '../src/search/search.ts';
import { readRulings } from './ingest/rulings.ts';

const usage = `Usage: npm run lookup -- "QUERY" [--json]
       npm run lookup -- --batch     one query a line on standard input, one JSON line each
`;
const contentDir = process.env.CONTENT_DIR ?? 'content';

process.exitCode = await main();

async function main(): Promise<number> {
  const args = readArgs();
  if (!args) {
    console.error(usage);
    return 2;
  }
  const search = createSearch(await readSearchData());
  const asJson = (query: string) =>
    JSON.stringify({ query, results: search(query).map(({ slug, name }) => ({ slug, name })) });
  if (args.values.batch) {
    for await (const query of createInterface({ input: process.stdin })) console.log(asJson(query));
    return 0;
  }
  const query = args.positionals.join(' ');
  if (args.values.json) console.log(asJson(query));
  else
    for (const { template, reason } of search(query))
      console.log(reason ? `${template}\n    ${reason}` : template);
  return 0;
}

function readArgs() {
  try {
    const args = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, batch: { type: 'boolean', default: false } },
    });
    return args.values.batch || args.positionals.length > 0 ? args : null;
  } catch {
    return null;
  }
}

async function readSearchData(): Promise<SearchData> {
  const folder = path.join(contentDir, 'keywords');
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name): GeneratedEntry => {
      return {
        ...fromMdx(readFileSync(path.join(folder, name), 'utf-8')),
        file: path.basename(name, '.mdx'),
      };
    });
  const sources = parse(readFileSync(path.join(contentDir, 'sources.yaml'), 'utf-8'), {
    schema: 'failsafe',
  }) as { id: string }[];
  const keywords = assembleKeywords(
    entries,
    sources.map(({ id }) => id),
  );
  const vocabulary = parse(readFileSync('content/vocabulary.yaml', 'utf-8')) as Vocabulary;
  const slugs = keywords.map(({ slug }) => slug);
  const { rulings } = await readRulings(contentDir, slugs);
  return toSearchData(keywords, rulings, vocabulary);
}
