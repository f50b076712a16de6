import type { VFile } from 'vfile';
import { reportSource } from '../../diagnostics/report.ts';
import type { Entry } from '../../model.ts';
import { slugify } from '../../text/slug.ts';
import { foldSpaces } from '../../text/typography.ts';
import { noteLabel } from '../../wording/parts.ts';
import { isTemplateOf, nameOfTemplate, splitTemplate, startsWithTypeLine } from '../../wording/template.ts';
import { splitMeaning } from '../../wording/type-line.ts';
import type { Context } from '../lines/context.ts';
import { contentLines, hasMarkup, type Line } from '../lines/lines.ts';
import { isTitle } from '../lines/page-lines.ts';
import { type DocumentPiece, readOrRefused, stray } from '../lines/pieces.ts';
import { account } from '../outside/account.ts';
import { type Differing, reportDiffering } from '../outside/stray-headings.ts';
import type { Unheaded } from '../outside/unheaded.ts';
import { isRepeated, longestName, nameOfHeading, splitRunIn } from './heading.ts';

/**
 * Reads a keyword sheet: a title, then for each keyword a heading and a line `Template: text`. Every line ends up in
 * an entry, around the entries or in a message on the file.
 */
export function parseSheet(file: VFile, context: Context = {}): Entry[] {
  const lines = contentLines(String(file));
  const isRunIn = runInOf(lines, context);
  const pieces: DocumentPiece[] = [];
  const differing: Differing[] = [];
  const unheaded: Unheaded[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const next = lines[index + 1];
    const headed = next && !isTitle(next, context) ? entryUnder(line, next) : null;
    const entry = headed ?? entryAlone(file, line, isRunIn, unheaded);
    const found = entry || !next ? null : otherValueUnder(line, next);
    if (found !== null) differing.push({ ...line, found });
    const last = next && (headed || found !== null) ? next : line;
    pieces.push(entry || found !== null ? readOrRefused(entry, line, last) : stray(line));
    if (last === next) index++;
  }
  reportDiffering(file, differing);
  return account(file, 'sheet', pieces, context, unheaded);
}

function entryUnder(heading: Line, body: Line): Entry | null {
  const split = splitPlain(body);
  if (!split || !isTemplateOf(split.template, heading.text)) return null;
  return toEntry(nameOfHeading(heading.text, split.template), split, heading, body);
}

/**
 * The name in a template below its heading that has another sign than X for a number: `Leap N`, `Leap (2)`; null where
 * there is none. Where the text states a meaning by itself, the line is read as an entry with a different heading
 * instead.
 */
function otherValueUnder(heading: Line, body: Line): string | null {
  const { template = '', text = '' } = splitPlain(body) ?? {};
  const value = template.startsWith(`${heading.text} `) ? template.slice(heading.text.length + 1) : '';
  return /^[^\p{Ll}[\]]{1,8}$/u.test(value) && !isMeaning(text) ? nameOfTemplate(template) : null;
}

/** Splits a line into template and text; null where it has Markdown, which no template has. */
function splitPlain({ text }: Line): ReturnType<typeof splitTemplate> {
  return hasMarkup(text) ? null : splitTemplate(text);
}

/** Splits a line into template and text; null also for the parenthesis of a card, and for the label of a note. */
function splitEntry(line: Line): ReturnType<typeof splitTemplate> {
  const split = splitPlain(line);
  return split && !noteLabel.test(line.text) && !split.template.includes('(') ? split : null;
}

/**
 * Decides whether a line that begins with a name twice, `Armor Armor: …`, has its heading run into it. Where no other
 * line of the document is like that, and no keyword has half of it as its name, the whole may be a name.
 */
function runInOf(lines: readonly Line[], { knows }: Context): (line: Line, name: string) => boolean {
  const begun = lines.filter(({ text }) => isRepeated(beforeColon(text).split(' ')));
  return ({ text }, name) => {
    const isTwice = isRepeated(beforeColon(text).split(' '));
    return !isTwice || begun.length > 1 || !knows || knows(slugify(name));
  };
}

function beforeColon(text: string): string {
  return text.slice(0, Math.max(text.slice(0, 2 * longestName).indexOf(':'), 0));
}

/**
 * An entry whose heading is lost, or runs into its text.
 * @param unheaded collects those whose heading is lost
 */
function entryAlone(
  file: VFile,
  line: Line,
  isRunIn: ReturnType<typeof runInOf>,
  unheaded: Unheaded[],
): Entry | null {
  const runIn = hasMarkup(line.text) ? null : splitRunIn(line.text);
  if (runIn && isRunIn(line, runIn.name)) {
    reportSource(file, 'heading-run-in', line, { text: line.text, name: runIn.name });
    return toEntry(runIn.name, runIn, line, line);
  }
  const split = splitEntry(line);
  const name = split && nameOfTemplate(split.template);
  if (!split || !name || !isMeaning(split.text)) return null;
  unheaded.push({ ...line, name });
  return toEntry(name, split, line, line);
}

/** Whether a text says what a keyword does; "Note: A triggered ability never stops it." belongs to the entry above. */
function isMeaning(text: string): boolean {
  return startsWithTypeLine(text) && splitMeaning(text).typeLine !== '';
}

function toEntry(
  name: string,
  { template, text }: { template: string; text: string },
  { line, column }: Line,
  body: Line,
): Entry {
  return {
    name: foldSpaces(name),
    template,
    text,
    introduction: null,
    line,
    column,
    textLine: body.line,
  };
}
