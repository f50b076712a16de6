import type { Introduction } from '../../model.ts';

/** Labels of the fields that tell how a keyword was introduced, in the order of a keyword list. */
export const labelOfField = {
  set: 'Added in Set',
  by: 'Added By',
  date: 'Date Added',
} as const satisfies Record<keyof Introduction, string>;

/** The fields that tell how a keyword was introduced. */
export const introductionFields = Object.keys(labelOfField) as (keyof Introduction)[];

/** Labels of all fields of a keyword list. */
export const fieldLabels = ['Template', ...Object.values(labelOfField)] as const;

/** The label of a field of a keyword list. */
export type FieldLabel = (typeof fieldLabels)[number];

/** A pattern for any of the labels, for use within a group. */
export const anyLabel = fieldLabels.join('|');

const field = new RegExp(`^(?:${anyLabel})\\s*:`, 'i');

/** Whether a line is a field of a keyword list. */
export function isField(line: string): boolean {
  return field.test(line);
}

/** A label or a template without its final colon. */
export function withoutColon(text: string): string {
  return text.replace(/(?<!\s)\s*:$/, '');
}

/** A second colon after that of a label, or another sign in its place; no value begins with one. */
const signInFront = /^(?:[:;=,]|\p{Pd}(?=\s*\p{L}{2}))\s*/u;

/** The value of a field without a leading sign that belongs to its label. */
export function withoutSignInFront(value: string): string {
  return value.replace(signInFront, '');
}
