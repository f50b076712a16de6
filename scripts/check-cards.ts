import { VFile } from 'vfile';
import { report } from '../src/checks/cards/card-rules.ts';
import { type CheckedText, createCardCheck } from '../src/checks/cards/check.ts';
import { readCards } from '../src/checks/cards/read.ts';
import { mostBytes, type ReadText, readText } from '../src/content-folder/document.ts';
import { readGenerated } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import { diagnosticsOf, hasErrors } from '../src/keywords/diagnostics.ts';
import { runCommand, UsageError } from './command.ts';
import { printFindings } from './print-findings.ts';

await runCommand({
  usage: `Usage: npm run check-cards -- FILE… [--column NAME] [--json]

Checks the texts of cards against what the keywords say now. A file is plain text, one card a paragraph, or a table
with a header row, columns apart by tabs, one row a card.

  --column NAME  the column with the texts (default: the likeliest)
  --json         print the findings as JSON on standard output

Exit 0 where nothing is wrong or warnings only, 1 with errors, 2 on wrong usage.
`,
  options: { column: { type: 'string' }, json: { type: 'boolean', default: false } },
  allowPositionals: true,
  run({ values: { column, json }, positionals: paths }) {
    if (paths.length === 0) throw new UsageError('Found no file, expected at least one');
    const { keywords } = readGenerated(contentDir);
    const slugs = keywords.map(({ slug }) => slug);
    const check = createCardCheck(keywords, loadVocabulary(contentDir, slugs).notKeywords);
    const files = paths.map((path) => checkFile(path, column, check));
    if (json) console.log(JSON.stringify({ diagnostics: diagnosticsOf(files) }, null, 2));
    else printFindings(files, { quiet: false });
    return !hasErrors(files);
  },
});

function checkFile(path: string, wanted: string | undefined, check: (text: string) => CheckedText): VFile {
  const file = new VFile({ path });
  const read = readText(path);
  if (!('text' in read)) {
    const place = 'place' in read ? read.place : undefined;
    const reason = whyNot(read);
    report(file, 'cards-unreadable', place, { reason });
    return file;
  }
  const { cards, columns, column, ragged } = readCards(read.text, wanted);
  if (wanted !== undefined && column === -1) {
    report(file, 'column-missing', { line: 1, column: 1 }, { wanted, columns });
    return file;
  }
  for (const { place, ...facts } of ragged) report(file, 'row-ragged', place, facts);
  for (const { text, placeOf } of cards) {
    for (const { rule, facts, start, segments } of check(text).findings)
      report(file, rule, placeOf(start), { ...facts, ...(segments && { segments }) });
  }
  return file;
}

function whyNot(read: Exclude<ReadText, { text: string }>): string {
  if ('reason' in read) return read.reason;
  return 'place' in read ? 'its bytes are not UTF-8' : `it has more than ${mostBytes / 1e6} MB`;
}
