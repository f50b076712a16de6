import path from 'node:path';
import type { VFile } from 'vfile';
import { withLock } from '../../src/content-folder/disk/lock.ts';
import { fileWith } from '../../src/content-folder/messages/content-rules.ts';
import { hasErrors } from '../../src/keywords/diagnostics/diagnostics.ts';
import { toJson } from './json.ts';
import { emptyPlan, hasDrifted, makePlan, type Plan, render } from './plan.ts';
import { printReport, showProgress } from './print.ts';
import { readContent } from './read.ts';
import { carryOut } from './write.ts';

/** How to ingest a content folder; `--help` explains each option. */
export interface IngestOptions {
  content: string;
  check: boolean;
  force: boolean;
  json: boolean;
}

/**
 * Updates the generated files of a content folder from its sources, and prints what it found and did.
 *
 * 1. `read.ts` reads all of the folder: the documents, what people wrote by hand, and what an earlier ingest wrote, whose
 *    ids stay (`pins.ts`). The domain makes keywords and changes of it. What is wrong is recorded on each file.
 * 2. `plan.ts` writes down which files the keywords should have, and holds them against those that are there. Of content
 *    with an error nothing is planned.
 * 3. `write.ts` carries that out, all of it or nothing, in steps that can be taken back; with `check` it is left out.
 * 4. `print.ts` tells people what was found and done, `json.ts` programs.
 * @returns whether all is well: no errors, and with `check` no difference
 * @throws {ContentError} where the file system refuses, or another ingest is running there
 */
export async function ingest(options: IngestOptions): Promise<boolean> {
  return options.check ? run(options) : withLock(options.content, () => run(options));
}

async function run({ content: contentDir, check, force, json }: IngestOptions): Promise<boolean> {
  const content = await readContent(contentDir);
  const { input, keywords, changes } = content;
  const failed = hasErrors(content.files);
  const plan = failed ? emptyPlan() : makePlan(render(keywords, changes), input.existing, force);
  if (!check && !failed) await carryOut(contentDir, plan, force, json ? () => {} : showProgress);

  const files = [...content.files, ...reportFound(contentDir, plan)];
  if (json) process.stdout.write(`${JSON.stringify(toJson(content, plan, files, contentDir), null, 2)}\n`);
  else printReport(content, failed ? null : plan, files, { contentDir, check });
  return !failed && !(check && hasDrifted(plan));
}

/** Reports files that stay although the sources differ from them, and those whose content was lost. */
function reportFound(contentDir: string, { edited, stray, spoilt }: Plan): VFile[] {
  const at = (filePath: string) => path.join(contentDir, filePath);
  return [
    ...edited.map((filePath) => fileWith(at(filePath), 'generated-edited', { isStray: false })),
    ...stray.map((filePath) => fileWith(at(filePath), 'generated-edited', { isStray: true })),
    ...spoilt.map((filePath) => fileWith(at(filePath), 'changes-spoilt', {})),
  ];
}
