import { type Cell, joinCells } from '../rows.ts';
import { BrokenData, type DataToken } from './data-tokens.ts';

/** Values by their names, as of one card. */
export interface DataRecord {
  values: Map<string, Cell>;
  /** How many brackets it stands in. */
  depth: number;
  /** Its own name where its like have names as well: `{"Quill": {…}, "Pen": {…}}`. */
  under: Cell | null;
  start: number;
}

/** A bracket that is not closed yet. */
interface Level {
  /** The name of what comes next. */
  name: Cell | null;
  values: Map<string, Cell>;
  /** What stands in it without names. */
  items: Cell[];
  /** The records in it that have names. */
  named: DataRecord[];
  /** The name that it has itself. */
  under: Cell | null;
  start: number;
}

/**
 * The records of data, in the order in which they begin.
 * @throws {BrokenData} where brackets do not pair, or a word is neither a name nor a value, as in a sentence
 */
export function recordsOf(tokens: readonly DataToken[]): DataRecord[] {
  const records: DataRecord[] = [];
  const levels: [Level, ...Level[]] = [levelAt(0, null)];
  /** Ends the record of a level, one of those in another. */
  const endRecord = (level: Level, depth: number, { named }: Level) => {
    const { values, under, items, start } = level;
    const [stray] = items;
    if (stray && (values.size > 0 || level.named.length > 0))
      throw new BrokenData(stray.offsetOf(0), unnamed);
    if (values.size === 0) return;
    const record = { values, depth, under, start };
    records.push(record);
    named.push(record);
    level.values = new Map();
  };
  for (const { kind, cell, start } of tokens) {
    const level = levels.at(-1) as Level;
    const depth = levels.length - 1;
    if (kind === 'name' || (kind === 'keyword' && level.name === null)) {
      level.name = { ...cell, text: cell.text.replace(beforeName, '') };
      // Said twice in one record, it is of another.
      if (level.values.has(level.name.text)) endRecord(level, depth, level);
    } else if (kind === 'opening') {
      // The name of a record in TOML, `[cards.quill]`, is above it.
      if (depth === 0 && level.name === null) endRecord(level, depth, level);
      levels.push(levelAt(start, level.name));
      level.name = null;
    } else if (kind === 'closing') {
      const above = levels.at(-2);
      if (!above) throw new BrokenData(start, 'this ends nothing that has begun');
      levels.pop();
      endRecord(level, depth, above);
      forgetOnlyName(level);
      if (level.items.length === 0) continue;
      const [only, ...others] = level.items as [Cell, ...Cell[]];
      const list = others.length === 0 ? only : joinCells(level.items);
      if (level.under) above.values.set(level.under.text, list);
      else if (depth > 1) above.items.push(list);
      else above.under = list;
    } else if (level.name !== null) {
      level.values.set(level.name.text, saidBy(kind, cell));
      level.name = null;
    } else if (depth === 0 || level.values.size > 0) throw new BrokenData(start, unnamed);
    else if (saidBy(kind, cell).text !== '') level.items.push(cell);
  }
  const open = levels.at(-1) as Level;
  if (levels.length > 1) throw new BrokenData(open.start, 'the bracket that begins here has no end');
  endRecord(open, 0, open);
  return records.sort((a, b) => a.start - b.start);
}

/** What EDN and C++ have before a name: `:card/text`, `.text`. */
const beforeName = /^(?::(?:.*\/)?|\.)/;

const unnamed = 'this has no name before it';

function levelAt(start: number, under: Cell | null): Level {
  return { name: null, values: new Map(), items: [], named: [], under, start };
}

/** A record that stands alone is called by the name of what it is: `{"card": {…}}`. */
function forgetOnlyName({ named: [first, second] }: Level): void {
  if (first && !second) first.under = null;
}

/** What a value says: a number says nothing that a card does, nor does null. */
function saidBy(kind: DataToken['kind'], cell: Cell): Cell {
  const isSilent = kind === 'word' && /^(?:[-+.\d].*|null|nil|none|undefined|true|false)$/i.test(cell.text);
  return isSilent ? { ...cell, text: '' } : cell;
}
