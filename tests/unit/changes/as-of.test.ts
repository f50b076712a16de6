import { expect, test } from 'vitest';
import { glossaryAsOf } from '../../../src/keywords/as-of.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';

const ids = ['source-0', 'source-1', 'source-2'];
const asOf = (source: string) => {
  const { keywords } = readGlossaries(
    { Hop: 'Move one step.', Stay: 'Do not move.' },
    { Hop: 'Move two steps.', Crawl: 'Move half a step.' },
    { Stay: 'Wait.' },
  );
  return glossaryAsOf(source, keywords, ids).map(({ keyword, revision, source: from }) => [
    keyword.name,
    revision.text,
    from,
  ]);
};

test('as of a source, each keyword known by then stands in the wording that held, of whichever source', () => {
  expect(asOf('source-0')).toEqual([
    ['Hop', 'Move one step.', 'source-0'],
    ['Stay', 'Do not move.', 'source-0'],
  ]);
  expect(asOf('source-1')).toEqual([
    ['Crawl', 'Move half a step.', 'source-1'],
    ['Hop', 'Move two steps.', 'source-1'],
    ['Stay', 'Do not move.', 'source-0'],
  ]);
  expect(asOf('source-2').at(-1)).toEqual(['Stay', 'Wait.', 'source-2']);
});

test('as of a source that is not there nothing can be said', () => {
  expect(() => asOf('another')).toThrow('another');
});
