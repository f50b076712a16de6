import type { VFile } from 'vfile';
import { firstOfAlike } from '../diagnostics/alike.ts';
import { reportSource } from '../diagnostics/report.ts';
import type { Entry, SourceKind } from '../model.ts';
import { longestLine, splitLines } from '../text/lines.ts';
import { foreignLetter } from '../text/signs/mixed-scripts.ts';
import { nameKey, slugify } from '../text/slug.ts';
import { reportBullets, reportDrawn } from './dropped.ts';
import { parseGlossary } from './kinds/glossary.ts';
import { longestName } from './kinds/heading.ts';
import { parseList } from './kinds/list.ts';
import { parseSheet } from './kinds/sheet.ts';
import type { Context } from './lines/context.ts';
import { contentLines } from './lines/lines.ts';
import { placeOfTemplate } from './lines/place-in-text.ts';
import { reportSigns } from './texts/signs.ts';
import { reportTableMarks } from './texts/table-marks.ts';

const parsers: Record<SourceKind, (file: VFile, context: Context) => Entry[]> = {
  list: parseList,
  sheet: parseSheet,
  glossary: parseGlossary,
};

/**
 * Reads one document of the given kind, line by line.
 * @param file its text; what cannot be read is recorded on it as messages
 * @returns its entries in document order, each keyword at most once
 */
export function parseEntries(file: VFile, kind: SourceKind, context: Context = {}): Entry[] {
  // A line of a glossary has the name and the template beside the text.
  const most = kind === 'glossary' ? 2 * longestLine : longestLine;
  const lines = contentLines(String(file));
  const long = lines.filter(({ text }) => text.length > most);
  for (const line of long) reportSource(file, 'line-too-long', line, { length: line.text.length, most });
  if (long.length > 0 || reportTableMarks(file, lines)) return [];
  const named = withoutInvalid(file, parsers[kind](file, context));
  const placeable = named.filter((entry) => isPlaceable(file, entry));
  const entries = withoutRepeated(file, placeable);
  reportDrawn(file);
  reportBullets(file, lines);
  reportSigns(file, entries);
  if (entries.length === 0 && file.messages.every((message) => !message.fatal))
    reportSource(file, 'source-empty', undefined, { kind });
  return entries;
}

/**
 * Marks around a name that are not part of it: quotation marks of a table, signs of Markdown, the number of a list,
 * HTML tags.
 */
const around = /^[|*]|[|*:†‡]$|^["“„][^"“”„]*["”“]?$|^[^"“”„]*["”“]$|^['‘].*['’]$|^\d+[.)]\s|<[^<>]*>/;

/**
 * A bullet, which a single line may also have as a sign of its own, a sign by itself, once or repeated, such as a quotation
 * mark or the strokes of a comment, or the box of a task: no template begins so. A sign of a value may stand before that.
 */
const bullet =
  /^(?:>+\s?|(?!±|[-+–−]\s(?:X\b|\d))([^\p{L}\p{M}\p{N}\s()[\]{}<>])\1{0,2}\s|\[\s?(?:x|[^\p{L}\p{N}\]])?\s?\])/u;

/**
 * The entries whose names can be part of an address; the others are reported once for all that are too long, and once
 * for all that have no usable character.
 */
function withoutInvalid(file: VFile, entries: readonly Entry[]): Entry[] {
  const isSigned = haveSignInFront(entries);
  const invalid = entries.filter(
    ({ name, template }) =>
      isSigned ||
      slugify(name) === '' ||
      around.test(name) ||
      bullet.test(template) ||
      name.length > longestName,
  );
  for (const each of firstOfAlike(invalid, ({ name }) => name.length > longestName)) {
    const isOfTemplate = isSigned || bullet.test(each.template);
    const place = isOfTemplate ? placeOfTemplate(each, splitLines(String(file))) : each;
    const name = isOfTemplate ? each.template : each.name;
    reportSource(file, 'name-invalid', place, { ...each, name, most: longestName });
  }
  const said = new Set(invalid);
  return entries.filter((entry) => !said.has(entry));
}

/** Fewest names whose rising numbers are no coincidence. */
const fewestCounted = 3;

/** Signs before the first letter; those of a value belong to the template: `+X Armor`. */
const signInFront = /^(?![+\-–−](?:X\b|\d))[^\p{L}\p{N}[]*/u;

/**
 * Whether all templates begin with the same signs, or with rising numbers: these belong to a chat, a program or a
 * table, and not to the templates.
 */
function haveSignInFront(entries: readonly Entry[]): boolean {
  const signs = new Set(entries.map(({ template }) => signInFront.exec(template)?.[0] ?? ''));
  const numbers = entries.map(({ template }) => Number(/^\d+(?=\s)/.exec(template)?.[0] ?? Number.NaN));
  const areCounted = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  const areSigned = signs.size === 1 && !signs.has('');
  return (areSigned && entries.length > 1) || (areCounted && entries.length >= fewestCounted);
}

function isPlaceable(file: VFile, entry: Entry): boolean {
  const { name, template, text } = entry;
  // Measured as a line of a sheet, so that entries of any kind can be written as another kind.
  const length = `${template}: ${text}`.length;
  const foreign = foreignLetter(name) ?? foreignLetter(template);
  if (foreign) {
    const isOfName = name.includes(foreign.sign);
    const place = isOfName ? entry : placeOfTemplate(entry, splitLines(String(file)));
    reportSource(file, 'name-mixed', place, { name: isOfName ? name : template, ...foreign });
    return false;
  }
  if (length > longestLine) {
    reportSource(
      file,
      'line-too-long',
      { line: entry.textLine, column: entry.column },
      { length, most: longestLine },
    );
    return false;
  }
  return true;
}

/**
 * The first entry of each keyword. Entries that are repeated are reported at the first of them, as when a page was
 * copied twice; each different name with the same address is reported by itself.
 */
function withoutRepeated(file: VFile, entries: readonly Entry[]): Entry[] {
  const seen = new Map<string, Entry>();
  const repeated: { entry: Entry; before: Entry; line: number }[] = [];
  for (const entry of entries) {
    const slug = slugify(entry.name);
    const before = seen.get(slug);
    if (before) repeated.push({ entry, before, line: entry.line });
    else seen.set(slug, entry);
  }
  const wayOf = ({ entry, before }: { entry: Entry; before: Entry }) =>
    nameKey(entry.name) === nameKey(before.name) || entry;
  for (const { entry, before, more, last } of firstOfAlike(repeated, wayOf)) {
    const facts = { name: entry.name, before: before.name, line: before.line, more, last };
    reportSource(file, 'entry-repeated', entry, facts);
  }
  return [...seen.values()];
}
