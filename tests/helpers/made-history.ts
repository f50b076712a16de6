import { changingKeyword } from './samples.ts';

/** Keywords of a made-up game: Leap changed twice; Bound was renamed to Vault, and says so. */
export const keywords = () => [
  changingKeyword('Leap', [
    ['Move one of them over the moss.', 'You may rest it on a stone.', 'It turns there once.'],
    ['Move two of them over the moss.', 'You may rest it on a stone.'],
    ['Move two of them over the fern.'],
  ]),
  changingKeyword(
    'Bound',
    [['Jump as far as the river.', 'It costs nothing to jump.'], ['Look for Vault.']],
    { renamedTo: 'vault' },
  ),
  changingKeyword('Vault', [['Jump as far as the sea.', 'It costs nothing to jump there.']], {
    formerNames: ['Bound'],
  }),
];
