import { addTo } from '../../../../general/lists.ts';
import { matchAt } from '../../text/stretches.ts';
import { type Cell, joinCells, plainCell } from '../cells.ts';
import { isNameColumn, isTextColumn } from '../column-names.ts';
import { abilityOf, sideName } from './data-abilities.ts';
import type { DataRecord } from './data-records.ts';

/** An element that is not closed yet. */
interface Element {
  name: string;
  attributes: ReadonlyMap<string, Cell[]>;
  /** The texts of the elements in it, by their names; several of one name are those of one value. */
  texts: Map<string, Cell[]>;
  /** Whether it has words of its own, among which others may be set off. */
  hasWords: boolean;
  start: number;
  /** Where its text begins. */
  inside: number;
}

/** The marks around a text in which no sign is markup. */
const quoted = { opening: '<![CDATA[', closing: ']]>' } as const;

/** What begins at a `<`: a part that ends with a mark of its own, a tag, or a tag of markup within a text. */
const parts = [
  ['<!--', '-->'],
  [quoted.opening, quoted.closing],
  ['<?', '?>'],
  ['<!', '>'],
] as const;
const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)((?:\s[^<>"']*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy;
const attribute = /([\p{L}_][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gu;
const ofText = /^(?:a|b|br|em|font|i|p|small|span|strong|su[bp]|u)$/i;

/**
 * The records of XML, in the order in which they begin: an element with attributes, or with elements that hold a text alone. Of
 * `<property name="Text" value="Leap 2"/>` the record around it has a value.
 * Parsers of XML decode the texts, and their places in the document would be lost.
 * @returns null where elements do not pair, or words stand in none
 */
export function recordsOfXml(document: string): DataRecord[] | null {
  const records: DataRecord[] = [];
  const open: Element[] = [];
  /** Where the words begin that stand before the next element. */
  let words = 0;
  for (let at = document.indexOf('<'); at !== -1; at = document.indexOf('<', at)) {
    const start = at;
    const [begin, mark] = parts.find((part) => document.startsWith(part[0], start)) ?? [];
    const found = mark === undefined ? matchAt(tag, document, start) : null;
    const end = mark === undefined ? start : document.indexOf(mark, start);
    if (end === -1 || (mark === undefined && !found)) return null;
    const around = open.at(-1);
    const hasWords = around?.hasWords || /\S/.test(document.slice(words, start));
    if (hasWords && !around) return null;
    if (around) around.hasWords = hasWords;
    const [whole = mark ?? '', isEnd, name = '', attributes = '', isEmpty] = found ?? [];
    at = end + whole.length;
    if (!found) {
      // What is quoted as it stands is of the text around it.
      if (begin === quoted.opening && around) around.hasWords = true;
      words = at;
      continue;
    }
    if (ofText.test(name)) continue;
    words = at;
    if (!isEnd) {
      const inTag = valuesIn(document, attributes, start + 1 + name.length);
      open.push({
        name,
        attributes: inTag,
        texts: new Map(),
        hasWords: false,
        start,
        inside: at,
      });
      if (!isEmpty) continue;
    }
    const ended = open.pop();
    if (ended?.name !== name || (ended.hasWords && open.length === 0)) return null;
    endElement(ended, ended.hasWords ? textBetween(document, ended.inside, start) : null, open, records);
  }
  const isWhole = open.length === 0 && !/\S/.test(document.slice(words));
  return isWhole ? records.sort((a, b) => a.start - b.start) : null;
}

/** Ends an element: its text, its value, or its abilities are one of that around it; any other with values is a record. */
function endElement(
  element: Element,
  said: Cell | null,
  open: readonly Element[],
  records: DataRecord[],
): void {
  const { name, attributes, texts, start } = element;
  const around = open.at(-1);
  const [called] = attributes.get('name') ?? [];
  const value = said ?? attributes.get('value')?.[0];
  const values = new Map([...attributes, ...(said ? [] : texts)]);
  const abilities = around && abilitiesIn(element, said, around);
  if (around && abilities) for (const [key, each] of abilities) addTo(around.texts, key, each);
  else if (around && said && !called) addTo(around.texts, name, said);
  else if (around && called && value && values.size <= 2) addTo(around.texts, called.text, value);
  else if (values.size > 0) {
    const all = new Map([...values].map(([key, cells]) => [key, joinCells(cells)] as const));
    records.push({ values: said ? all.set(name, said) : all, depth: open.length, called: null, start });
  }
}

/**
 * The abilities that an element is, `<ability name="Leap" value="2"/>` or `<keyword x="2">Leap</keyword>`, or that are in it, by its
 * name or by that of the element around it, with the name of each for the record; null where it is none.
 */
function abilitiesIn(
  { name, attributes, texts }: Element,
  said: Cell | null,
  around: Element,
): [name: string, ability: Cell][] | null {
  if (!isTextColumn(name) && !isTextColumn(around.name)) return null;
  if (texts.size === 0 || said) {
    const fields = [...attributes].map(([key, cells]) => ({ name: key, value: joinCells(cells) }));
    const ability = abilityOf(said ? [...fields, { name, value: said }] : fields);
    return ability && [[name, ability]];
  }
  const isOfTexts = attributes.size === 0 && ![...texts.keys()].some(isNameColumn);
  if (!isTextColumn(name) || !isOfTexts) return null;
  const isSide = texts.size > 1;
  return [...texts].flatMap(([key, cells], index) =>
    cells.map((cell): [string, Cell] => [isSide ? sideName(key, index) : name, cell]),
  );
}

/** @param start offset of the attributes */
function valuesIn(document: string, attributes: string, start: number): Map<string, Cell[]> {
  return new Map(
    [...attributes.matchAll(attribute)].map(({ 0: all, 1: name = '', 2: double, 3: single = '', index }) => {
      const end = start + index + all.length - 1;
      return [name, [plainCell(document, end - (double ?? single).length, end)]];
    }),
  );
}

/** The text between two tags, without the marks of a part that is no markup. */
function textBetween(document: string, start: number, end: number): Cell {
  const { opening, closing } = quoted;
  const isWhole = document.startsWith(opening, start) && document.startsWith(closing, end - closing.length);
  return isWhole
    ? plainCell(document, start + opening.length, end - closing.length)
    : plainCell(document, start, end);
}
