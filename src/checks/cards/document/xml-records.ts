import type { DataRecord } from './data-records.ts';
import { type Cell, joinCells, plainCell } from './rows.ts';

/** An element that is not closed yet. */
interface Element {
  name: string;
  /** Its attributes, and the texts in it by their names; several of one name are those of one value. */
  values: Map<string, Cell[]>;
  hasElements: boolean;
  start: number;
  /** Where its text begins. */
  inside: number;
}

/** What begins at a `<`: a part that ends with a mark of its own, a tag, or a tag of markup within a text. */
const parts = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;
const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)((?:\s[^<>"']*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy;
const attribute = /([\p{L}_][\p{L}\p{N}_:.-]*)\s*=\s*("|')/gu;
const ofText = /^(?:a|b|br|em|font|i|p|small|span|strong|su[bp]|u)$/i;

/**
 * The records of XML, in the order in which they begin: an element with attributes, or with elements that hold a text alone. Of
 * `<property name="Text" value="Leap 2"/>` the record around it has a value.
 * @returns null where elements do not pair
 */
export function recordsOfXml(document: string): DataRecord[] | null {
  const records: DataRecord[] = [];
  const open: Element[] = [];
  for (let at = document.indexOf('<'); at !== -1; at = document.indexOf('<', at)) {
    const [, mark] = parts.find(([begin]) => document.startsWith(begin, at)) ?? [];
    if (mark !== undefined) {
      const end = document.indexOf(mark, at);
      if (end === -1) return null;
      at = end + mark.length;
      continue;
    }
    tag.lastIndex = at;
    const [whole, isEnd, name = '', attributes = '', isEmpty] = tag.exec(document) ?? [];
    if (whole === undefined) return null;
    const start = at;
    at += whole.length;
    if (ofText.test(name)) continue;
    if (!isEnd) {
      const above = open.at(-1);
      if (above) above.hasElements = true;
      const inside = start + 1 + name.length;
      open.push({
        name,
        values: valuesIn(document, attributes, inside),
        hasElements: false,
        start,
        inside: at,
      });
      if (!isEmpty) continue;
    }
    const ended = open.pop();
    if (ended?.name !== name) return null;
    const text = ended.hasElements || isEmpty ? null : textBetween(document, ended.inside, start);
    endElement(ended, text, open, records);
  }
  return open.length === 0 ? records.sort((a, b) => a.start - b.start) : null;
}

/** Ends an element: its text, or its value, is one of that around it; any other with values is a record. */
function endElement(
  { name, values, start }: Element,
  text: Cell | null,
  open: readonly Element[],
  records: DataRecord[],
): void {
  const around = open.at(-1);
  const [called] = values.get('name') ?? [];
  const said = text && text.text.trim() !== '' ? text : null;
  const value = said ?? values.get('value')?.[0];
  if (around && said && !called) addTo(around.values, name, said);
  else if (around && called && value && values.size <= 2) addTo(around.values, called.text, value);
  else if (values.size > 0) {
    const all = new Map([...values].map(([key, cells]) => [key, joinCells(cells)] as const));
    records.push({ values: said ? all.set(name, said) : all, depth: open.length, under: null, start });
  }
}

function addTo(values: Map<string, Cell[]>, name: string, cell: Cell): void {
  const cells = values.get(name);
  if (cells) cells.push(cell);
  else values.set(name, [cell]);
}

/** @param start offset of the attributes */
function valuesIn(document: string, attributes: string, start: number): Map<string, Cell[]> {
  return new Map(
    [...attributes.matchAll(attribute)].map(({ 0: all, 1: name = '', 2: mark = '', index }) => {
      const from = start + index + all.length;
      return [name, [plainCell(document, from, document.indexOf(mark, from))]];
    }),
  );
}

/** The text between two tags, without the marks of a part that is no markup. */
function textBetween(document: string, start: number, end: number): Cell {
  const [opening, closing] = ['<![CDATA[', ']]>'];
  const isWhole = document.startsWith(opening, start) && document.startsWith(closing, end - closing.length);
  return isWhole
    ? plainCell(document, start + opening.length, end - closing.length)
    : plainCell(document, start, end);
}
