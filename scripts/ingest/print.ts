import path from 'node:path';
import type { VFile } from 'vfile';
import { ingestOf } from '../../src/content-folder/location.ts';
import { indexBySlug, inIndex } from '../../src/general/by-slug.ts';
import { changelogOf, countKinds, rowKinds } from '../../src/keywords/changes/changelog.ts';
import { severityOf } from '../../src/keywords/diagnostics/diagnostics.ts';
import { counted, inFigures } from '../../src/keywords/text/said/counted.ts';
import { sayCounts } from '../../src/keywords/text/said/say-counts.ts';
import { harmless } from '../../src/keywords/text/signs/characters.ts';
import { printFindings } from '../common/print-findings.ts';
import { hasDrifted, type Plan } from './plan.ts';
import type { Content } from './read.ts';

/** Most lines on one document that a person would read. */
const mostSaid = 5;

/**
 * Prints what an ingest found and did, or with `check` would do.
 * @param plan null where errors stopped it
 * @param files the documents with their findings, and the files that were left unchanged
 */
export function printReport(
  content: Content,
  plan: Plan | null,
  files: readonly VFile[],
  { contentDir, check }: { contentDir: string; check: boolean },
): void {
  if (plan) console.log(`${summarise(content)}\n${summarisePlan(plan, check)}`);
  const drifted = check && plan !== null && hasDrifted(plan);
  if (drifted) console.log(listDifferences(plan, contentDir));
  printFindings(files, { quiet: true, abridged: true });
  if (!plan) console.error('Nothing was written.');
  else if (drifted) {
    const isEnough = plan.write.size + plan.remove.length > 0;
    const mend = isEnough ? ` Run: ${ingestOf(contentDir)}` : '';
    console.error(`The content does not match the sources.${mend}`);
  }
}

/**
 * Summarises the sources, one line each: how many entries, compared with older sources; the renames that they tell,
 * and what was read differently from how it is written.
 */
function summarise({ input: { readSources: sources }, keywords, changes, givenRulings }: Content): string {
  const width = Math.max(...sources.map(({ id }) => id.length));
  const bySlug = indexBySlug(keywords);
  const nameOf = (slug: string) => inIndex(bySlug, slug).name;
  const lines = sources.map(({ id, file }) => {
    const all = changelogOf(id, keywords, changes);
    const renames = all.flatMap(({ slug, renamedTo }) =>
      renamedTo === null ? [] : [`${nameOf(slug)} is ${nameOf(renamedTo)} now`],
    );
    // A source may tell of a rename of a keyword that it does not have, which is no entry.
    const rows = all.filter(({ to }) => to !== null);
    const counts = countKinds(rows);
    const said = sayCounts(rowKinds.map((kind) => [counts[kind], kind]));
    const noun = rows.length === 1 ? 'entry' : 'entries';
    const entries = `  ${id.padEnd(width)}  ${String(rows.length).padStart(4)} ${noun}: ${said}`;
    return [entries, ...abridged(renames), ...abridged(readDifferently(file))].join('\n');
  });
  const revisions = keywords.reduce((total, keyword) => total + keyword.revisions.length, 0);
  const given =
    givenRulings.length > 0 ? `, and ${counted(givenRulings.length, 'ruling')} given outside of them` : '';
  return [
    ...lines,
    `${counted(keywords.length, 'keyword')}, ${counted(revisions, 'revision')} from ${counted(sources.length, 'source')}${given}`,
  ].join('\n');
}

/** What was read differently from how it is written, or skipped. */
function readDifferently({ messages }: VFile): string[] {
  return messages
    .filter((message) => severityOf(message) === 'info')
    .map(({ line, reason }) => `line ${line}: ${harmless(reason)}`);
}

/** The remarks on one document, as many as a person would read. */
function abridged(said: readonly string[]): string[] {
  const left = said.length - mostSaid;
  return [
    ...said.slice(0, mostSaid).map((each) => `    ${each}`),
    ...(left > 0 ? [`    … and ${inFigures(left)} more; --json has all`] : []),
  ];
}

/** What was done to the files, or would be. */
function summarisePlan(plan: Plan, check: boolean): string {
  const would = check ? 'would be ' : '';
  return `${counted(plan.write.size, 'file')} ${would}written, ${plan.unchanged} unchanged, ${plan.remove.length} ${would}removed`;
}

/** Each file that differs from what the sources give, one per line, with the difference. */
function listDifferences(plan: Plan, contentDir: string): string {
  const lines = [
    ...[...plan.write.keys()].map((filePath) => ['would be written', filePath]),
    ...plan.remove.map((filePath) => ['would be removed', filePath]),
    ...plan.edited.map((filePath) => ['was edited', filePath]),
    ...plan.stray.map((filePath) => ['does not belong', filePath]),
  ];
  return lines
    .map(([what = '', filePath = '']) => `  ${what.padEnd(16)}  ${path.join(contentDir, filePath)}`)
    .join('\n');
}

/** Progress on standard error, only where a person is watching. */
export function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY || total < 500 || (done % 100 !== 0 && done !== total)) return;
  process.stderr.write(`\rwriting ${done} of ${total} files${done === total ? '\n' : ''}`);
}
