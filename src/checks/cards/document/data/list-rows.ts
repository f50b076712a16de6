import type { Cell, Row } from '../cells.ts';
import { hasText, isNameColumn } from '../column-names.ts';
import { saidBy } from './data-records.ts';
import type { DataToken } from './data-tokens.ts';

/**
 * The rows of data that are a table: a list of names of columns, and lists with as many values below it, as a spreadsheet gives
 * them, `{"values": [["Name", "Text"], ["Quill", "Leap 2"]]}`.
 * @param wanted name of the column with the text
 * @returns null where no list names a text and a card
 */
export function rowsOfLists(tokens: readonly DataToken[], wanted: string | undefined): Row[] | null {
  const lists = listsIn(tokens);
  const first = lists.findIndex(({ cells }) => {
    const names = cells.map(({ text }) => text);
    return names.some(isNameColumn) && hasText(names, wanted);
  });
  const header = lists[first];
  const rows = lists.slice(first).filter(({ cells }) => cells.length === header?.cells.length);
  return header && rows.length > 1 ? rows : null;
}

/** The lists that hold values without names alone. */
function listsIn(tokens: readonly DataToken[]): Row[] {
  const lists: Row[] = [];
  /** The values since the last bracket, which may be those of a list. */
  let cells: Cell[] | null = null;
  let start = 0;
  for (const token of tokens) {
    if (token.kind === 'opening') {
      cells = [];
      start = token.start;
    } else if (token.kind === 'closing') {
      if (cells && cells.length > 0) lists.push({ cells, start });
      cells = null;
    } else if (token.kind === 'string' || token.kind === 'word') cells?.push(saidBy(token.kind, token.cell));
    else cells = null;
  }
  return lists;
}
