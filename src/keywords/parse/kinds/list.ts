import type { VFile } from 'vfile';
import { reportAlike } from '../../diagnostics/report.ts';
import type { Entry } from '../../model.ts';
import { regardlessOfNumbers } from '../lines/alike.ts';
import type { Context } from '../lines/context.ts';
import { fieldLabels, labelOfField } from '../lines/labels.ts';
import { contentLines, type Line } from '../lines/lines.ts';
import { type DocumentPiece, readOrRefused, stray } from '../lines/pieces.ts';
import { account } from '../outside/account.ts';
import type { Unheaded } from '../outside/unheaded.ts';
import { readDay } from './date.ts';
import { blockAt, fieldOf, fieldsJoined, holdsTypeLine } from './list-blocks.ts';
import { type Missing, readRecord } from './list-record.ts';

/**
 * Reads the keyword list: a title, then for each keyword a heading, labelled fields and one line of text. Every line
 * ends up in an entry, around the entries or in a message on the file.
 */
export function parseList(file: VFile, context: Context): Entry[] {
  const lines = contentLines(String(file));
  const pieces: DocumentPiece[] = [];
  const unknown: Line[] = [];
  const joined: Line[] = [];
  const noDays: Line[] = [];
  const missing: Missing[] = [];
  const unheaded: Unheaded[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as Line;
    const block = blockAt(lines, index);
    if (!block) {
      pieces.push(stray(line));
      index++;
      continue;
    }
    const odd = block.fields.filter((each) => !fieldOf(each));
    const runIn = fieldsJoined(block);
    unknown.push(...odd.filter((each) => !runIn.includes(each)));
    joined.push(...runIn);
    noDays.push(...block.fields.flatMap(noDayOf));
    const isWhole = odd.length === 0 && runIn.length === 0;
    const entry = isWhole ? readRecord(file, block, context, missing, unheaded) : null;
    pieces.push(readOrRefused(entry, line, lines[block.end - 1] as Line));
    index = block.end;
  }
  const told = unknown.map((line) => ({ ...line, labels: fieldLabels }));
  reportAlike(file, 'field-unknown', told, beginningOf);
  reportAlike(file, 'date-invalid', noDays, shapeOf);
  reportAlike(file, 'field-missing', missing, ({ label }) => label);
  reportAlike(file, 'fields-joined', joined);
  return account(file, 'list', pieces, context, unheaded);
}

/** A line whose date field has something that is no day. */
function noDayOf(line: Line): Line[] {
  const field = fieldOf(line);
  if (field?.label !== labelOfField.date) return [];
  const { text } = field.value;
  return text === '' || holdsTypeLine(text) || readDay(text) ? [] : [field.value];
}

/** The beginning of a line that is no field: a label without its colon, or other words with one. */
function beginningOf({ text }: Line): string {
  return fieldLabels.find((label) => text.startsWith(label)) ?? regardlessOfNumbers(text.split(':')[0] ?? '');
}

/** The shape of a written day: unreadable days of one document are usually written alike. */
function shapeOf({ text }: Line): string {
  return regardlessOfNumbers(text.replace(/\p{L}+/gu, 'a'));
}
