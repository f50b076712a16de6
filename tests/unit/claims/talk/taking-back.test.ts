import { expect, test } from 'vitest';
import { narrows } from '../../../../src/checks/claim/talk/taking-back.ts';

test.each([
  [' they rest ', ', not the fern', false],
  [' each of them rests ', ', not the fern', true],
  [' they rest ', ', not always', true],
  [' they rest ', ', and turn', false],
  [' if they rest ', ", and don't turn", true],
])('after “%s” “%s” may narrow it: %s', (said, rest, does) => expect(narrows(said, rest)).toBe(does));
