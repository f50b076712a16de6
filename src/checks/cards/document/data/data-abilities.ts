import { isNameColumn, isTextColumn } from '../header.ts';
import { type Cell, joinCells } from '../rows.ts';

/** A value of data with its name, as both are written. */
export interface Field {
  name: Cell;
  value: Cell;
  /** Whether it is a number, `true` or the like, and no string. */
  isWord: boolean;
}

/** What stands in a bracket of data, to be read as a card's abilities where its name says so. */
export interface Bracket {
  /** Its own name. */
  under: Cell | null;
  /** What it has by names: what each says, empty for a number and the like. */
  values: ReadonlyMap<string, Cell>;
  /** Those of them that are no lists, as they are written. */
  fields: readonly Field[];
  /** What stands in it without names. */
  items: readonly Cell[];
  /** The numbers and the like among that. */
  numbers: readonly Cell[];
  /** The records in it. */
  named: readonly unknown[];
}

/** Whether what stands in a bracket is called a card's text, its abilities or its keywords. */
export function holdsAbilities({ under }: Bracket): boolean {
  return under !== null && isTextColumn(under.text);
}

/**
 * The name that is in several languages, `"name": {"en": …, "de": …}`, in the first of them, or the text that is in several, or of
 * several sides, by names of its own: `"text": {"front": …, "back": …}`.
 * @returns null where what stands in a bracket is neither
 */
export function sidesOf({ values, named, under }: Bracket): [name: string, side: Cell][] | null {
  const all = [...values];
  const sides = all.filter(([, { text }]) => /\p{L}/u.test(text));
  const isRecord = named.length > 0 || all.some(([name]) => isNameColumn(name) || isTextColumn(name));
  const [first] = sides;
  if (!under || !first || isRecord) return null;
  if (isTextColumn(under.text))
    return sides.map(([name, side], index) => [
      /^\p{L}+$/u.test(name) ? `${name} text` : `text ${index + 1}`,
      side,
    ]);
  const areLanguages = all.every(([name]) => /^[a-z]{2}$/.test(name));
  return isNameColumn(under.text) && areLanguages ? [[under.text, first[1]]] : null;
}

/** The abilities that what stands in a bracket is, by its name or by that of the list around it; null where it is none. */
export function abilitiesIn(bracket: Bracket, above: Bracket): Cell[] | null {
  const { values, fields, items, numbers, named, under } = bracket;
  if (named.length > 0 || fields.length < values.size) return null;
  if (under) return isTextColumn(under.text) ? abilitiesByName(fields) : null;
  if (!holdsAbilities(above)) return null;
  const ability = fields.length > 0 ? abilityOfRecord(fields) : abilityOfList(items, numbers);
  return ability && [ability];
}

/** Names of the value that is an ability's keyword, where it has others. */
const calledKeyword = /^(?:key[\s_-]*word|abilit(?:y|ies))$/i;

/** Names of its number, where it has others. */
const calledNumber = /^(?:amount|level|n|num(?:ber)?|rank|rating|val(?:ue)?|x)$/i;

const number = /^[-+]?\d{1,3}$/;

/** What says that a card has not what is named: `"Leap": false`. */
const hasNot = /^(?:false|no|0)$/i;

/**
 * The ability that a record in a list of abilities is: `{"name": "Leap", "value": 2}` is “Leap 2”.
 * @returns null where it is none, as where it has a text of its own
 */
function abilityOfRecord(fields: readonly Field[]): Cell | null {
  const words = fields.filter((field) => !field.isWord && !isNumber(field) && field.value.text !== '');
  const named = oneOf(words, ({ text }) => isNameColumn(text) || calledKeyword.test(text));
  const others = words.filter((each) => each !== named);
  // Other words may be what the ability says; one alone is a kind of it.
  const isSaid = ({ name, value }: Field) => isTextColumn(name.text) || /\s/.test(value.text);
  if (!named || others.some(isSaid)) return null;
  const numbers = fields.filter(isNumber);
  const number = oneOf(numbers, ({ text }) => calledNumber.test(text));
  return numbers.length > 0 && !number ? null : withNumber(named.value, number?.value);
}

/** The field that is called so, or the only one there is. */
function oneOf(fields: readonly Field[], isCalled: (name: Cell) => boolean): Field | undefined {
  return fields.find(({ name }) => isCalled(name)) ?? (fields.length === 1 ? fields[0] : undefined);
}

function isNumber({ value }: Field): boolean {
  return number.test(value.text.trim());
}

/**
 * The abilities that a card has by their names: `{"Leap": 2, "Gate": true}` is “Leap 2” and “Gate”.
 * @returns null where any has something else than a number after its name
 */
function abilitiesByName(fields: readonly Field[]): Cell[] | null {
  if (fields.length === 0 || !fields.every((field) => field.isWord || isNumber(field))) return null;
  return fields
    .filter(({ value }) => !hasNot.test(value.text))
    .map((field) => withNumber(field.name, isNumber(field) ? field.value : undefined));
}

/** The ability that a list in a list of abilities is: `["Leap", 2]` is “Leap 2”; null where it is none. */
function abilityOfList(items: readonly Cell[], numbers: readonly Cell[]): Cell | null {
  const [name, ...others] = items;
  return name && others.length === 0 && numbers.length <= 1 ? withNumber(name, numbers[0]) : null;
}

function withNumber(name: Cell, value: Cell | undefined): Cell {
  return value ? joinCells([name, value], ' ') : name;
}
