import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const check = createCardCheck([
  sampleKeyword('Leap', sampleRevision('Leap X', [does('It leaps.')])),
  sampleKeyword(
    'Warden',
    sampleRevision('Warden', [
      'A layered ability written as ">o< [kind] Warden. The [kind] gets:… ." that means, "It may ride one."',
    ]),
  ),
  sampleKeyword('Rider', sampleRevision('Rider', [does('It rides.')])),
]);
const found = (text: string) =>
  check(text, 'Quill').findings.map(({ rule, facts, start, end }) => {
    const { found, before } = facts as { found: string; before: string };
    expect(text.slice(start, end)).toBe(found);
    return `${rule} ${found}: ${before}`;
  });

describe('what an ability names twice is the same both times', () => {
  test.each([
    ['Boat Warden. The Cart gets: * Leap 2', 'Cart: Boat'],
    ['Leap 2 | [Warden] Boat Warden. The Baot gets: * Leap 2', 'Baot: Boat'],
    ['Leap 2 | Boat and Old Cart Warden. The Boat or Old Crat gets: -Leap 2', 'Old Crat: Old Cart'],
    ['It has "Boat, Cart, and Raft Warden. the Boat, Cart, or Rafts gets Leap 2."', 'Rafts: Raft'],
  ])('%s', (text, expected) => expect(found(text)).toContain(`named-otherwise ${expected}`));

  test.each([
    'Boat Warden. The Boat gets: * Leap 2',
    'Boat and Cart Warden. The Boat or Cart gets: * Leap 2',
    'Boat or Cart Warden. The Boat  or Cart gets: * Leap 2',
    'Patrol boat Warden. The Patrol Boat gets: * Leap 2',
    'Boat, Cart, and Raft Warden. The Water Unit gets: * Leap 2',
    'Boat Warden. The unit gets: * Leap 2',
    'Boat Warden. This Cart gets: * Leap 2',
    'Boat Warden. The Cart Warden. The Boat gets: * Leap 2',
    'Boat Warden. The Cart rests.',
    'Old Boat Warden. The Boat gets: * Leap 2',
    'Boat Rider. The Cart gets: * Leap 2',
    'It rests with a Warden. The Cart gets Leap 2.',
    'Each Cart with an Old Warden. The Cart rests.',
  ])('and here it is: %s', (text) =>
    expect(found(text).filter((each) => each.startsWith('named'))).toEqual([]),
  );
});
