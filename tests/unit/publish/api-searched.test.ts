import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { toApiSearched } from '../../../src/publish/api/keywords.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keyword = (name: string, text: string, more: Partial<Keyword> = {}) =>
  sampleKeyword(name, sampleRevision(name, [text]), more);

test('players’ words for a former name are words for the keyword that holds now, each once', () => {
  const aliases = { hop: ['jump', 'jump'], leap: ['bound', 'jump'], skip: ['pass'] };
  const of = (name: string, formerNames: string[]) =>
    toApiSearched(keyword(name, 'Move.', { formerNames }), aliases, { sources: [], urls: createUrls('/') })
      .aliases;
  expect(of('Leap', ['Hop', 'constructor'])).toEqual(['bound', 'jump']);
  expect(of('Hop', [])).toEqual(['jump']);
});
