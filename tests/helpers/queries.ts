import { readFileSync } from 'node:fs';

/** A query with the keywords that answer it, as people wrote it down who had only the rules before them. */
export interface AnsweredQuery {
  query: string;
  expect: string[];
}

/** The queries of players. */
export const queries: AnsweredQuery[] = JSON.parse(readFileSync('tests/fixtures/queries.json', 'utf-8'));

/** More, of every keyword. */
export const moreQueries: AnsweredQuery[] = readFileSync('tests/fixtures/queries-more.tsv', 'utf-8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([query = '', expected = '']) => ({ query, expect: expected.split(',') }));

/** The place of the first keyword that answers, counted from 1; 0 where none is found. */
export function rankOf({ expect }: AnsweredQuery, found: readonly string[]): number {
  return found.findIndex((slug) => expect.includes(slug)) + 1;
}
