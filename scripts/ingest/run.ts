import path from 'node:path';
import { VFile } from 'vfile';
import { report } from '../../src/content-folder/content-rules.ts';
import { withLock } from '../../src/content-folder/lock.ts';
import { hasErrors } from '../../src/keywords/diagnostics/diagnostics.ts';
import { toJson } from './json.ts';
import { emptyPlan, hasDrifted, makePlan, type Plan, render } from './plan.ts';
import { printReport, progressBar } from './print.ts';
import { readContent } from './read.ts';
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
  return options.check ? run(options) : withLock(options.content, () => run(options));
}

async function run({ content: contentDir, check, force, json }: IngestOptions): Promise<boolean> {
  const content = await readContent(contentDir);
  const { input, keywords, changes } = content;
  const failed = hasErrors(content.files);
  const plan = failed ? emptyPlan() : makePlan(render(keywords, changes), input.existing, force);
  if (!check && !failed) await carryOut(contentDir, plan, force, json ? () => {} : progressBar());

  const files = [...content.files, ...reportFound(contentDir, plan)];
  if (json) process.stdout.write(`${JSON.stringify(toJson(content, plan, files, contentDir), null, 2)}\n`);
  else printReport(content, failed ? null : plan, files, { contentDir, check });
  return !failed && !(check && hasDrifted(plan));
}

/** The files that stay as they are, though the sources do not give them so, and those of which nothing was left. */
function reportFound(contentDir: string, { edited, stray, spoilt }: Plan): VFile[] {
  const at = (filePath: string) => new VFile({ path: path.join(contentDir, filePath) });
  const left = [...edited, ...stray].map((filePath) => {
    const file = at(filePath);
    report(file, 'generated-edited', undefined, { isStray: stray.includes(filePath) });
    return file;
  });
  const anew = spoilt.map((filePath) => {
    const file = at(filePath);
    report(file, 'changes-spoilt', undefined, {});
    return file;
  });
  return [...left, ...anew];
}
