#!/usr/bin/env node
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createCardCheck } from '../src/checks/cards/check.ts';
import { checkDocument } from '../src/checks/cards/check-document.ts';
import { type CardToMend, mendCards } from '../src/checks/cards/fix.ts';
import { countUses, saidNumbers, usesAsTsv } from '../src/checks/cards/uses.ts';
import { readText, textOf } from '../src/content-folder/disk/document.ts';
import { writeWhole } from '../src/content-folder/disk/write-whole.ts';
import { readGenerated } from '../src/content-folder/generated.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { loadVocabulary } from '../src/content-folder/vocabulary.ts';
import { hasErrors, type Severity, severityOf } from '../src/keywords/diagnostics/diagnostics.ts';
import { counted, countedInWords } from '../src/keywords/text/said/counted.ts';
import { type CardFile, checkFile, diagnosticsOfCards, withNames } from './cards/files.ts';
import { toAnnotations, toSarif } from './cards/formats.ts';
import { CommandError, runCommand, UsageError } from './common/command.ts';
import { bytesOfInput } from './common/input.ts';
import { printFindings } from './common/print-findings.ts';

/** The file name for standard input. */
const standardInput = '-';

await runCommand({
  usage: `Usage: npm run check-cards -- FILE… [--column NAME] [--no-hints] [--fix] [--json | --sarif | --github]
       npm run check-cards -- FILE… --uses [--tsv]

Checks the texts of cards against what the keywords say now. A file is plain text, one paragraph per card; or whole
pages of cards copied from a web site, with a line “Card Text” in each; or a table with a header row and one row per card,
with columns separated by tabs, commas, semicolons or bars, or as a page or a forum has it; or JSON, XML, YAML, or data written
alike, with a name for each text. The file - stands for standard input.

  --column NAME  the column with the texts, or their name in data, in any case (default: the likeliest)
  --no-hints     leave out cosmetic findings
  --fix          write certain fixes into a copy beside each file: cards.txt into cards.fixed.txt
  --json         print the findings as JSON on standard output; hints have the severity info
  --sarif        the same as SARIF 2.1.0, for code hosts and editors
  --github       the same as annotations on the lines of a GitHub pull request
  --uses         print which keywords the cards use, how often and with which numbers; with --tsv as a table for programs

The keywords are those of the content folder: CONTENT_DIR, or content in the current folder.
Exit 0 without errors (warnings do not count), 1 with errors, 2 on wrong usage; with --uses 1 only for what cannot be read.
`,
  options: {
    column: { type: 'string' },
    'no-hints': { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sarif: { type: 'boolean', default: false },
    github: { type: 'boolean', default: false },
    uses: { type: 'boolean', default: false },
    tsv: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  async run({ values, positionals: paths }) {
    if (paths.length === 0) throw new UsageError('Found no file, expected at least one');
    if (paths.includes('')) throw new UsageError('Found an empty file name, expected the name of a file');
    if ([values.json, values.sarif, values.github, values.uses].filter(Boolean).length > 1)
      throw new UsageError('Found several of --json, --sarif, --github and --uses, expected one');
    if (values.uses && values.fix) throw new UsageError('Found --fix with --uses, expected one of them');
    if (values.fix && paths.includes(standardInput))
      throw new UsageError('Found --fix with -, expected the names of files to fix');
    if (values.tsv && !values.uses) throw new UsageError('Found --tsv without --uses, expected both');
    const { keywords } = readGenerated(contentDir);
    const check = createCardCheck(keywords, loadVocabulary(contentDir, keywords).notKeywords);
    const named = new Map(paths.map((file) => [path.resolve(file), file]));
    const files: CardFile[] = [];
    for (const file of named.values()) {
      const read = file === standardInput ? textOf(await bytesOfInput()) : readText(file);
      files.push(checkFile(file, read, values.column, check));
    }
    if (values['no-hints'])
      for (const { file } of files)
        file.messages = file.messages.filter((message) => severityOf(message) !== 'info');
    const diagnostics = diagnosticsOfCards(files);
    if (values.json) console.log(JSON.stringify({ diagnostics }, null, 2));
    else if (values.sarif) console.log(toSarif(diagnostics));
    else if (values.github) for (const line of toAnnotations(diagnostics)) console.log(line);
    else if (!values.uses) printFindings(withNames(files), { quiet: false, hints: true });
    if (values.uses) {
      const unread = files.filter(({ isRead }) => !isRead);
      printFindings(withNames(unread), { quiet: true });
      printUses(files, values.tsv);
      return unread.length === 0;
    }
    if (values.fix) writeFixed(files, (document) => checkDocument(document, check, values.column));
    console.error(totalOf(files));
    return !hasErrors(files.map(({ file }) => file));

    function printUses(read: readonly CardFile[], asTsv: boolean): void {
      const checked = read.flatMap((each) => each.checked);
      const uses = countUses(checked, keywords);
      if (uses.length === 0) console.error(`Found no keyword in ${counted(checked.length, 'card')}.`);
      if (asTsv) process.stdout.write(usesAsTsv(uses));
      else if (uses.length > 0)
        console.table(
          Object.fromEntries(
            uses.map(({ name, cards, mentions, numbers }) => [
              name,
              { cards, mentions, numbers: saidNumbers(numbers) },
            ]),
          ),
        );
    }
  },
});

/**
 * Writes a fixed copy of each file with anything to fix, all of them or none, and says where it is. The files
 * themselves are unchanged.
 */
function writeFixed(files: readonly CardFile[], check: (document: string) => readonly CardToMend[]): void {
  const fixes = files.flatMap(({ file, isRead, checked }) => {
    if (!isRead) return [];
    const { dir, name, ext } = path.parse(file.path);
    // With the byte-order mark that reading drops.
    const fixed = mendCards(readFileSync(file.path, 'utf-8'), checked, check);
    return { file: file.path, copy: path.join(dir, `${name}.fixed${ext}`), ...fixed };
  });
  const toWrite = fixes.filter(({ count }) => count > 0);
  const there = toWrite.find(({ copy }) => existsSync(copy));
  if (there) throw new CommandError(`Found ${there.copy}, expected no such file: move it away first`);
  for (const [index, { copy, text }] of toWrite.entries())
    try {
      writeWhole(copy, text);
    } catch (error) {
      for (const written of toWrite.slice(0, index)) rmSync(written.copy, { force: true });
      throw error;
    }
  for (const { file, copy, count } of fixes)
    console.error(
      count === 0
        ? `${file}: nothing certain to fix`
        : `${file}: ${countedInWords(count, 'place')} fixed in ${copy}`,
    );
}

/** A summary of all findings in all files, and of the columns of those that are tables. */
function totalOf(files: readonly CardFile[]): string {
  const messages = files.flatMap(({ file }) => file.messages);
  const count = (severity: Severity, noun: string) =>
    counted(messages.filter((message) => severityOf(message) === severity).length, noun);
  const cards = files.reduce((sum, { checked }) => sum + checked.length, 0);
  const where = `${counted(cards, 'card')} of ${counted(files.length, 'file')}`;
  const columns = [...new Set(files.flatMap(({ field }) => field ?? []))];
  const textless = files.reduce((sum, file) => sum + file.textless, 0);
  const what = columns.length === 0 ? 'name' : 'row';
  const without = textless === 0 ? '' : ` (${counted(textless, what)} without a text)`;
  const from =
    columns.length === 0
      ? without
      : `, from the column ${columns.map((column) => `“${column}”`).join(', ')}${without}`;
  return `In ${where}${from}: ${count('error', 'error')}, ${count('warning', 'warning')}, ${count('info', 'hint')}.`;
}
