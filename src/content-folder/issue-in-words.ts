import type { z } from 'zod';

/**
 * What a schema says of a value, as every other message says it: what was found, and what was expected.
 * @param found the value at the issue's path
 * @param meant the field that may be meant by one that is not known
 */
export function issueInWords(issue: z.core.$ZodIssue, found: unknown, meant?: string): string {
  if (issue.code === 'unrecognized_keys')
    return `Found the field ${issue.keys.map((key) => `“${key}”`).join(', ')}, expected ${meant ? `“${meant}”` : 'only those that are known'}`;
  if (issue.code === 'invalid_key')
    return `Found “${String(issue.path.at(-1))}”, ${issue.issues[0]?.message ?? issue.message}`;
  const field = issue.path.filter((key) => typeof key === 'string').join('.');
  const expected = /expected.*/s.exec(issue.message)?.[0].replace(/, received .*/s, '') ?? issue.message;
  const isEmpty = issue.code === 'too_small' && issue.origin === 'array';
  const what =
    found === undefined || found === null || isEmpty
      ? 'nothing'
      : typeof found === 'string'
        ? `“${found}”`
        : 'something else';
  return `${field ? `${field}: found` : 'Found'} ${what}, ${expected}`;
}
