import { remarkIn } from '../remarks/remarks.ts';
import { originLabels } from '../talk/record-verbs.ts';
import { putsInPast } from '../talk/taking-back.ts';
import { hasLeastWords } from '../words/words.ts';

/** The head of a column, or a key of data, that says for each row whether it is so: `Still valid?`, `Verdict`. */
export const asksWhetherSo =
  /^(?:is (?:(?:it|this) )?)?(?:still )?(?:accurate|active|correct|current|holds|in force|legal|official|right|so|t(?:rue)? ?(?:\/|or) ?f(?:alse)?|true|valid|verdict)\s*\??$/i;

/** The head of a column, or a key of data, that says of what each keyword has there: the set in which it came, …. */
export const asksOrigin = new RegExp(`^(?:${originLabels})$`, 'i');

const afterOriginLabel = new RegExp(`^(?:${originLabels}): `, 'i');

/** Whether a cell says how its keyword came into the game, after the head of its column or its key: `Set: Moss`. */
export function hasOriginLabel(cell: string): boolean {
  return afterOriginLabel.test(cell);
}

/** A cell in a row of a spreadsheet, and the separator after it. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",;\t]*))([,;\t]|$)/y;

/**
 * A row with a quoted cell; in a sentence, a space follows the comma, unless a program lost the one before what a text
 * means (`that means,"They …"`). A single cell is recognised by its doubled quotation marks.
 */
const quoted = /^"[^"].*"[,;\t](?! )|(?<!\bthat means)[,;\t]"|^"[^"]+""[^"].*"$/;

/** A key with its text, alone on a line of JSON: `"text": "They rest.",`. */
const pair = /^"[^"]{1,60}":\s*".*",?$/;

/** Usual keys for texts in JSON; any other key with a capital letter is the name of a keyword. */
const called =
  /^(?:\P{Lu}|(?:Date|Description|Effect|Keyword|Meaning|Name|Rules?|Rulings?|Set|Template|Text)\b)/u;

/** The texts of a copied spreadsheet row or line of JSON, joined by tabs; any other line unchanged. */
export function unpacked(line: string): string {
  return (cellsOf(line) ?? textsOf(line.trim()))?.join('\t') ?? line;
}

function cellsOf(line: string): string[] | null {
  if (!quoted.test(line)) return null;
  const cells: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < line.length) {
    const [all, inMarks, bare = ''] = cell.exec(line) ?? [];
    if (!all) return null;
    cells.push(inMarks?.replaceAll('""', '"') ?? bare);
  }
  return cells.length > 1 || line.includes('""') ? cells : null;
}

function textsOf(line: string): string[] | null {
  const isPair = pair.test(line);
  if (!isPair && !/^\{".*\},?$/.test(line)) return null;
  const data = line.replace(/,$/, '');
  try {
    return isPair ? pairOf(JSON.parse(`{${data}}`)) : stringsOf(JSON.parse(data));
  } catch {
    return null;
  }
}

/** A key of data as somebody would say it: `isValid`, `still_true`. */
export function inWords(key: string): string {
  return key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');
}

/** Keys of data for who wrote a text, and for numbers of things; a text may also be changed `from` one. */
const ofWriters = /^(?:actor|author|from|id|nick(?:name)?|sender|speaker|user(?: ?name)?|.* id)$/i;

/** A time, as data has it: `2024-03-12T18:22:00+00:00`, or in seconds. */
const timestamp = /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d\S*|\d{9,13}(?:\.\d+)?)$/;

/** Whether a value of data is what the export of a chat has beside what somebody said. */
function isBesideSaid(key: string, value: unknown): boolean {
  if (typeof value !== 'string') return ofWriters.test(inWords(key)) && !Array.isArray(value);
  if (timestamp.test(value) || (key === 'type' && value === 'message')) return true;
  return ofWriters.test(inWords(key)) && !hasLeastWords(value);
}

/** Whether a key is that for the name of a keyword. */
function isOfName(key: string): boolean {
  return /^(?:(?:ability|key ?word)(?: name)?|name|term|title)$/i.test(inWords(key));
}

/** Whether a key with its value says of the texts beside it that they are not so: `"valid": false`, `"removed": true`. */
function saysNotSo(key: string, value: unknown): boolean {
  const said = inWords(key).replace(/^is /, '');
  return (value === false && asksWhetherSo.test(said)) || (value === true && remarkIn(said) === 'takes back');
}

/**
 * The texts in parsed JSON, each after its key, where that is the name of a keyword or says that the text held once;
 * and `false` where it says that they are not so.
 */
function stringsOf(value: unknown, key = 'text'): string[] {
  if (saysNotSo(key, value)) return ['false'];
  if (typeof value === 'string' && putsInPast(inWords(key)) && hasLeastWords(value)) return [`Old: ${value}`];
  if (typeof value === 'string') return called.test(key) ? [value] : [key, value];
  if (Array.isArray(value)) return value.flatMap((each) => stringsOf(each, key));
  if (typeof value !== 'object' || value === null) return [];
  // The name first, as in a row; programs also sort keys by their letters.
  const namesFirst = Object.entries(value).toSorted(([a], [b]) => Number(isOfName(b)) - Number(isOfName(a)));
  const isNamed = isOfName(namesFirst[0]?.[0] ?? '');
  return namesFirst
    .filter(([inner, each]) => !isBesideSaid(inner, each))
    .flatMap(([inner, each]) => (isNamed ? originOf(inner, each) : null) ?? stringsOf(each, inner));
}

/** What a pair says that is on a line of its own. */
function pairOf(pair: object): string[] {
  const [[key, value] = ['', '']] = Object.entries(pair);
  return originOf(key, value) ?? stringsOf(pair);
}

/** How a keyword came into the game, after the key for that; null for any other key. */
function originOf(key: string, value: unknown): string[] | null {
  return typeof value === 'string' && asksOrigin.test(inWords(key)) ? [`${inWords(key)}: ${value}`] : null;
}
