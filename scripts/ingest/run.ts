import path from 'node:path';
import { VFile } from 'vfile';
import { report } from '../../src/content-folder/content-rules.ts';
import { ingestOf } from '../../src/content-folder/location.ts';
import { readRedirects } from '../../src/content-folder/redirects.ts';
import { readRulings } from '../../src/content-folder/rulings.ts';
import { readSite } from '../../src/content-folder/site.ts';
import { readInput } from '../../src/content-folder/sources.ts';
import { readTerms } from '../../src/content-folder/terms.ts';
import { readVocabulary } from '../../src/content-folder/vocabulary.ts';
import { indexBySlug } from '../../src/keywords/by-slug.ts';
import { compareAll } from '../../src/keywords/changes/of-keyword.ts';
import { diagnosticsOf, hasErrors } from '../../src/keywords/diagnostics.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
import { toApiKeywordDetail } from '../../src/publish/api.ts';
import { createUrls } from '../../src/publish/urls.ts';
import { printFindings } from '../print-findings.ts';
import { alone } from './lock.ts';
import { makePlan, type Plan, readPins, render } from './plan.ts';
import { listDifferences, progressBar, summarise, summarisePlan } from './print.ts';
import { carryOut } from './write.ts';

/** How a content folder is ingested; `--help` says what each is. */
export interface IngestOptions {
  content: string;
  check: boolean;
  force: boolean;
  json: boolean;
}

/**
 * Brings the generated files of a content folder to what its sources give, and prints what it found and did.
 * @returns whether all is well: no errors, and with `check` no difference
 * @throws {ContentError} where the file system refuses, or another ingest is at work there
 */
export async function ingest(options: IngestOptions): Promise<boolean> {
  return options.check ? run(options) : alone(options.content, () => run(options));
}

async function run(options: IngestOptions): Promise<boolean> {
  const input = await readInput(options.content);
  const { pins, files: pinFiles } = readPins(options.content, input.existing);
  const keywords = reconcile(input.readSources, (slug) => pins.get(slug) ?? new Map());
  const changes = compareAll(keywords);
  const slugs = keywords.map(({ slug }) => slug);
  const given = await readRulings(options.content, slugs);
  // Where a source cannot be read, these would be blamed for naming its keywords.
  const byHand = hasErrors(input.files)
    ? []
    : [
        ...given.files,
        readSite(options.content, slugs).file,
        readVocabulary(options.content, slugs).file,
        readTerms(options.content, keywords).file,
        readRedirects(options.content).file,
      ];
  const read = [...input.files, ...pinFiles, ...byHand];
  const failed = hasErrors(read);
  const plan = failed ? emptyPlan() : makePlan(render(keywords, changes), input.existing, options.force);
  const files = [...read, ...reportLeft(options.content, plan)];
  if (!options.check && !failed)
    await carryOut(options.content, plan, options.force, options.json ? () => {} : progressBar());

  const drifted = plan.write.size + plan.remove.length + plan.edited.length + plan.stray.length > 0;
  if (options.json) {
    const bySlug = indexBySlug(keywords);
    const output = {
      keywords: keywords.map((keyword) =>
        toApiKeywordDetail(keyword, {
          keywords,
          bySlug,
          sources: input.sources,
          changes,
          givenRulings: given.rulings,
          urls: createUrls('/'),
        }),
      ),
      diagnostics: diagnosticsOf(files),
      written: [...plan.write.keys()].map((filePath) => path.join(options.content, filePath)),
      unchanged: plan.unchanged,
      removed: plan.remove.map((filePath) => path.join(options.content, filePath)),
    };
    process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
  } else {
    if (!failed)
      console.log(
        `${summarise(input.readSources, keywords, changes)}\n${summarisePlan(plan, options.check)}`,
      );
    if (options.check && drifted) console.log(listDifferences(plan, options.content));
    printFindings(files, { quiet: true, abridged: true });
    if (failed) console.error('Nothing was written.');
    else if (options.check && drifted) {
      const isEnough = plan.write.size + plan.remove.length > 0;
      const mend = isEnough ? ` Run: ${ingestOf(options.content)}` : '';
      console.error(`The content is not what the sources give.${mend}`);
    }
  }
  return !failed && !(options.check && drifted);
}

function emptyPlan(): Plan {
  return { write: new Map(), remove: [], edited: [], stray: [], unchanged: 0 };
}

/** The files that stay as they are, though the sources do not give them so. */
function reportLeft(content: string, { edited, stray }: Plan): VFile[] {
  return [...edited, ...stray].map((filePath) => {
    const file = new VFile({ path: path.join(content, filePath) });
    report(file, 'generated-edited', undefined, { isStray: stray.includes(filePath) });
    return file;
  });
}
