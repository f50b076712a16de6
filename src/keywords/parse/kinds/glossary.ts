import type { VFile } from 'vfile';
import { reportAlike, reportSource } from '../../diagnostics/report.ts';
import type { Entry } from '../../model.ts';
import { slugify } from '../../text/slug.ts';
import { noteLabel } from '../../wording/parts.ts';
import { bracketOfTemplate, isTemplateOf, nameOfTemplate, splitTemplate } from '../../wording/template.ts';
import type { Context } from '../lines/context.ts';
import { saysWhatEntriesSay } from '../lines/entry-like.ts';
import { contentLines, type Line, looksLikeHeading } from '../lines/lines.ts';
import { readOrRefused, stray } from '../lines/pieces.ts';
import { account } from '../outside/account.ts';
import { type Differing, reportDiffering } from '../outside/stray-headings.ts';
import { mostMarks, withoutEmphasis } from './emphasis.ts';
import { nameOfHeading } from './heading.ts';

/**
 * Reads the glossary: one line per keyword, with the name, a tab, and Markdown that begins with the template in bold.
 * Every line ends up in an entry, around the entries or in a message on the file.
 */
export function parseGlossary(file: VFile, context: Context): Entry[] {
  const unmarked: Cell[] = [];
  const textless: Cell[] = [];
  const differing: Differing[] = [];
  const exchanged: Cell[] = [];
  const lines = contentLines(String(file));
  const firstRow = lines.find(({ text }) => text.includes('\t'));
  const pieces = lines.map((line) => {
    const [name, body, ...more] = line.text.split('\t').map((column) => column.trim());
    if (!name || !body || more.length > 0) return stray(line);
    if (line === firstRow && isHeader(line) && !context.knows?.(slugify(name))) return stray(line);
    const isExchanged = isTextOf(name, body);
    if (isExchanged) exchanged.push({ ...line, text: name, name: body });
    return readOrRefused(
      isExchanged ? null : readRow(file, line, name, body, { unmarked, textless, differing }),
      line,
      line,
    );
  });
  reportAlike(file, 'columns-exchanged', exchanged);
  reportDiffering(file, differing);
  reportAlike(file, 'template-missing', unmarked);
  const lost = textless.map((cell) => ({ ...cell, kind: 'glossary' as const }));
  reportAlike(file, 'text-missing', lost);
  return account(file, 'glossary', pieces, context);
}

/** A cell in the place of a text, and the name beside it. */
interface Cell extends Line {
  name: string;
}

/** Whether a cell has a text, after the bold template of the keyword with this name. */
function isTextOf(cell: string, name: string): boolean {
  const [, template = ''] = /^(?:\*\*|__)([^*]+?):?(?:\*\*|__)./.exec(cell) ?? [];
  return template !== '' && isTemplateOf(template, name);
}

/** Whether a line is a header row. */
function isHeader({ text, ...place }: Line): boolean {
  const cells = text.split('\t').map((cell) => ({ text: cell, ...place }));
  return cells.every(looksLikeHeading) && !saysWhatEntriesSay(text);
}

/** @param wrong records a fault that is reported once for all rows that have it */
function readRow(
  file: VFile,
  line: Line,
  name: string,
  body: string,
  wrong: Record<'unmarked' | 'textless', Cell[]> & { differing: Differing[] },
): Entry | null {
  const place = { line: line.line, column: line.column + line.text.indexOf(body, name.length) };
  const marks = body.match(/[*_]/g)?.length ?? 0;
  if (marks > mostMarks) {
    reportSource(file, 'emphasis-too-much', place, { marks, most: mostMarks, name });
    return null;
  }
  const split = splitBoldTemplate(body);
  if (!split) {
    // Without the characters that a program put in place of the marks.
    const template = splitTemplate(body.replace(/^[\\*_\s]+/, ''))?.template.replace(/[\\*_]+$/, '') ?? '';
    wrong.unmarked.push({ ...place, text: body, name: isTemplateOf(template, name) ? template : name });
    return null;
  }
  if (!isTemplateOf(split.template, name)) {
    wrong.differing.push({ ...place, text: name, found: nameOfTemplate(split.template) });
    return null;
  }
  const joined = templateWithin(body);
  if (joined !== -1) {
    const there = { line: place.line, column: place.column + joined };
    reportSource(file, 'entries-joined', there, { text: body.slice(joined), name });
    return null;
  }
  if (split.text === '') {
    wrong.textless.push({ ...place, text: body, name });
    return null;
  }
  const { line: textLine, column } = line;
  return {
    name: nameOfHeading(name, split.template),
    ...split,
    introduction: null,
    line: textLine,
    column,
    textLine,
  };
}

/** Offset of another bold template after the first one; -1 where there is none. A note may have its label in bold. */
function templateWithin(body: string): number {
  const behind = boldInFront.exec(body)?.[0].length ?? 0;
  const labels = [...body.slice(behind).matchAll(/(\*\*|__)([^*_]{1,80}:)\1/g)];
  const template = labels.find(([, , label = '']) => !noteLabel.test(label));
  return template ? behind + template.index : -1;
}

/** Bold at the start of a cell; Markdown has two signs for it. */
const boldInFront = /^(\*\*(?!\*)|__(?!_))(.+?)\1/;

/**
 * Splits off the template. The bold part may have all of it (`**Bounty: [bonus]:**`), or leave out the bracket
 * (`**Switch:** [First/Second/Third unit type effect]:`) or the colon; the final colon is not part of it. A bracket
 * that begins a sentence belongs to the text.
 */
function splitBoldTemplate(body: string): { template: string; text: string } | null {
  const bold = boldInFront.exec(body);
  if (!bold) return null;
  const [, , head = ''] = bold;
  const rest = body.slice(bold[0].length);
  const colon = /:\s*$/.test(head) ? '' : (/^(?:\s*\[[^\]]*\])*:/.exec(rest)?.[0] ?? '');
  const tail = colon + bracketOfTemplate(rest.slice(colon.length));
  const template = (head + tail).replace(/:\s*$/, '');
  const textStart = bold[0].length + tail.length;
  return { template: template.trim(), text: withoutEmphasis(body, textStart).trim() };
}
