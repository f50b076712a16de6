import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { type CheckedText, cardRules, createCardCheck } from '../src/checks/cards/check.ts';
import { readCards } from '../src/checks/cards/read.ts';
import { readKeywords } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import type { Segment } from '../src/keywords/changes/segments.ts';
import { diagnosticsOf, hasErrors, type Place } from '../src/keywords/diagnostics.ts';

const usage = `Usage: npm run check-cards -- FILE… [--column NAME] [--json]

Checks the texts of cards against what the keywords say now. A file is plain text, one card a paragraph, or a table
with a header row, columns apart by tabs, one row a card.

  --column NAME  the column with the texts (default: the likeliest)
  --json         print the findings as JSON on standard output

Exit 0 where nothing is wrong or warnings only, 1 with errors, 2 on wrong usage.
`;

process.exitCode = await main().catch(({ message }: Error) => {
  console.error(message);
  return 1;
});

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) return 2;
  const keywords = readKeywords(contentDir);
  const slugs = keywords.map(({ slug }) => slug);
  const { notKeywords } = await loadVocabulary(contentDir, slugs);
  const check = createCardCheck(keywords, notKeywords);
  const files = options.paths.map((path) => checkFile(path, options.column, check));
  if (options.json) console.log(JSON.stringify({ diagnostics: diagnosticsOf(files) }, null, 2));
  else console.error(reporter(files));
  return hasErrors(files) ? 1 : 0;
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { column: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    if (positionals.length === 0) throw new Error('Found no file, expected at least one');
    return { paths: positionals, ...values };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return null;
  }
}

function checkFile(path: string, wanted: string | undefined, check: (text: string) => CheckedText): VFile {
  const file = new VFile({ path });
  const say = (rule: string, severity: 'error' | 'warning', place: Place | undefined, message: string) => {
    const options = { ruleId: rule, source: 'check-cards', ...(place && { place }) };
    file.message(message, options).fatal = severity === 'error';
  };
  try {
    file.value = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    say('cards-unreadable', 'error', undefined, `Could not read the file: ${(error as Error).message}`);
    return file;
  }
  const { cards, columns, column, ragged } = readCards(String(file), wanted);
  if (wanted !== undefined && column === -1) {
    const expected = columns.length > 0 ? `one of ${columns.join(', ')}` : 'a table with a header row';
    say(
      'column-missing',
      'error',
      { line: 1, column: 1 },
      `Found no column “${wanted}”, expected ${expected}`,
    );
    return file;
  }
  for (const { place, message } of ragged) say('row-ragged', 'warning', place, message);
  for (const { text, placeOf } of cards) {
    for (const { rule, message, start, segments } of check(text).findings)
      say(rule, cardRules[rule], placeOf(start), segments ? `${message}: ${inWords(segments)}` : message);
  }
  return file;
}

/** A change on one line: `[-gone-]`, `{+come+}`. */
function inWords(segments: readonly Segment[]): string {
  return segments
    .map(({ op, text }) => (op === '=' ? text : op === '-' ? `[-${text}-]` : `{+${text}+}`))
    .join('');
}
