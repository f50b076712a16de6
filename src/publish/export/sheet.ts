import { VFile } from 'vfile';
import { ruleOf } from '../../keywords/diagnostics/source-rules.ts';
import type { Entry, Keyword } from '../../keywords/model.ts';
import { detectKind } from '../../keywords/parse/detect.ts';
import { parseSheet } from '../../keywords/parse/sheet.ts';
import { longestLine } from '../../keywords/text/lines.ts';
import { type ExportRow, lostIn, toRows } from './rows.ts';

/** What stands above the entries of a sheet, a line each. */
export interface SheetHead {
  /** Where it is from: sheets have the name of their site there. */
  origin: string;
  title: string;
}

/** A sheet as text. */
export interface WrittenSheet {
  text: string;
  /** The title in it: another than was asked for where that would be read as something else. */
  title: string;
  /** The names of the keywords that the format cannot hold. All others are read again as they were written. */
  lost: string[];
}

/** What a sheet without a title is called. */
export const untitled = 'Keyword sheet';

/**
 * Keywords with the text that holds now, in the order in which they are given and in the format of the keyword sheets:
 * a title, then for each a heading and `Template: text`, blank lines between.
 */
export function writeSheet(keywords: readonly Keyword[], { origin, title }: SheetHead): WrittenSheet {
  // No title ends as a sentence does: then it goes on.
  const readable = [title, `${title} (keywords)`].find((line) => isHead([origin, line])) ?? untitled;
  const entries = toRows(keywords).flatMap(({ keyword, revision }) => [
    keyword.name,
    `${revision.template}: ${revision.text}`,
  ]);
  const text = `${[origin, readable, ...entries].join('\n\n')}\n`;
  return { text, title: readable, lost: lostIn(text, 'sheet', keywords, isReadAgain) };
}

/** Whether lines above the first entry are read as what they are. */
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

/** Whether an entry is read as it was written, to the letter. */
function isReadAgain({ name, template, text }: Entry, { keyword, revision }: ExportRow): boolean {
  return name === keyword.name && template === revision.template && text === revision.text;
}
