import { VFile } from 'vfile';
import { ruleOf } from '../../keywords/diagnostics/report.ts';
import type { Entry, Keyword } from '../../keywords/model.ts';
import { detectKind } from '../../keywords/parse/detect.ts';
import { parseSheet } from '../../keywords/parse/kinds/sheet.ts';
import { longestLine } from '../../keywords/text/lines.ts';
import { type ExportRow, lostIn, toRows } from '../export/rows.ts';

/** The lines above the entries of a sheet. */
export interface SheetHead {
  /** Its origin: sheets have the name of their site there. */
  origin: string;
  title: string;
}

/** A sheet as text. */
export interface WrittenSheet {
  text: string;
  /** Its title; a different one than requested, where that would be misread. */
  title: string;
  /** Names of the keywords that the format cannot represent. All others can be parsed back exactly. */
  lost: string[];
}

/** The title of a sheet that was given none. */
export const untitled = 'Keyword sheet';

/**
 * Writes the current texts of keywords, in the given order and in the format of the keyword sheets: a title, then for
 * each a heading and `Template: text`, with blank lines between.
 */
export function writeSheet(keywords: readonly Keyword[], { origin, title }: SheetHead): WrittenSheet {
  // A title must not end as a sentence does, so it is extended.
  const readable = [title, `${title} (keywords)`].find((line) => isHead([origin, line])) ?? untitled;
  const entries = toRows(keywords).flatMap(({ keyword, revision }) => [
    keyword.name,
    `${revision.template}: ${revision.text}`,
  ]);
  const text = `${[origin, readable, ...entries].join('\n\n')}\n`;
  return { text, title: readable, lost: lostIn(text, 'sheet', keywords, isReadAgain) };
}

/** Whether the lines above the first entry are recognised as such. */
function isHead(lines: readonly string[]): boolean {
  const text = lines.join('\n\n');
  const file = new VFile({ value: text });
  return (
    lines.every(({ length }) => length <= longestLine) &&
    detectKind(text) === 'sheet' &&
    parseSheet(file).length === 0 &&
    file.messages.length === lines.length &&
    file.messages.every((message) => ruleOf(message) === 'preamble-skipped')
  );
}

/** Whether an entry is parsed back exactly as it was written. */
function isReadAgain({ name, template, text }: Entry, { keyword, revision }: ExportRow): boolean {
  return name === keyword.name && template === revision.template && text === revision.text;
}
