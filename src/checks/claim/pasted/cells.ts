/** A cell of a spreadsheet's row, and what parts it from the next. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",;\t]*))([,;\t]|$)/y;

/**
 * A row with a cell in quotation marks: in a sentence a blank stands behind the comma. One alone has marks in it, which
 * are doubled.
 */
const quoted = /^"[^"].*"[,;\t](?! )|[,;\t]"|^"[^"]+""[^"].*"$/;

/** A text with what it is called, as data has it in a line of its own. */
const pair = /^"[^"]{1,60}":\s*".*",?$/;

/** What data calls its texts; anything else with a capital letter is the name of a keyword. */
const called =
  /^(?:\P{Lu}|(?:Date|Description|Effect|Keyword|Meaning|Name|Rules?|Rulings?|Set|Template|Text)\b)/u;

/**
 * A line as it was copied: of a row of a spreadsheet, or of data, the texts, with a tab between; any other as it is.
 */
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
    return stringsOf(JSON.parse(isPair ? `{${data}}` : data));
  } catch {
    return null;
  }
}

/** The texts in data, each behind what it is called, where that is a name. */
function stringsOf(value: unknown, key = 'text'): string[] {
  if (typeof value === 'string') return called.test(key) ? [value] : [key, value];
  if (Array.isArray(value)) return value.flatMap((each) => stringsOf(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, each]) => stringsOf(each, inner));
}
