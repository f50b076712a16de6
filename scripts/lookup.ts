import { createInterface } from 'node:readline';
import { throwFirstError } from '../src/content-folder/content-error.ts';
import { readGenerated } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { readRulings } from '../src/content-folder/rulings.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import { type SearchData, toSearchData } from '../src/search/document.ts';
import { reasonLabels } from '../src/search/result.ts';
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
      JSON.stringify({ query, results: search(query).map(({ slug, name }) => ({ slug, name: name.text })) });
    const query = positionals.join(' ');
    if (values.batch)
      for await (const line of createInterface({ input: process.stdin })) console.log(asJson(line));
    else if (values.json) console.log(asJson(query));
    else
      for (const { template, reason } of search(query))
        console.log(
          reason.kind === 'name' ? template : `${template}\n    ${reasonLabels[reason.kind]}${reason.text}`,
        );
    return true;
  },
});

async function readSearchData(): Promise<SearchData> {
  const { keywords } = readGenerated(contentDir);
  const slugs = keywords.map(({ slug }) => slug);
  const { files, rulings } = await readRulings(contentDir, slugs);
  throwFirstError(files);
  return toSearchData(keywords, rulings, loadVocabulary(contentDir, slugs));
}
