import { type Cell, labelCell, type Row } from '../cells.ts';
import { hasText, isNameColumn } from '../column-names.ts';
import { nameOf, saidBy } from './data-records.ts';
import type { DataToken } from './data-tokens.ts';

/** A bracket that is not closed yet. */
interface Level {
  /** Its own name. */
  name: Cell | null;
  /** The values in it, of which none is a bracket. */
  cells: Cell[];
  /** The brackets in it that have values alone, by their names. */
  columns: Map<string, Cell[]>;
  /** Whether it has values alone, with their numbers or without names. */
  isList: boolean;
}

/**
 * The rows of data that are one table, with a list for each column, as programs for tables write them:
 * `{"name": ["Quill", "Pen"], "text": ["Leap 2", "Gate 3"]}`, `{"name": {"0": "Quill", …}, …}`.
 * @param wanted name of the column with the text
 * @returns null where data are not so
 */
export function rowsOfColumns(
  document: string,
  tokens: readonly DataToken[],
  wanted: string | undefined,
): Row[] | null {
  const levels: Level[] = [];
  let name: Cell | null = null;
  let found: Map<string, Cell[]> | null = null;
  for (const { kind, cell } of tokens) {
    const level = levels.at(-1);
    if (kind === 'name' || (kind === 'keyword' && name === null)) {
      name = nameOf(cell);
      if (level && !/^\d+$/.test(cell.text)) level.isList = false;
    } else if (kind === 'opening') {
      if (level) level.isList = false;
      levels.push({ name, cells: [], columns: new Map(), isList: true });
      name = null;
    } else if (kind === 'closing') {
      const closed = levels.pop();
      if (closed?.isList && closed.name) levels.at(-1)?.columns.set(closed.name.text, closed.cells);
      if (closed && areColumns(closed.columns, wanted)) {
        // Of several, each is a card that has several names.
        if (found) return null;
        found = closed.columns;
      }
    } else {
      level?.cells.push(saidBy(kind, cell));
      name = null;
    }
  }
  return found && rowsOf(document, found);
}

function areColumns(columns: Level['columns'], wanted: string | undefined): boolean {
  const names = [...columns.keys()];
  const [length = 0, ...lengths] = [...columns.values()].map((cells) => cells.length);
  const isTable = names.some(isNameColumn) && hasText(names, wanted);
  return isTable && length > 1 && lengths.every((each) => each === length);
}

function rowsOf(document: string, columns: Level['columns']): Row[] {
  const lists = [...columns.values()];
  const [first = []] = lists;
  const header = [...columns.keys()].map((text) => labelCell(document, 0, text));
  const rows = first.map((cell, at) => ({
    start: cell.offsetOf(0),
    cells: lists.map((cells) => cells[at] ?? cell),
  }));
  return [{ start: 0, cells: header }, ...rows];
}
