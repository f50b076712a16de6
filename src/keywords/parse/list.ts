import type { VFile } from 'vfile';
import type { Entry } from '../model.ts';
import { firstOfAlike } from '../rule-words.ts';
import { report } from '../source-rules.ts';
import { isTemplateOf, nameOfTemplate, startsWithTypeLine } from '../template.ts';
import { slugify } from '../text/slug.ts';
import { foldSpaces, foldTypography } from '../text/typography.ts';
import { account } from './account.ts';
import { readDay } from './date.ts';
import { nameOfHeading } from './heading.ts';
import { labels } from './labels.ts';
import { contentLines, type Line, looksLikeHeading } from './lines.ts';
import { type Context, type Piece, readOrRefused, stray } from './pieces.ts';

type Label = (typeof labels)[number];
type Fields = Map<Label, Line>;

/** A label within the value of another field: the line end between them is lost. */
const labelWithin = new RegExp(`\\b(?:${labels.join('|')})\\s*:`, 'i');

/** The same within a text, which may speak of a template itself: `Place the template: all under it …`. */
const labelWithinText = new RegExp(labelWithin.source);

/** A line that has a label, or one of the labels without its colon. */
const labelled = new RegExp(`^(?:\\p{Lu}[\\p{L} ]{1,30}:(?:\\s|$)|(?:${labels.join('|')})\\b)`, 'u');

/**
 * Reads the keyword list: a title, then for each keyword a heading, labelled fields and one line of text.
 * Every line ends up in an entry, around the entries or in a message on the file.
 */
export function parseList(file: VFile, context: Context = {}): Entry[] {
  const lines = contentLines(String(file));
  const pieces: Piece[] = [];
  const unknown: Line[] = [];
  const joined: Line[] = [];
  const noDays: Line[] = [];
  const missing: Missing[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as Line;
    const heading = isHeading(lines, index) ? line : null;
    const start = heading ? index + 1 : index;
    const end = endOfFields(lines, start, heading);
    if (end === start) {
      pieces.push(stray(line));
      index++;
      continue;
    }
    const body = isBody(lines, end) ? (lines[end] as Line) : null;
    const block = lines.slice(start, end);
    const odd = block.filter((each) => !fieldOf(each));
    const runIn = fieldsJoined(heading ? [heading, ...block] : block, body);
    unknown.push(...odd.filter((each) => !runIn.includes(each)));
    joined.push(...runIn);
    noDays.push(...block.flatMap(noDayOf));
    const isWhole = odd.length === 0 && runIn.length === 0;
    const entry = isWhole ? readRecord(file, heading, block, body, context, missing) : null;
    pieces.push(readOrRefused(entry, line, body ?? (lines[end - 1] as Line)));
    index = body ? end + 1 : end;
  }
  for (const each of firstOfAlike(unknown, beginningOf))
    report(file, 'field-unknown', each, { ...each, labels });
  for (const each of firstOfAlike(noDays, shapeOf)) report(file, 'date-invalid', each, each);
  for (const each of firstOfAlike(missing, ({ label }) => label)) report(file, 'field-missing', each, each);
  for (const each of firstOfAlike(joined)) report(file, 'fields-joined', each, each);
  return account(file, 'list', pieces, context);
}

function fieldOf(line: Line | undefined): { label: Label; value: Line } | null {
  const colon = line?.text.indexOf(':') ?? -1;
  if (!line || colon === -1) return null;
  const before = foldTypography(line.text.slice(0, colon)).toLowerCase();
  const label = labels.find((candidate) => candidate.toLowerCase() === before);
  if (!label) return null;
  const value = line.text.slice(colon + 1).trimStart();
  return {
    label,
    value: { text: value, line: line.line, column: line.column + line.text.length - value.length },
  };
}

/** What a field has as a day, and is none. */
function noDayOf(line: Line): Line[] {
  const field = fieldOf(line);
  if (field?.label !== 'Date Added') return [];
  const { text } = field.value;
  return text === '' || holdsTypeLine(text) || readDay(text) ? [] : [field.value];
}

/** What a line begins with that is no field: a label without its colon, or what has one. */
function beginningOf({ text }: Line): string | undefined {
  return labels.find((label) => text.startsWith(label)) ?? text.split(':')[0]?.replace(/\d+/g, '0');
}

/** How days are written: those of one document that cannot be read are mostly written alike. */
function shapeOf({ text }: Line): string {
  return text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0');
}

/** A heading stands above fields whose template is of its name. Fields without a template, or with a blank one, take the line above them. */
function isHeading(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (!line || fieldOf(line)) return false;
  const end = endOfFields(lines, index + 1, line);
  if (end === index + 1) return false;
  const template = lines
    .slice(index + 1, end)
    .map(fieldOf)
    .find((field) => field?.label === 'Template');
  // Where another field ran into it, what stands in front of that is the template.
  const [first = ''] = template?.value.text.split(labelWithin) ?? [];
  return first === '' || isTemplateOf(first, line.text);
}

/**
 * The line under the fields is their text, unless it is a heading, or looks like one that its own fields do not fit.
 */
function isBody(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (!line || isHeading(lines, index)) return false;
  const isAboveFields = endOfFields(lines, index + 1) > index + 1;
  return !(isAboveFields && looksLikeHeading(line));
}

/**
 * How far the fields of an entry go, with the lines among them that are none: a slip in a label, or a field that no
 * entry has.
 * @param heading above them, under which such a line may be the first
 */
function endOfFields(lines: readonly Line[], start: number, heading: Line | null = null): number {
  const found = new Set<Label>();
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
 * Whether a line stands where a field would: in front of another of the same entry, or with a label right above the
 * text.
 */
function isOddField(lines: readonly Line[], index: number, found: ReadonlySet<Label>): boolean {
  const line = lines[index] as Line;
  const [next, after] = lines.slice(index + 1, index + 3);
  const isLabelled = labelled.test(line.text) && !holdsTypeLine(line.text);
  const under = next && !fieldOf(next) && labelled.test(next.text) ? after : next;
  const field = fieldOf(under);
  if (!field) return found.size > 0 && isLabelled && under !== undefined && startsWithTypeLine(under.text);
  if (found.size === 0) return isLabelled;
  return field.label !== 'Template' && !found.has(field.label) && (isLabelled || looksLikeHeading(line));
}

/** The first line of an entry that has another field within it. */
function fieldsJoined(block: readonly Line[], body: Line | null): Line[] {
  const values = block.map((line) => fieldOf(line)?.value ?? line);
  const first =
    values.find(({ text }) => labelWithin.test(text)) ??
    [body].find((line) => line && labelWithinText.test(line.text));
  return first ? [first] : [];
}

/** A field that an entry lacks. */
interface Missing extends Line {
  label: Label;
  name: string;
}

/** @param missing takes the fields that it lacks */
function readRecord(
  file: VFile,
  heading: Line | null,
  block: Line[],
  body: Line | null,
  { published, recorded }: Context,
  missing: Missing[],
): Entry | null {
  const place = heading ?? (block[0] as Line);
  const fields = readFields(file, block);
  // The colon behind which a page has the text is no part of it, as in the other kinds.
  const template = fields.get('Template')?.text.replace(/\s*:$/, '');
  const name = heading ? nameOfHeading(heading.text, template ?? '') : nameOfTemplate(template ?? '');
  if (!template) {
    report(file, 'template-missing', place, { name: name || place.text });
    return null;
  }
  if (!heading) report(file, 'heading-lost', place, { text: template, name });
  for (const label of ['Added in Set', 'Added By', 'Date Added'] as const) {
    const value = fields.get(label);
    if (!value?.text) continue;
    const runsOn = holdsTypeLine(value.text);
    if (!runsOn && (label === 'Date Added' || slugify(value.text) !== '')) continue;
    report(file, runsOn ? 'field-runs-on' : 'field-invalid', value, { label, text: value.text });
    return null;
  }
  if (!body) {
    report(file, 'text-missing', place, { kind: 'list', name });
    return null;
  }
  const added = fields.get('Date Added');
  const introduction = {
    set: fields.get('Added in Set')?.text || null,
    by: fields.get('Added By')?.text || null,
    date: readDay(added?.text ?? ''),
  };
  const day = published ?? recorded;
  if (added && introduction.date && day && introduction.date > day)
    report(file, 'date-late', added, { text: added.text, day, was: published ? 'published' : 'recorded' });
  for (const label of labels) if (!fields.get(label)?.text) missing.push({ ...place, label, name });
  return {
    name: foldSpaces(name),
    template,
    text: body.text,
    introduction: introduction.set || introduction.by || introduction.date ? introduction : null,
    line: place.line,
    column: place.column,
    textLine: body.line,
  };
}

/** Whether a text runs into a field: its line end is lost. */
function holdsTypeLine(value: string): boolean {
  return [...value.matchAll(/\bAn? /g)].some(({ index }) => startsWithTypeLine(value.slice(index)));
}

function readFields(file: VFile, block: readonly Line[]): Fields {
  const fields: Fields = new Map();
  for (const line of block) {
    const field = fieldOf(line);
    if (!field) continue;
    if (fields.has(field.label)) report(file, 'field-repeated', line, { label: field.label });
    else fields.set(field.label, field.value);
  }
  return fields;
}
