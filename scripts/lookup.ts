import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
import { throwFirstError } from '../src/content-folder/content-error.ts';
import { readGenerated } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { readRulings } from '../src/content-folder/rulings.ts';
import { type SearchData, toSearchData, type Vocabulary } from '../src/search/document.ts';
import { createSearch } from '../src/search/search.ts';
import { runCommand, UsageError } from './command.ts';

await runCommand({
  usage: `Usage: npm run lookup -- "QUERY" [--json]
       npm run lookup -- --batch

The site's search in a terminal.

  --json   print what is found as JSON
  --batch  read one query a line on standard input, print one line of JSON for each
`,
  options: { json: { type: 'boolean', default: false }, batch: { type: 'boolean', default: false } },
  allowPositionals: true,
  async run({ values, positionals }) {
    if (!values.batch && positionals.length === 0) throw new UsageError('Found no query, expected one');
    const search = createSearch(await readSearchData());
    const asJson = (query: string) =>
      JSON.stringify({ query, results: search(query).map(({ slug, name }) => ({ slug, name })) });
    const query = positionals.join(' ');
    if (values.batch)
      for await (const line of createInterface({ input: process.stdin })) console.log(asJson(line));
    else if (values.json) console.log(asJson(query));
    else
      for (const { template, reason } of search(query))
        console.log(reason ? `${template}\n    ${reason}` : template);
    return true;
  },
});

async function readSearchData(): Promise<SearchData> {
  const { keywords } = readGenerated(contentDir);
  const vocabulary = parse(readFileSync('content/vocabulary.yaml', 'utf-8')) as Vocabulary;
  const slugs = keywords.map(({ slug }) => slug);
  const { files, rulings } = await readRulings(contentDir, slugs);
  throwFirstError(files);
  return toSearchData(keywords, rulings, vocabulary);
}
