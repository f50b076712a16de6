import { describe, expect, test } from 'vitest';
import { found } from '../../../helpers/made-game.ts';

describe('a colon leads to a list of what is given', () => {
  test.each([
    ['Boat Pilot. The Boat gets * +1 power. * Leap 2', ['list-colon | gets | gets:']],
    ['Boat Pilot. The Boat gets. *+1 power *Leap 2', ['list-colon | gets. | gets:']],
    ['Each Boat has “Boat Pilot. The Boat gets" *+1 power *Leap 2', ['list-colon | gets" | gets:']],
    ['Boat Pilot. The Boat gets; -Quokka -Leap 2', ['list-colon | gets; | gets:']],
    ['Boat Pilot. The Boat gets. - +1 power - Leap 2', ['list-colon | gets. | gets:']],
    ['Boat Pilot. The Boat gets -1 power.', []],
    ['Boat Pilot. The Boat gets, -1 power or not, Leap 2.', []],
    ['They get *“Quokka” *Leap 2', ['list-colon | get | get:']],
    ['Boat Pilot. The Boat gets: * +1 power. * Leap 2', []],
    ['The Boat gets *Leap 2* by night.', []],
    ['The Boat gets **Leap 2** by night.', []],
    ['Gadgets * Leap 2', []],
  ])('%s', (text, findings) =>
    expect(found(text).filter((each) => each.startsWith('list'))).toEqual(findings),
  );
});
