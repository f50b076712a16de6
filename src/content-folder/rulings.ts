import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { type GivenRuling, slugSchema } from '../keywords/model.ts';
import { type FrontMatterDocument, splitFrontMatter } from '../keywords/store/front-matter.ts';
import { toGivenRuling } from '../keywords/store/given.ts';
import { givenFrontMatterSchema } from '../keywords/store/schema.ts';
import { splitLines } from '../keywords/text/lines.ts';
import { isThere, readDocument } from './disk/document.ts';
import { isLeftOver, isOfSystem } from './disk/made-by-programs.ts';
import { orNothing, throwFirstError } from './messages/content-error.ts';
import { missingFolder, reportContent } from './messages/content-rules.ts';
import { checkReferences, type NamedKeyword, type ReadRuling } from './ruling-references.ts';
import { readYaml } from './yaml/yaml.ts';

const ending = '.mdx';

/**
 * Reads the rulings that were given outside any source and recorded by hand in `rulings/`.
 * @param today today's date, where known, to doubt later ones
 * @returns the files, with their faults recorded, and the rulings, by file name
 */
export async function readRulings(
  contentDir: string,
  keywords: readonly NamedKeyword[],
  today: string | null = null,
): Promise<{ files: VFile[]; rulings: GivenRuling[] }> {
  const folder = path.join(contentDir, 'rulings');
  const names = ((await readdir(folder).catch(orNothing)) ?? []).sort();
  // A dangling link is not the same as a missing folder.
  const files = isThere(folder) && !existsSync(folder) ? [missingFolder(folder)] : [];
  const read: ReadRuling[] = [];
  for (const name of names) {
    if (name === 'README.md' || isOfSystem(name)) continue;
    const isLeft = isLeftOver(name);
    const id = name.endsWith(ending) && !isLeft ? name.slice(0, -ending.length) : null;
    const filePath = path.join(folder, name);
    const file = id === null ? new VFile({ path: filePath }) : readDocument(filePath);
    files.push(file);
    if (isLeft) reportContent(file, 'ruling-left-over', undefined, { name });
    else if (id === null) {
      const fault = statSync(filePath, { throwIfNoEntry: false })?.isDirectory() ? 'folder' : 'ending';
      reportContent(file, 'ruling-invalid', undefined, { fault, name, ending });
    } else if (!slugSchema.safeParse(id).success)
      reportContent(file, 'ruling-invalid', undefined, { fault: 'name', name, ending });
    else if (file.messages.length === 0) read.push(...readRuling(file, id));
  }
  const ids = names.map((name) => path.basename(name, ending));
  checkReferences(read, keywords, ids);
  for (const each of read) checkDays(each, today);
  return { files, rulings: read.map(({ ruling }) => ruling) };
}

function checkDays({ file, ruling, pointOf }: ReadRuling, today: string | null): void {
  const { date, recorded } = ruling;
  if (recorded === null) reportContent(file, 'ruling-undated', pointOf(['date']), { date });
  if (recorded !== null && date > recorded) {
    reportContent(file, 'ruling-invalid', pointOf(['date']), { fault: 'late', date, recorded });
    return;
  }
  if (today === null) return;
  const days = [
    { field: 'date', day: date },
    { field: 'recorded', day: recorded ?? date },
  ];
  // Of two days that are both still to come, one slip is the likelier cause.
  const ahead = days.find(({ day }) => day > today);
  if (ahead) reportContent(file, 'ruling-ahead', pointOf([ahead.field]), { date: ahead.day, today });
}

/**
 * Reads the rulings given by hand, for callers that need them to be valid.
 * @throws {ContentError} where anything in one of the files is wrong
 */
export async function loadRulings(
  contentDir: string,
  keywords: readonly NamedKeyword[],
): Promise<GivenRuling[]> {
  const { files, rulings } = await readRulings(contentDir, keywords);
  throwFirstError(files);
  return rulings;
}

/** What an office program makes of the first line `---`. */
const otherDashes = /^(?!---\s)\p{Pd}{1,10}(?=\s*\n)/u;

/**
 * The line at which Astro, which compiles a ruling, would have its front matter end sooner, or later: what is checked here has to be
 * what is compiled.
 */
function lineOfOtherEnd(document: string, { yaml }: FrontMatterDocument): number | null {
  const loneReturn = document.search(/\r(?!\n)/);
  if (loneReturn !== -1) return splitLines(document.slice(0, loneReturn)).length;
  const otherEnd = yaml.search(/\n(?:---|\+\+\+)/);
  return otherEnd === -1 ? null : splitLines(yaml.slice(0, otherEnd + 1)).length;
}

/** @returns the ruling, or nothing where it cannot be read */
function readRuling(file: VFile, id: string): ReadRuling[] {
  const document = splitFrontMatter(String(file));
  if (!document) {
    reportContent(
      file,
      'ruling-invalid',
      { line: 1, column: 1 },
      {
        fault: 'no-front-matter',
        dashes: otherDashes.exec(String(file))?.[0] ?? null,
        isOpen: /^---[ \t]*[\r\n]/.test(String(file)),
      },
    );
    return [];
  }
  const line = lineOfOtherEnd(String(file), document);
  if (line !== null) {
    reportContent(file, 'ruling-invalid', { line, column: 1 }, { fault: 'ends-elsewhere' });
    return [];
  }
  const front = readYaml(file, document.yaml, givenFrontMatterSchema, 'ruling-invalid');
  if (!front) return [];
  try {
    const ruling = toGivenRuling(id, front.data, document.body);
    if (ruling.text.trim() !== '') return [{ file, ruling, pointOf: front.pointOf }];
    const firstLine = document.yaml.split('\n').length + 2;
    reportContent(file, 'ruling-invalid', { line: firstLine, column: 1 }, { fault: 'no-text' });
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { line = 1, column = 1, reason } = error;
    reportContent(file, 'ruling-invalid', { line, column }, { fault: 'syntax', reason });
  }
  return [];
}
