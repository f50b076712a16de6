/** The labels of the fields of a keyword list. */
export const labels = ['Template', 'Added in Set', 'Added By', 'Date Added'] as const;

const field = new RegExp(`^(?:${labels.join('|')})\\s*:`, 'i');

/** Whether a line is a field of a keyword list. */
export function isField(line: string): boolean {
  return field.test(line);
}
