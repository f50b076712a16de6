import { describe, expect, test } from 'vitest';
import { createLookAlikeFinder } from '../../../../src/checks/cards/names/look-alikes.ts';
import { found } from '../../../helpers/made-game.ts';

describe('a name with a sign that was read as one that looks like it', () => {
  const find = createLookAlikeFinder(['Iris', 'Oak', 'Sedge', 'Bloom', 'Moss', 'Dell', 'Iris Bloom', 'Fern']);
  const named = (text: string) => find(text, () => false).map(({ term, meant }) => `${term} ${meant}`);

  test.each([
    ['lris', 'lris Iris'],
    ['Pay 1 Force -> 1ris', '1ris Iris'],
    ['Oak | 0ak 2', '0ak Oak'],
    ['It gets 5edge 2 until it rests.', '5edge Sedge'],
    ['8loorn: Draw a card.', '8loorn Bloom'],
    ['Clell | Oak', 'Clell Dell'],
    ['lris B1oom', 'lris B1oom Iris Bloom'],
    ['Fem 2', 'Fem Fern'],
  ])('is told where an ability stands: %s', (text, expected) => expect(named(text)).toEqual([expected]));

  test.each(['Iris | Oak', 'Each lris rests.', 'Clell marsh rests.', '0aks', 'oak', 'Units with 5edge'])(
    'and not here: %s',
    (text) => expect(named(text)).toEqual([]),
  );

  test('is one finding of a card, which its own name is not', () => {
    expect(found('Quokka | 8ound 2')).toEqual(['keyword-misspelt | 8ound | Bound']);
    expect(found('Quokka | 8ound 2', '8ound (A)')).not.toContain('keyword-misspelt | 8ound | Bound');
  });
});
