import { capitalise } from '../../../keywords/text/said/capitalise.ts';
import { keywordNamed } from '../naming/keyword-named.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { asksOrigin, asksWhetherSo } from '../pasted/cells.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { isSign } from '../pasted/marks-above.ts';
import { plain } from '../pasted/plain.ts';
import { noWords } from '../talk/short-answers.ts';
import { deniesBelow, putsInPast, qualifies } from '../talk/taking-back.ts';
import { hasLeastWords, phraseIn } from '../words/words.ts';
import { inTime } from './then-and-now.ts';

/** A "no" in a column that says whether its row is so, and a "yes" there. */
const no = new RegExp(`^(?:0|f|false|n|nein|non|${noWords})\\.?$`, 'i');
const yes = /^(?:1|correct|holds|ja|oui|right|t|true|y|yes)\.?$/i;

/** What replaces it. */
const wrong = 'Wrong';

/** In characters; no row of heads is longer. */
const longestHead = 200;

/** The head of a column, or a line, that says that what is below it is so: `Fact`, `The actual rule`, `Still true:`. */
export const affirms =
  /^\W*(?:(?:is|still|the|what) ){0,2}(?:actual(?:ly)?|after|correct(?:ion|ly)?|current|dos?|facts?|good|new|now|official|real(?:ity)?|right|true|truth|valid)(?: (?:meaning|reading|rul(?:e|ing)|text|version|wording)s?)?[^\w?]*$/i;

/**
 * What a column does: it says whether its row is so, contains what is denied or held once, what is so instead, what
 * is said of the keyword at its head, or how the keyword of the row came into the game.
 */
type Column = 'asks' | 'denies' | 'affirms' | 'names' | 'origin' | null;

/**
 * Puts into words what the columns of tables deny: below `Still valid?`, a `no` becomes `Wrong`, and below
 * `Wrong reading` or `Old`, these words are put before each text; so is the name of a keyword, where several head columns,
 * and `Set` or `Publisher`.
 */
export function columnsInWords(lines: readonly string[], known: KnownWords): string[] {
  let columns: Column[] = [];
  let heads: string[] = [];
  return lines.map((line) => {
    // A line of dashes below the heads is no row of cells.
    if (/^[\s|:=+-]*$/.test(line)) {
      if (line.trim() === '') columns = [];
      return line;
    }
    const cells = columns.length > 0 ? cellsOf(line) : [];
    if (columns.length > 0 && cells.length === columns.length) {
      const isCase = cells.some((cell, place) => !columns[place] && qualifies(phraseIn(cell)));
      const said = cells.map((cell, place) => {
        if (columns[place] === 'asks' && no.test(cell.trim())) return wrong;
        if (columns[place] === 'asks' && (yes.test(cell.trim()) || isTick(cell))) return '';
        if (columns[place] === 'names' && !isCase && hasLeastWords(cell.trim()))
          return `${heads[place]}: ${ended(cell)}`;
        if (columns[place] === 'denies' && cell.trim()) return `${capitalise(heads[place] ?? '')}: ${cell}`;
        return columns[place] === 'origin' && cell.trim() ? `${heads[place]}: ${cell}` : cell;
      });
      return said.every((cell, place) => cell === cells[place]) ? line : rowOf(said, columns);
    }
    columns = [];
    if (line.length > longestHead || !/[\t|,;]|<t/.test(line)) return line;
    heads = inTime(plain(signsInWords(line)).split(/\s*[\t|,;]\s*/));
    if (heads.some(isSentence)) return line;
    columns = heads.map((head) => columnOf(head, known));
    if (columns.indexOf('names') === columns.lastIndexOf('names'))
      columns = columns.map((column) => (column === 'names' ? null : column));
    if (columns.includes('denies'))
      columns = columns.map((column, place) => (affirms.test(heads[place] ?? '') ? 'affirms' : column));
    if (heads.length < 2 || columns.every((column) => column === null)) columns = [];
    return line;
  });
}

/** Whether a cell is a sentence, which no head is: `They rest by the sea.` */
function isSentence(cell: string): boolean {
  return /[.!]["”’')]*$/.test(cell) && hasLeastWords(cell);
}

function cellsOf(line: string): string[] {
  const cells = plain(line).split(/\t|\s?\|\s?/);
  // The marks before an empty first cell do not belong to the others.
  return /^\s*\|\s*\|/.test(line) ? ['', ...cells] : cells;
}

function columnOf(head: string, known: KnownWords): Column {
  if (asksWhetherSo.test(head)) return 'asks';
  if (asksOrigin.test(head)) return 'origin';
  if (keywordNamed(head, known)) return 'names';
  return putsInPast(head) || deniesBelow(head, known.isOfRules) ? 'denies' : null;
}

/** A row of heads with a word in place of each that is a sign for it, or a letter: `❌`, `✅`; `T | F`. */
function signsInWords(row: string): string {
  const areLetters = /(?:^|[\t|])\s*T\s*[\t|]\s*F\s*(?:[\t|]|$)/.test(row);
  return row.replace(/[^\t|]+/g, (cell) => {
    const isNo = isCross(cell) || (areLetters && cell.trim() === 'F');
    return isNo || isTick(cell) || (areLetters && cell.trim() === 'T') ? ` ${isNo ? wrong : 'Right'} ` : cell;
  });
}

/** Whether a cell is nothing but a sign that its row is so: `✓`. */
function isTick(cell: string): boolean {
  return isSign(cell) && !isCross(cell);
}

/** A text with a full stop at its end, so that another may follow it. */
function ended(text: string): string {
  return text.trim().replace(/([^.!?"”’')])$/, '$1.');
}

/**
 * The cells of a row, separated by tabs. What is denied follows, as a sentence, what is so instead; but not where
 * another cell calls the row wrong.
 */
function rowOf(cells: readonly string[], columns: readonly Column[]): string {
  const affirmed = columns.indexOf('affirms');
  const isDenied = cells.some((cell, place) => columns[place] === 'asks' && cell === wrong);
  if (isDenied || !cells[affirmed]?.trim()) return cells.join('\t');
  const denied = cells.filter((cell, place) => columns[place] === 'denies' && cell.trim());
  const so = `${ended(cells[affirmed])} ${denied.join(' ')}`;
  return cells
    .map((cell, place) => (place === affirmed ? so : cell))
    .filter((_, place) => columns[place] !== 'denies')
    .join('\t');
}
