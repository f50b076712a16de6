import { type Cell, joinCells } from '../cells.ts';
import { isNameColumn, isTextColumn } from '../column-names.ts';
import { abilitiesIn, type Bracket, type Field, holdsAbilities, sidesOf } from './data-abilities.ts';
import { BrokenData, type DataToken } from './data-tokens.ts';

/** Values by their names, as of one card. */
export interface DataRecord {
  values: Map<string, Cell>;
  /** How many brackets it stands in. */
  depth: number;
  /**
   * Its name where that is no value of it: its own, where its like have names as well, `{"Quill": {…}, "Pen": {…}}`, or the value of
   * a record around it or within it, `{"card": {"name": "Quill"}, "text": …}`.
   */
  called: Cell | null;
  start: number;
}

/** A bracket that is not closed yet. */
interface Level extends Bracket {
  /** The name of what comes next. */
  name: Cell | null;
  values: Map<string, Cell>;
  fields: Field[];
  items: Cell[];
  numbers: Cell[];
  /** The records in it that have names. */
  named: DataRecord[];
  /** The records that are values of it, with their names. */
  within: { name: string; record: DataRecord }[];
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
  const endRecord = (level: Level, depth: number, { named, within }: Level) => {
    const { values, under, items, start } = level;
    const [stray] = items;
    const isMixed = level.named.length > 0 && !holdsAbilities(level);
    if (stray && (values.size > 0 || isMixed)) throw new BrokenData(stray.offsetOf(0), unnamed);
    if (values.size === 0) return;
    const record = { values, depth, called: under, start };
    records.push(record);
    named.push(record);
    if (under) within.push({ name: under.text, record });
    shareName(record, level.within);
    Object.assign(level, { values: new Map(), fields: [], within: [] });
  };
  for (const { kind, cell, start } of tokens) {
    const level = levels.at(-1) as Level;
    const depth = levels.length - 1;
    if (kind === 'name' || (kind === 'keyword' && level.name === null)) {
      level.name = nameOf(cell);
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
      forgetOnlyName(level);
      const sides = sidesOf(level);
      if (sides) {
        for (const [name, side] of sides) above.values.set(name, side);
        continue;
      }
      const abilities = abilitiesIn(level, above);
      if (!abilities) endRecord(level, depth, above);
      const items = abilities ?? level.items;
      if (items.length === 0) continue;
      if (level.under) above.values.set(level.under.text, joinCells(items));
      else if (depth > 1) above.items.push(joinCells(items));
      // A name of several words in INI, `[Old Quill]`.
      else above.under = joinCells(items, ' ');
    } else if (level.name !== null) {
      level.values.set(level.name.text, saidBy(kind, cell));
      level.fields.push({ name: level.name, value: cell, isWord: kind !== 'string' });
      level.name = null;
    } else if (depth === 0 || level.values.size > 0) throw new BrokenData(start, unnamed);
    else if (saidBy(kind, cell).text !== '') level.items.push(cell);
    else level.numbers.push(cell);
  }
  const open = levels.at(-1) as Level;
  if (levels.length > 1) throw new BrokenData(open.start, 'the bracket that begins here has no end');
  endRecord(open, 0, open);
  return records.sort((a, b) => a.start - b.start);
}

/** What EDN and C++ have before a name: `:card/text`, `.text`. */
const beforeName = /^(?::(?:.*\/)?|\.)/;

/** The name of a value as it is meant. */
export function nameOf(cell: Cell): Cell {
  return { ...cell, text: cell.text.replace(beforeName, '') };
}

const unnamed = 'this has no name before it';

function levelAt(start: number, under: Cell | null): Level {
  const values = new Map<string, Cell>();
  return { name: null, values, fields: [], items: [], numbers: [], named: [], within: [], under, start };
}

/** A record that stands alone is not called by the name of what it is: `{"card": {…}}`. */
function forgetOnlyName({ named: [first, second] }: Level): void {
  if (first && !second) first.called = null;
}

/**
 * Calls a record as the card within it, `{"card": {"name": "Quill"}, "text": …}`, or the only one within it that has a text, or the
 * only one at all, as it is called itself, `{"name": "Quill", "rules": {"text": …}}`, `{"name": "Quill", "box": {"says": …}}`.
 */
function shareName(record: DataRecord, within: Level['within']): void {
  const own = cardNameOf(record);
  const [card, otherCard] = within.filter(({ name }) => isNameColumn(name));
  if (!own && card && !otherCard) record.called = cardNameOf(card.record);
  const withText = within.filter((each) => [...each.record.values.keys()].some(isTextColumn));
  const [text, otherText] = withText.length > 0 ? withText : within;
  if (own && text && !otherText) text.record.called = own;
}

function cardNameOf({ values }: DataRecord): Cell | null {
  return [...values].find(([name, { text }]) => isNameColumn(name) && text !== '')?.[1] ?? null;
}

/** What a value says: a number says nothing that a card does, nor does null. */
export function saidBy(kind: DataToken['kind'], cell: Cell): Cell {
  const isSilent =
    kind === 'word' && /^(?:[-+.\d].*|null|nil|none|undefined|true|false|yes|no)$/i.test(cell.text);
  return isSilent ? { ...cell, text: '' } : cell;
}
