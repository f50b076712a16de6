import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readKeywords } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { readRulings } from '../src/content-folder/rulings.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import { type SearchData, toSearchData } from '../src/search/document.ts';
import { reasonLabels } from '../src/search/result.ts';
import { createSearch } from '../src/search/search.ts';

const usage = `Usage: npm run lookup -- "QUERY" [--json]
       npm run lookup -- --batch     one query a line on standard input, one JSON line each
`;

process.exitCode = await main().catch(({ message }: Error) => {
  console.error(message);
  return 1;
});

async function main(): Promise<number> {
  const args = readArgs();
  if (!args) {
    console.error(usage);
    return 2;
  }
  const search = createSearch(await readSearchData());
  const asJson = (query: string) =>
    JSON.stringify({ query, results: search(query).map(({ slug, name }) => ({ slug, name: name.text })) });
  if (args.values.batch) {
    for await (const query of createInterface({ input: process.stdin })) console.log(asJson(query));
    return 0;
  }
  const query = args.positionals.join(' ');
  if (args.values.json) console.log(asJson(query));
  else
    for (const { template, reason } of search(query))
      console.log(
        reason.kind === 'name' ? template : `${template}\n    ${reasonLabels[reason.kind]}${reason.text}`,
      );
  return 0;
}

function readArgs() {
  try {
    const args = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, batch: { type: 'boolean', default: false } },
    });
    return args.values.batch || args.positionals.length > 0 ? args : null;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

async function readSearchData(): Promise<SearchData> {
  const keywords = readKeywords(contentDir);
  const slugs = keywords.map(({ slug }) => slug);
  const { rulings } = await readRulings(contentDir, slugs);
  return toSearchData(keywords, rulings, await loadVocabulary(contentDir, slugs));
}
