import type { VFile } from 'vfile';
import type { Entry } from '../model.ts';
import { report } from '../source-rules.ts';
import { isTemplateOf, nameOfTemplate, splitTemplate, startsWithTypeLine } from '../template.ts';
import { foldTypography } from '../text/typography.ts';
import { contentLines, type Line, looksLikeHeading } from './lines.ts';
import { readPreamble } from './preamble.ts';

/**
 * Reads a keyword sheet: a title, then for each keyword a heading and a line `Template: text`.
 * Every line ends up in an entry, in the preamble or in a message on the file.
 * @param title the title by the manifest, to know it above the first entry
 */
export function parseSheet(file: VFile, title?: string): Entry[] {
  const lines = contentLines(String(file));
  const entries: Entry[] = [];
  const preamble: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const next = lines[index + 1];
    const headed = next && entryUnder(line, next);
    const entry = headed ?? entryAlone(line);
    if (headed) index++;
    else if (entry) report(file, 'heading-lost', line, { text: line.text, name: entry.name });

    if (entry) entries.push(entry);
    else if (entries.length === 0) preamble.push(line);
    else reportStray(file, line);
  }
  readPreamble(file, preamble, title);
  return entries;
}

function entryUnder(heading: Line, body: Line): Entry | null {
  const split = splitTemplate(body.text);
  if (!split || !isTemplateOf(split.template, heading.text)) return null;
  return toEntry(heading.text, split, heading, body);
}

function entryAlone(line: Line): Entry | null {
  const split = splitTemplate(line.text);
  const name = split && nameOfTemplate(split.template);
  if (!split || !name || !startsWithTypeLine(split.text)) return null;
  return toEntry(name, split, line, line);
}

function toEntry(
  name: string,
  split: { template: string; text: string },
  { line, column }: Line,
  body: Line,
): Entry {
  return { name: foldTypography(name), ...split, introduction: null, line, column, textLine: body.line };
}

function reportStray(file: VFile, line: Line): void {
  if (looksLikeHeading(line)) report(file, 'text-missing', line, { kind: 'sheet', name: line.text });
  else report(file, 'line-unexpected', line, { text: line.text, within: 'sheet' });
}
