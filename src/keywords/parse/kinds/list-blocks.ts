import { foldTypography } from '../../text/typography.ts';
import { isTemplateOf, startsWithTypeLine } from '../../wording/template.ts';
import { anyLabel, type FieldLabel, fieldLabels, withoutSignInFront } from '../lines/labels.ts';
import { type Line, looksLikeHeading } from '../lines/lines.ts';
import { readDay } from './date.ts';

/** A label within the value of another field, where the line end between them is lost. */
const labelWithin = new RegExp(`(?:${anyLabel})\\s*:`, 'i');

/** A label within a text, which may itself mention a template: `Place the template: all under it …`. */
const labelWithinText = new RegExp(labelWithin.source);

/** A line that has a label. */
const withLabel = /^\p{Lu}[\p{L} ]{1,30}:(?:\s|$)/u;

/** One of the known labels, in capitals or not, perhaps without its colon. */
const knownLabel = new RegExp(`^(?:${anyLabel})\\b`, 'i');

function isLabelled({ text }: Line): boolean {
  return withLabel.test(text) || knownLabel.test(text);
}

/** The field on a line: its label, and its value with its place. Null where the line has no known label. */
export function fieldOf(line: Line | undefined): { label: FieldLabel; value: Line } | null {
  const colon = line?.text.indexOf(':') ?? -1;
  if (!line || colon === -1) return null;
  const before = foldTypography(line.text.slice(0, colon)).toLowerCase();
  const label = fieldLabels.find((candidate) => candidate.toLowerCase() === before);
  if (!label) return null;
  const value = line.text.slice(colon + 1).trimStart();
  return {
    label,
    value: { text: value, line: line.line, column: line.column + line.text.length - value.length },
  };
}

/** Whether the beginning of a text (`A layered …`) is within a value, where the line end before it is lost. */
export function holdsTypeLine(value: string): boolean {
  return [...value.matchAll(/(?:\b|(?<=\d))An? /g)].some(({ index }) =>
    startsWithTypeLine(value.slice(index)),
  );
}

/** The lines of one entry of the list. */
export interface ListBlock {
  heading: Line | null;
  /** Its fields, and other lines among them. */
  fields: Line[];
  body: Line | null;
  /** Index of the line after it. */
  end: number;
}

/**
 * The entry that begins at a line of the list: with its heading, or with its first field where the heading is lost.
 * @returns null where none begins there
 */
export function blockAt(lines: readonly Line[], index: number): ListBlock | null {
  const above = fieldsBelowText(lines, index);
  if (above) return above;
  const heading = isHeading(lines, index) ? (lines[index] as Line) : null;
  const start = heading ? index + 1 : index;
  const end = endOfFields(lines, start, heading);
  if (end === start) return null;
  const body = isBody(lines, end) ? (lines[end] as Line) : null;
  // Of a record that was cut off, the beginning of a label may be left: `Added`.
  const isCut = body && end === lines.length - 1 && fieldLabels.some((label) => label.startsWith(body.text));
  const below = body ? fieldsBelow(lines, start, end) : [];
  if (below.length > 0)
    return {
      heading,
      fields: [...lines.slice(start, end), ...below],
      body: null,
      end: end + 1 + below.length,
    };
  if (isCut) return { heading, fields: lines.slice(start, end), body: null, end: lines.length };
  return { heading, fields: lines.slice(start, end), body, end: body ? end + 1 : end };
}

/**
 * The fields below the text of an entry, which came between them: several that it lacks, and none of another one. A
 * single one slipped there, and is told where it is.
 */
function fieldsBelow(lines: readonly Line[], start: number, text: number): Line[] {
  const labelsOf = (some: readonly Line[]) => some.map((line) => fieldOf(line)?.label);
  const below = lines.slice(text + 1, endOfFields(lines, text + 1));
  const [own, labels] = [labelsOf(lines.slice(start, text)), labelsOf(below)];
  const isOwn = own.includes('Template') && labels.every((label) => label && !own.includes(label));
  return isOwn && below.length > 1 && startsWithTypeLine(lines[text]?.text ?? '') ? below : [];
}

/**
 * The entry whose text stands above its fields, under its heading: the text is not where it is read.
 * @returns null where another one begins at this line, or none
 */
function fieldsBelowText(lines: readonly Line[], index: number): ListBlock | null {
  const [heading, text] = lines.slice(index, index + 2);
  if (!heading || !text || fieldOf(heading) || !startsWithTypeLine(text.text)) return null;
  const start = index + 2;
  const end = endOfFields(lines, start);
  const fields = lines.slice(start, end);
  const isOwn = fields.some((line) => {
    const field = fieldOf(line);
    return field?.label === 'Template' && isTemplateOf(field.value.text, heading.text);
  });
  return isOwn && !isBody(lines, end) ? { heading, fields, body: null, end } : null;
}

/**
 * Whether a line is a heading: it is above fields whose template has its name, or above fields without a template or
 * with a blank one. The text of an entry is none, whatever field may have slipped below it.
 */
function isHeading(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (!line || fieldOf(line) || startsWithTypeLine(line.text)) return false;
  const end = endOfFields(lines, index + 1, line);
  if (end === index + 1) return false;
  const template = lines
    .slice(index + 1, end)
    .map(fieldOf)
    .find((field) => field?.label === 'Template');
  // Where another field ran into it, the part before that is the template.
  const [first = ''] = template?.value.text.split(labelWithin) ?? [];
  return first === '' || isTemplateOf(withoutSignInFront(first), line.text);
}

/**
 * Whether a line is the text below an entry's fields: it is, unless it is a heading, or looks like one whose own
 * fields do not fit.
 */
function isBody(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (!line || isHeading(lines, index)) return false;
  const isAboveFields = endOfFields(lines, index + 1) > index + 1;
  return !(isAboveFields && looksLikeHeading(line));
}

/**
 * Index of the line after an entry's fields, including other lines among them: a misspelt label, or a field that no
 * entry has.
 * @param heading the heading above; with one, such a line may be the first
 */
function endOfFields(lines: readonly Line[], start: number, heading: Line | null = null): number {
  const found = new Set<FieldLabel>();
  const isHeaded = heading !== null && looksLikeHeading(heading);
  let end = start;
  for (let line = lines[end]; line; line = lines[++end]) {
    const field = fieldOf(line);
    if (field) found.add(field.label);
    else if ((end === start && !isHeaded) || !isOddField(lines, end, found)) break;
  }
  return end;
}

/**
 * Whether a line is in the place of a field: before another field of the same entry, or with a label directly above
 * the text. A day by itself is a field that lost its label.
 */
function isOddField(lines: readonly Line[], index: number, found: ReadonlySet<FieldLabel>): boolean {
  const line = lines[index] as Line;
  const [next, after] = lines.slice(index + 1, index + 3);
  const hasLabel = isLabelled(line) && !holdsTypeLine(line.text);
  const under = next && !fieldOf(next) && isLabelled(next) ? after : next;
  const field = fieldOf(under);
  if (!field && readDay(line.text)) return found.size > 0 && under !== undefined;
  if (!field) return found.size > 0 && hasLabel && under !== undefined && startsWithTypeLine(under.text);
  if (found.size === 0) return hasLabel;
  return field.label !== 'Template' && !found.has(field.label) && (hasLabel || looksLikeHeading(line));
}

/** The first line of an entry that has another field within it, if any. */
export function fieldsJoined({ heading, fields, body }: ListBlock): Line[] {
  const values = [heading, ...fields].flatMap((line) => (line ? (fieldOf(line)?.value ?? line) : []));
  const first =
    values.find(({ text }) => labelWithin.test(text)) ??
    [body].find((line) => line && labelWithinText.test(line.text));
  return first ? [first] : [];
}
