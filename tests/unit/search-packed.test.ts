import { expect, test } from 'vitest';
import { packDocuments, unpackDocuments } from '../../src/search/packed.ts';
import { searchDocument as document } from '../samples.ts';

const documents = [
  document('Leap', { said: ['hop', '', 'jump'], wordings: 'a b' }),
  document('Moss', { said: [], wordings: 'c' }),
];

test('documents are the same once they were sent', () => {
  const sent = JSON.parse(JSON.stringify(packDocuments(documents)));
  expect(unpackDocuments(sent)).toEqual(documents);
});

test('documents that a cache has kept as they were sent before are read, too', () => {
  const kept = JSON.parse(JSON.stringify({ documents }));
  expect(unpackDocuments(kept)).toEqual(documents);
});
