import type { CardCheck } from '../../checked.ts';
import { calledElse, isCalled, isWanted } from '../column-names.ts';
import { type Delimiter, readRows } from '../delimited-rows.ts';
import { isHeader } from '../header.ts';
import { plainName } from '../heading.ts';

/** A line of a page that shows one card, with a label before each value: `Name:`, a tab, `Reed Warden`. */
const labelled = /^[^\t]{1,40}:\s*\t[^\t]*[^\t\s:]\s*$/;

/** The delimiter of a table, by its first line; null where that is not part of a table. */
export function delimiterOf(line: string, wanted: string | undefined): Delimiter | null {
  return line.includes('\t') && !labelled.test(line) ? '\t' : namedDelimiterOf(line, wanted);
}

/** The delimiter of a table whose first line has a known column, or the wanted one; null where it has neither. */
export function namedDelimiterOf(line: string, wanted: string | undefined): Delimiter | null {
  const namesColumns = (delimiter: Delimiter) => {
    const names = line.split(delimiter).map((name) => plainName(name.replaceAll('"', '')));
    return names.length > 1 && names.some((name) => isCalled(name) || isWanted(name, wanted));
  };
  return (['\t', ',', ';', '|', '│'] as const).find(namesColumns) ?? null;
}

/** In characters: how much of a document is read to see whether it is a table. */
const longestSample = 20_000;

/** The name of a column, by its characters. */
const label = /^"?\p{L}[\p{L}\p{N} #()_./'’-]*"?$/u;

/**
 * The delimiter of a table whose columns have unknown names: its first line is labels with nothing but the delimiter
 * between, and most rows below have as many cells; null where there is none.
 */
export function delimiterByRows(document: string, start: number, check: CardCheck): Delimiter | null {
  const sample = document.slice(start, start + longestSample);
  const isShaped = (delimiter: Delimiter) => {
    const [header, ...rows] = readRows(sample, delimiter);
    const names = header?.cells.map(({ text }) => text) ?? [];
    // Between words of a sentence a comma has a space after it; in a table it has none.
    const isKnown = names.some((name) => calledElse.test(name.trim()));
    const isLabels = names.every((name) => label.test(isKnown ? name.trim() : name));
    if (!isLabels || names.length < (isKnown ? 2 : 3) || !isHeader(names, check)) return false;
    const whole = rows.filter(({ cells }) => cells.length === names.length);
    return whole.length > 0 && whole.length * 2 >= rows.length;
  };
  return ([',', ';'] as const).find(isShaped) ?? null;
}
