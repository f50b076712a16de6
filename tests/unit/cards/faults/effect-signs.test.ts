import { describe, expect, test } from 'vitest';
import { found } from '../../../helpers/made-game.ts';

describe('a sign between a cost and an effect with any verb', () => {
  test.each([
    ['Remove 2 pebbles from a gate: Disrupt an attack.', 'arrow-broken | :'],
    ['Discard a card - Name a pen.', 'arrow-broken | -'],
    ['It gets "Remove 3 pebbles from a gate – Behold the marsh."', 'arrow-broken | –'],
    ['Discard a card: Draw a card.', 'arrow-broken | : |  ->'],
  ])('is told, and no arrow written where a name may begin so: %s', (text, told) =>
    expect(found(text)).toEqual([told]),
  );

  test('also where the cost says the name of the card', () =>
    expect(found('Discard as many cards as Old Quill has pebbles: Untap him.', 'Old Quill (B)')).toEqual([
      'arrow-broken | : |  ->',
    ]));

  test.each([
    'Choose a card: Disrupt an attack.',
    'At dusk: Disrupt an attack.',
    'Discard a card of Old Gates',
  ])('and is no arrow here: %s', (text) => expect(found(text)).toEqual([]));

  test('nor where the card is called as a sentence begins', () => {
    expect(found('Discard a pen Equipped Scout rests.')).toEqual(['arrow-missing | Equipped']);
    expect(found('Discard a pen Equipped Scout rests.', 'Equipped Scout')).toEqual([]);
  });
});

describe('a comma between a cost and its effect', () => {
  test.each([
    'Pay 2 Force, Choose a pen.',
    '[tap], The pen rests.',
    'Quokka | [tap], Pay 2 Force, Choose a pen.',
    'Tap, Each pen rests.',
    'Tap, Pay 1 build point, Draw a card.',
  ])('stands for the arrow: %s', (text) => expect(found(text)).toEqual(['arrow-broken | ,']));

  test.each([
    'Pay 2 Force, Remove a pebble.',
    'Pay 2 Force, Choose a pen -> It rests.',
    'Choose one: Pay 2 Force, Draw a card, or Discard a card.',
    'Choose one - Pay 2 Force, Draw a card.',
    'Tap, Choose a pen, and Discard a card.',
    'Pay 2 Force, Quill rests.',
  ])('but need not here: %s', (text) =>
    expect(found(text).filter((each) => each.startsWith('arrow'))).toEqual([]),
  );
});
