import type { VFile } from 'vfile';
import { firstOfAlike } from '../diagnostics/rule-words.ts';
import { report } from '../diagnostics/source-rules.ts';
import type { Entry, SourceKind } from '../model.ts';
import { foreignLetter } from '../text/characters.ts';
import { longestLine, splitLines } from '../text/lines.ts';
import { nameKey, slugify } from '../text/slug.ts';
import { reportBullets, reportDrawn } from './dropped.ts';
import { parseGlossary } from './glossary.ts';
import { longestName } from './heading.ts';
import { contentLines } from './lines.ts';
import { parseList } from './list.ts';
import type { Context } from './pieces.ts';
import { placeOfTemplate } from './place-in-text.ts';
import { parseSheet } from './sheet.ts';
import { reportSigns } from './signs.ts';
import { reportTableMarks } from './table-marks.ts';

const parsers: Record<SourceKind, (file: VFile, context: Context) => Entry[]> = {
  list: parseList,
  sheet: parseSheet,
  glossary: parseGlossary,
};

/**
 * Reads one document of the given kind, line by line.
 * @param file its text; what cannot be read is recorded on it as messages
 * @returns its entries in the order in which they stand, each keyword at most once
 */
export function parseEntries(file: VFile, kind: SourceKind, context: Context = {}): Entry[] {
  // A line of a glossary holds name and template beside the text.
  const most = kind === 'glossary' ? 2 * longestLine : longestLine;
  const lines = contentLines(String(file));
  const long = lines.filter(({ text }) => text.length > most);
  for (const line of long) report(file, 'line-too-long', line, { length: line.text.length, most });
  if (long.length > 0 || reportTableMarks(file, lines)) return [];
  const named = withoutInvalid(file, parsers[kind](file, context));
  const placeable = named.filter((entry) => isPlaceable(file, entry));
  const entries = withoutRepeated(file, placeable);
  reportDrawn(file);
  reportBullets(file, lines);
  reportSigns(file, entries);
  if (entries.length === 0 && file.messages.every((message) => !message.fatal))
    report(file, 'source-empty', undefined, { kind });
  return entries;
}

/**
 * What stands around a name, not in it: quotation marks of a table, signs of Markdown, the number of a list, the tags of
 * a page.
 */
const around = /^[|*]|[|*:†‡]$|^["“„][^"“”„]*["”“]?$|^[^"“”„]*["”“]$|^['‘].*['’]$|^\d+[.)]\s|<[^<>]*>/;

/** A bullet that a single line has, and that may be a sign of it, or the box of a task: no template begins so. */
const bullet = /^(?:>+\s?|[»~=–—-]\s|\+\s(?!X\b|\d)|\[\s?(?:x|[^\p{L}\p{N}\]])?\s?\])/u;

/**
 * The entries whose names can be addresses; of the others it is said once for all that are too long, and for all that
 * are none.
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
    report(file, 'name-invalid', place, { ...each, name, most: longestName });
  }
  const said = new Set(invalid);
  return entries.filter((entry) => !said.has(entry));
}

/** Fewer names may have numbers of their own that happen to rise. */
const fewestCounted = 3;

/** Signs before the first letter; those of a value are the template's own: `+X Armor`. */
const signInFront = /^(?![+\-–−](?:X\b|\d))[^\p{L}\p{N}[]*/u;

/**
 * Whether all templates begin with the same signs, or are counted in front, which is then none of theirs: a chat, a
 * program or a table has it there.
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
  // As a line of a sheet has them, so that what any kind holds may be written as another.
  const length = `${template}: ${text}`.length;
  const foreign = foreignLetter(name) ?? foreignLetter(template);
  if (foreign) {
    const isOfName = name.includes(foreign.sign);
    const place = isOfName ? entry : placeOfTemplate(entry, splitLines(String(file)));
    report(file, 'name-mixed', place, { name: isOfName ? name : template, ...foreign });
    return false;
  }
  if (length > longestLine) {
    report(
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
 * The first entry of each keyword. Those that come again are told at the first of them, as where a page was copied
 * twice; each other name that makes an address a second time by itself.
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
    report(file, 'entry-repeated', entry, facts);
  }
  return [...seen.values()];
}
