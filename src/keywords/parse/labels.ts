import type { Introduction } from '../model.ts';

/** What a keyword list calls the fields that tell how a keyword came into the game, in its order. */
export const labelOfField = {
  set: 'Added in Set',
  by: 'Added By',
  date: 'Date Added',
} as const satisfies Record<keyof Introduction, string>;

/** Those fields. */
export const introductionFields = Object.keys(labelOfField) as (keyof Introduction)[];

/** The labels of all fields of a keyword list. */
export const fieldLabels = ['Template', ...Object.values(labelOfField)] as const;

/** What a field of the keyword list is called. */
export type FieldLabel = (typeof fieldLabels)[number];

/** Any of the labels, to stand within the parentheses of a pattern. */
export const anyLabel = fieldLabels.join('|');

const field = new RegExp(`^(?:${anyLabel})\\s*:`, 'i');

/** Whether a line is a field of a keyword list. */
export function isField(line: string): boolean {
  return field.test(line);
}

/** A label or a template without the colon that ends it. */
export function withoutColon(text: string): string {
  return text.replace(/(?<!\s)\s*:$/, '');
}

/** A colon that stands once more behind that of a label, or another sign in its place; a value begins with none. */
const signInFront = /^(?:[:;=,]|\p{Pd}(?=\s*\p{L}{2}))\s*/u;

/** The value of a field without the sign in front that is of its label. */
export function withoutSignInFront(value: string): string {
  return value.replace(signInFront, '');
}
