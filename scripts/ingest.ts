import path from 'node:path';
import { parseArgs } from 'node:util';
import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { readRulings } from '../src/content-folder/rulings.ts';
import { readInput } from '../src/content-folder/sources.ts';
import { readVocabulary } from '../src/content-folder/vocabulary.ts';
import { diagnosticsOf, hasErrors, report } from '../src/keywords/diagnostics.ts';
import { reconcile } from '../src/keywords/reconcile.ts';
import { toApiKeywordDetail } from '../src/publish/api.ts';
import { createUrls } from '../src/publish/urls.ts';
import { compareAll, makePlan, type Plan, readPins, render } from './ingest/plan.ts';
import { progressBar, summarise, summarisePlan } from './ingest/print.ts';
import { carryOut } from './ingest/write.ts';

const usage = `Usage: npm run ingest -- [--content DIR] [--check] [--force] [--json]

Reads DIR/sources.yaml and the documents in DIR/sources/, and writes DIR/keywords/ and DIR/changes/.

  --content DIR  the content folder (default: content)
  --check        write nothing; exit 1 where the content is not what the sources give
  --force        write over generated files that a person has edited, remove files that do not belong beside them
  --json         print keywords, diagnostics and files as JSON on standard output
`;

interface Options {
  content: string;
  check: boolean;
  force: boolean;
  json: boolean;
}

process.exitCode = await main();

/** @returns the exit code: 0 clean or warnings only, 1 errors (or, with --check, a difference), 2 wrong usage */
async function main(): Promise<number> {
  const options = readOptions();
  if (!options) return 2;
  const input = await readInput(options.content);
  const pins = readPins(input.existing);
  const keywords = reconcile(input.readSources, (slug) => pins.get(slug) ?? new Map());
  const changes = compareAll(keywords);
  const slugs = keywords.map(({ slug }) => slug);
  const given = await readRulings(options.content, slugs);
  const byHand = [...given.files, (await readVocabulary(options.content, slugs)).file];
  const failed = hasErrors([...input.files, ...byHand]);
  const plan = failed ? emptyPlan() : makePlan(render(keywords, changes), input.existing, options.force);
  const files = [
    ...input.files,
    ...byHand,
    ...plan.edited.map((filePath) =>
      reportLeft(options.content, filePath, 'generated file that a person has edited', 'writes over it'),
    ),
    ...plan.stray.map((filePath) =>
      reportLeft(options.content, filePath, 'file where the ingest has none', 'removes it'),
    ),
  ];
  if (!options.check) await carryOut(options.content, plan, options.json ? () => {} : progressBar());

  const drifted = plan.write.size + plan.remove.length + plan.edited.length + plan.stray.length > 0;
  if (options.json) {
    const output = {
      keywords: keywords.map((keyword) =>
        toApiKeywordDetail(keyword, changes.get(keyword.slug) ?? [], given.rulings, createUrls('/')),
      ),
      diagnostics: diagnosticsOf(files),
      written: [...plan.write.keys()].map((filePath) => path.join(options.content, filePath)),
      unchanged: plan.unchanged,
      removed: plan.remove.map((filePath) => path.join(options.content, filePath)),
    };
    process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
  } else {
    if (!failed)
      console.log(`${summarise(input.sources, keywords, changes)}\n${summarisePlan(plan, options.check)}`);
    printDiagnostics(files);
    if (failed) console.error('Nothing was written.');
    else if (options.check && drifted)
      console.error('The content is not what the sources give. Run: npm run ingest');
  }
  return failed || (options.check && drifted) ? 1 : 0;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        content: { type: 'string', default: 'content' },
        check: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return null;
  }
}

function emptyPlan(): Plan {
  return { write: new Map(), remove: [], edited: [], stray: [], unchanged: 0 };
}

function reportLeft(contentDir: string, filePath: string, what: string, force: string): VFile {
  const file = new VFile({ path: path.join(contentDir, filePath) });
  report(file, 'generated-edited', undefined, `Found a ${what}; left as it is, --force ${force}`);
  return file;
}

/** Warnings first, errors last, where they are still on the screen; what is merely said is left to --json. */
function printDiagnostics(files: readonly VFile[]): void {
  const shown = files.map((file) => {
    const copy = new VFile({ path: file.path, value: file.value });
    copy.messages = file.messages.filter(({ fatal }) => fatal !== null && fatal !== undefined);
    return copy;
  });
  const sorted = shown
    .filter(({ messages }) => messages.length > 0)
    .toSorted((a, b) => Number(hasErrors([a])) - Number(hasErrors([b])));
  if (sorted.length > 0) console.error(reporter(sorted));
}
