import { sharedEnd, sharedStart } from '../../../general/shared-ends.ts';
import { firstOfAlike } from '../../diagnostics/alike.ts';
import { reportSource } from '../../diagnostics/report.ts';
import { escapePattern } from '../../text/pattern.ts';
import { wholeSentences } from '../../text/sentences.ts';
import { startsWithTypeLine } from '../../wording/template.ts';
import { fewestAlike, regardlessOfNumbers } from '../lines/alike.ts';
import type { Line } from '../lines/lines.ts';
import { besideLines, type Cause } from './reading.ts';

/** A line with a text: what precedes its type line, and what follows its last sentence. */
interface TextLine extends Line {
  front: string;
  behind: string;
}

/** What all lines with a text have in common, numbers aside. */
interface Frame {
  text: string;
  where: 'front' | 'template' | 'behind';
  lines: readonly TextLine[];
  /** Its offset in the first of them. */
  offset: number;
  /** Removes it from a line. */
  undo: (line: string) => string;
}

/**
 * Reports what precedes or follows all texts, as where a program stamped each line, if removing it on trial leaves
 * less wrong. No text is ever read that way.
 */
export const reportFrame: Cause = ({ file, lines, content, reading, read }) => {
  if (reading.faults === 1 && reading.errors === 1) return null;
  const frames = framesOf(content.flatMap(textLine));
  if (frames.length === 0) return null;
  const without = (some: readonly Frame[]) =>
    read(lines.map((line) => some.reduce((left, frame) => frame.undo(left), line)));
  const before = without(frames);
  // Removing what all templates rightly begin with may merely merge the messages for one slip in an entry.
  const more = before.entries.length - reading.entries.length;
  const isReason = more > 0 ? before.faults < reading.faults : 2 * before.faults < reading.faults;
  if (more < 0 || !isReason) return null;
  // A frame that all names may have, without any fault, is not the reason.
  const needed = frames.reduce((left, frame) => {
    const others = left.filter((other) => other !== frame);
    return others.length > 0 && without(others).faults <= before.faults ? others : left;
  }, frames);
  const told = needed.flatMap(({ text, where, lines, offset }) =>
    firstOfAlike(lines).map((each) => ({ ...each, column: each.column + offset, text: text.trim(), where })),
  );
  for (const each of told) reportSource(file, 'alike-in-all', each, each);
  return besideLines(reading, told, before.messages);
};

/**
 * Whether text is a sign or a single word; more words, or a parenthesis, may belong to a sentence that all texts have.
 */
function isStamp(text: string): boolean {
  return !text.includes('(') && (text.match(/\p{L}+/gu) ?? []).length < 2;
}

function textLine(line: Line): TextLine[] {
  const start = [...line.text.matchAll(/\bAn? /g)].find(({ index }) =>
    startsWithTypeLine(line.text.slice(index)),
  )?.index;
  if (start === undefined) return [];
  const [sentences = line.text] = wholeSentences.exec(line.text) ?? [];
  return [{ ...line, front: line.text.slice(0, start), behind: line.text.slice(sentences.length) }];
}

function framesOf(lines: readonly TextLine[]): Frame[] {
  const [first] = lines;
  if (!first || lines.length < fewestAlike) return [];
  const fronts = lines.map(({ front }) => regardlessOfNumbers(front));
  const shared = fronts
    .reduce((one, other) => one.slice(0, sharedStart(one, other)))
    .replace(/[\p{L}\p{N}'’\-[]+$/u, '');
  const start = new RegExp(`^${like(shared)}`, 'u').exec(first.front)?.[0] ?? '';
  const end = fronts
    .map((front) => front.slice(shared.length))
    .reduce((one, other) => one.slice(one.length - sharedEnd(one, other)));
  // The part after the colon, tab or bold mark that ends a template.
  const [inner = ''] = /(?<=[:*\t\]]\s*)[^:*\t\]\s][^:*\t\]]*$/u.exec(end) ?? [];
  // A text that stops within a sentence has more after its last whole one.
  const stamped = [...Map.groupBy(lines, ({ behind }) => regardlessOfNumbers(behind)).values()].find(
    (alike) => alike.length >= fewestAlike && 2 * alike.length > lines.length,
  );
  const behind = stamped?.[0]?.behind ?? '';
  const frames: Frame[] = [
    {
      text: start,
      where: 'front',
      lines,
      offset: 0,
      undo: (line) => line.replace(new RegExp(`^\\s*${like(start)}`, 'u'), ''),
    },
    {
      text: inner,
      where: 'template',
      lines,
      offset: first.front.length - inner.length,
      undo: (line) => line.replace(new RegExp(`(?<=[:*\\t\\]]\\s*)${like(inner)}\\s*(?=An? )`, 'u'), ''),
    },
    {
      text: behind,
      where: 'behind',
      lines: stamped ?? [],
      offset: (stamped?.[0]?.text.length ?? 0) - behind.length,
      undo: (line) => line.replace(new RegExp(`${like(behind)}\\s*$`, 'u'), ''),
    },
  ];
  return frames.filter(({ text, where }) => text.trim() !== '' && (where !== 'behind' || isStamp(text)));
}

/** A pattern for the same text with any numbers. */
function like(text: string): string {
  return escapePattern(text.trim()).replace(/\d+/g, '\\d+');
}
