import { plain } from '../pasted/plain.ts';
import { deniesBelow } from './denying-lines.ts';

/** What stands above a column that says of each row whether it is so: `Still valid?`, `Verdict`. */
const asks =
  /^(?:is (?:it|this) )?(?:still )?(?:accurate|correct|holds|legal|official|right|so|true|valid|verdict)\s*\??$/i;

/** How such a column says that it is not. */
const no = /^(?:0|n|nein|no|non|nope)$/i;

/** Some of this stands in any head that decides. */
const mayDecide =
  /accura|correct|cust|error|fool|hoax|never|rumou|fak|fals|fict|hold|hous|inval|jok|legal|lies|mis|myth|n['’]?t\b|no|official|propos|right|\bso\b|true|valid|verdict|wrong/i;

/** In characters; no row of heads is longer. */
const longestHead = 200;

/** What a column does to its rows: it says whether each is so, or denies what it has. */
type Column = 'asks' | 'denies' | null;

/**
 * Lines of a table in which what a column denies is said in words: below `Still valid?` a `no` becomes `Wrong`, and
 * below `Wrong reading` each text stands behind these words.
 * @param isOfRules whether the rules have a word
 */
export function columnsInWords(lines: readonly string[], isOfRules: (word: string) => boolean): string[] {
  let columns: Column[] = [];
  let heads: string[] = [];
  return lines.map((line) => {
    // A rule below the heads is none of the rows.
    if (/^[\s|:=+-]*$/.test(line)) {
      if (line.trim() === '') columns = [];
      return line;
    }
    const cells = columns.length > 0 ? plain(line).split(/\t|\s?\|\s?/) : [];
    if (columns.length > 0 && cells.length === columns.length) {
      const said = cells.map((cell, place) => {
        if (columns[place] === 'asks' && no.test(cell.trim())) return 'Wrong';
        return columns[place] === 'denies' && cell.trim() ? `${heads[place]}: ${cell}` : cell;
      });
      return said.every((cell, place) => cell === cells[place]) ? line : said.join('\t');
    }
    columns = [];
    if (line.length > longestHead || !/[\t|,;]|<t/.test(line) || !mayDecide.test(line)) return line;
    heads = plain(line).split(/\s*[\t|,;]\s*/);
    columns = heads.map((head) =>
      asks.test(head) ? 'asks' : deniesBelow(head, isOfRules) ? 'denies' : null,
    );
    if (heads.length < 2 || columns.every((column) => column === null)) columns = [];
    return line;
  });
}
