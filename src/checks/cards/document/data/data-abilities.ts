import { type Cell, joinCells } from '../cells.ts';
import { isNameColumn, isTextColumn, keywordName, numberNames } from '../column-names.ts';

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
  if (isTextColumn(under.text)) return sides.map(([name, side], index) => [sideName(name, index), side]);
  const areLanguages = all.every(([name]) => /^[a-z]{2}$/.test(name));
  return isNameColumn(under.text) && areLanguages ? [[under.text, first[1]]] : null;
}

/**
 * The name of the column that a side is: that of a text, of flavour where the side is called so.
 * @param index how many sides are before it
 */
export function sideName(name: string, index: number): string {
  return /^\p{L}+$/u.test(name) ? `${name} text` : `text ${index + 1}`;
}

/** The abilities that what stands in a bracket is, by its name or by that of the list around it; null where it is none. */
export function abilitiesIn(bracket: Bracket, above: Bracket): Cell[] | null {
  const { values, fields, items, numbers, named, under } = bracket;
  if (named.length > 0 || fields.length < values.size) return null;
  if (under) return isTextColumn(under.text) ? abilitiesByName(fields) : null;
  if (!holdsAbilities(above)) return null;
  const said = fields.filter(({ isWord, value }) => !isWord || isNumber(value));
  const ability =
    fields.length > 0
      ? abilityOf(said.map(({ name, value }) => ({ name: name.text, value })))
      : abilityOfList(items, numbers);
  if (ability) return [ability];
  return fields.some(({ name }) => isOfAbility(name.text)) ? null : abilitiesByName(fields);
}

/** Names of the value that is an ability's keyword, and of the one that is its text, where it has others. */
const calledKeyword = new RegExp(`^(?:${keywordName}|abilit(?:y|ies))$`, 'i');
const calledSaid = /^(?:body|content|line|val(?:ue)?)$/i;

/** Names of its number, where it has others, and of what numbers it among others. */
const calledNumber = new RegExp(`^(?:${numberNames})$`, 'i');
const calledPlace = /^(?:id|idx|index|line|n[or]?|order|pos(?:ition)?|seq|slot)$/i;

/** Whether a name in a record that is an ability is none of a keyword. */
function isOfAbility(name: string): boolean {
  return [calledKeyword, calledSaid, calledNumber, calledPlace].some((called) => called.test(name));
}

const number = /^[-+]?\d{1,3}$/;

/** What says that a card has not what is named: `"Leap": false`. */
const hasNot = /^(?:false|no|0)$/i;

/**
 * The ability that a record in a list of abilities is: `{"name": "Leap", "value": 2}` is “Leap 2”.
 * @param values what it has, without `true` and the like
 * @returns null where it is none, as where it has a name and a text
 */
export function abilityOf(values: readonly { name: string; value: Cell }[]): Cell | null {
  const words = values.filter(({ value }) => !isNumber(value) && value.text !== '');
  const isKeyword = (name: string) => isNameColumn(name) || calledKeyword.test(name);
  const isText = (name: string) => isTextColumn(name) || calledSaid.test(name);
  const named =
    words.find(({ name }) => isKeyword(name)) ??
    words.find(({ name }) => isText(name)) ??
    (words.length === 1 ? words[0] : undefined);
  const others = words.filter((each) => each !== named);
  // Other words may be what the ability says; one alone is a kind of it.
  if (!named || others.some(({ name, value }) => isText(name) || /\s/.test(value.text))) return null;
  const numbers = values.filter(({ name, value }) => isNumber(value) && !calledPlace.test(name));
  if (numbers.length === 0 || /\d/.test(named.value.text)) return named.value;
  const number =
    numbers.find(({ name }) => calledNumber.test(name)) ?? (numbers.length === 1 ? numbers[0] : null);
  return number ? withNumber(named.value, number.value) : null;
}

function isNumber({ text }: Cell): boolean {
  return number.test(text.trim());
}

/**
 * The abilities that a card has by their names: `{"Leap": 2, "Gate": true}` is “Leap 2” and “Gate”.
 * @returns null where any has something else than a number after its name
 */
function abilitiesByName(fields: readonly Field[]): Cell[] | null {
  if (fields.length === 0 || !fields.every(({ value, isWord }) => isWord || isNumber(value))) return null;
  return fields
    .filter(({ value }) => !hasNot.test(value.text))
    .map(({ name, value }) => (isNumber(value) ? withNumber(name, value) : name));
}

/** The ability that a list in a list of abilities is: `["Leap", 2]` is “Leap 2”; null where it is none. */
function abilityOfList(items: readonly Cell[], numbers: readonly Cell[]): Cell | null {
  const [name, ...others] = items;
  const [number, ...otherNumbers] = numbers;
  if (!name || others.length > 0 || otherNumbers.length > 0) return null;
  return number && isNumber(number) ? withNumber(name, number) : name;
}

function withNumber(name: Cell, value: Cell): Cell {
  return joinCells([name, value], ' ');
}
