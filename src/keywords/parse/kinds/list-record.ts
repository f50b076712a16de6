import type { VFile } from 'vfile';
import { reportSource } from '../../diagnostics/report.ts';
import type { Entry, Introduction } from '../../model.ts';
import { slugify } from '../../text/slug.ts';
import { foldSpaces } from '../../text/typography.ts';
import { nameOfTemplate } from '../../wording/template.ts';
import type { Context } from '../lines/context.ts';
import {
  type FieldLabel,
  fieldLabels,
  labelOfField,
  withoutColon,
  withoutSignInFront,
} from '../lines/labels.ts';
import type { Line } from '../lines/lines.ts';
import type { Unheaded } from '../outside/unheaded.ts';
import { readDay } from './date.ts';
import { nameOfHeading } from './heading.ts';
import { fieldOf, holdsTypeLine, type ListBlock } from './list-blocks.ts';

type Fields = ReadonlyMap<FieldLabel, Line>;

/** A field that an entry lacks. */
export interface Missing extends Line {
  label: FieldLabel;
  name: string;
}

/**
 * Reads an entry of the list, and reports what prevents that.
 * @param missing collects the fields that it lacks
 * @param unheaded collects it where it has no heading
 * @returns null where it cannot be read
 */
export function readRecord(
  file: VFile,
  block: ListBlock,
  { published, recorded }: Context,
  missing: Missing[],
  unheaded: Unheaded[],
): Entry | null {
  const { heading, body } = block;
  const place = heading ?? (block.fields[0] as Line);
  const fields = readFields(file, block);
  if (reportSignsInFront(file, fields)) return null;
  // A colon that leads to the text is not part of the template, as in the other kinds.
  const template = withoutColon(fields.get('Template')?.text ?? '');
  const name = heading ? nameOfHeading(heading.text, template) : nameOfTemplate(template);
  if (!template) {
    reportSource(file, 'template-missing', place, { name: name || place.text });
    return null;
  }
  if (!heading) unheaded.push({ ...place, text: template, name });
  if (!isIntroductionClear(file, fields)) return null;
  if (!body) {
    reportSource(file, 'text-missing', place, { kind: 'list', name });
    return null;
  }
  const added = fields.get(labelOfField.date);
  const introduction = introductionOf(fields);
  const day = published ?? recorded;
  if (added && introduction?.date && day && introduction.date > day)
    reportSource(file, 'date-late', added, {
      text: added.text,
      day,
      was: published ? 'published' : 'recorded',
    });
  // A field that is left blank says that nobody knows.
  for (const label of fieldLabels) if (!fields.has(label)) missing.push({ ...place, label, name });
  return {
    name: foldSpaces(name),
    template,
    text: body.text,
    introduction,
    line: place.line,
    column: place.column,
    textLine: body.line,
  };
}

/** Reports values that begin with a sign belonging to their label. */
function reportSignsInFront(file: VFile, fields: Fields): boolean {
  const isSigned = ([label, { text }]: [FieldLabel, Line]) =>
    label !== labelOfField.date && slugify(text) !== '' && withoutSignInFront(text) !== text;
  const signed = [...fields].filter(isSigned);
  for (const [label, value] of signed)
    reportSource(file, 'field-invalid', value, {
      label,
      text: value.text,
      meant: withoutSignInFront(value.text),
    });
  return signed.length > 0;
}

/** Whether each field that tells of the introduction can be read; reports those that cannot. */
function isIntroductionClear(file: VFile, fields: Fields): boolean {
  for (const label of Object.values(labelOfField)) {
    const value = fields.get(label);
    if (!value?.text) continue;
    const runsOn = holdsTypeLine(value.text);
    if (!runsOn && (label === labelOfField.date || slugify(value.text) !== '')) continue;
    reportSource(file, runsOn ? 'field-runs-on' : 'field-invalid', value, { label, text: value.text });
    return false;
  }
  return true;
}

/** What the fields say about the keyword's introduction; null where they say nothing. */
function introductionOf(fields: Fields): Introduction | null {
  const nameUnder = (label: FieldLabel) => foldSpaces(fields.get(label)?.text ?? '') || null;
  const set = nameUnder(labelOfField.set);
  const by = nameUnder(labelOfField.by);
  const date = readDay(fields.get(labelOfField.date)?.text ?? '');
  return set || by || date ? { set, by, date } : null;
}

/** The fields of an entry by label; reports repeated ones. */
function readFields(file: VFile, block: ListBlock): Fields {
  const fields = new Map<FieldLabel, Line>();
  for (const line of block.fields) {
    const field = fieldOf(line);
    if (!field) continue;
    if (fields.has(field.label)) reportSource(file, 'field-repeated', line, { label: field.label });
    else fields.set(field.label, field.value);
  }
  return fields;
}
