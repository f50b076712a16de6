import { isMap, isSeq } from 'yaml';
import type { z } from 'zod';
import { excerpt } from '../../keywords/diagnostics/rule-words.ts';
import { listInWords } from '../../keywords/text/said/counted.ts';

/**
 * Words a schema's issue like all other messages: what was found, and what was expected.
 * @param found the value at the issue's path
 * @param meant fields that an unknown one may stand for
 */
export function issueInWords(issue: z.core.$ZodIssue, found: unknown, meant: readonly string[] = []): string {
  if (issue.code === 'unrecognized_keys')
    return `Found the field ${issue.keys.map((key) => `“${key}”`).join(', ')}, expected ${meant.length > 0 ? listInWords(meant.map((name) => `“${name}”`)) : 'none there'}`;
  if (issue.code === 'invalid_key')
    return `Found “${String(issue.path.at(-1))}”, ${issue.issues[0]?.message ?? issue.message}`;
  const field = issue.path.filter((key) => typeof key === 'string').join('.');
  const expected = expectedBy(issue);
  const isEmpty = issue.code === 'too_small' && issue.origin === 'array';
  const what = isEmpty ? 'nothing' : valueInWords(found);
  return `${field ? `${field}: found` : 'Found'} ${what}, ${expected}`;
}

/** How much of a value a message quotes, in characters. */
const mostQuoted = 200;

function valueInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  // A message is one line.
  if (typeof value === 'string') return excerpt(value.replaceAll('\n', '↵'), mostQuoted);
  if (isMap(value)) return 'fields';
  return isSeq(value) ? 'a list' : 'something else';
}

/** The expectation in a schema's message; a default message is in terms of programming, and is replaced. */
function expectedOf(message: string): string {
  const expected = /expected.*/s.exec(message)?.[0].replace(/, received .*/s, '') ?? message;
  return expected.replaceAll('"|"', '”, “').replace(/"(.*)"/s, '“$1”');
}

/** What a union expects: its last option, which people write; the others stand for nothing. */
function expectedBy(issue: z.core.$ZodIssue): string {
  const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  if (last) return expectedBy(last);
  return issue.code === 'invalid_type' ? expectedType(issue) : expectedOf(issue.message);
}

const typesInWords: Record<string, string> = {
  array: 'a list',
  object: 'fields, “name: value”',
  record: 'fields, “name: value”',
  string: 'text',
};

function expectedType({ message, expected }: z.core.$ZodIssueInvalidType): string {
  const said = expectedOf(message);
  return said === `expected ${expected}` ? `expected ${typesInWords[expected] ?? expected}` : said;
}
