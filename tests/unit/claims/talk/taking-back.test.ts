import { expect, test } from 'vitest';
import { narrows, qualifies, saysOnce } from '../../../../src/checks/claim/talk/taking-back.ts';

test.each([
  [' they rest ', ', not the fern', false],
  [' each of them rests ', ', not the fern', true],
  [' they rest ', ', not always', true],
  [' they rest ', ', and turn', false],
  [' if they rest ', ", and don't turn", true],
])('after “%s” “%s” may narrow it: %s', (said, rest, does) => expect(narrows(said, rest)).toBe(does));

test.each(['2002-2010', 'from 2002 to 2010', 'between 2002 and 2010', '1999 - 2001', 'in 2002 through 2010'])(
  'two years between which a text held say that it held once: %s',
  (said) => expect(saysOnce(` ${said} `)).toBe(true),
);

test.each(['2002', 'since 2002', 'from 2002 to 2010 units rested', '2002-03-04'])('but not: %s', (said) =>
  expect(saysOnce(` ${said} `)).toBe(false),
);

test('a word alone may call what was said untrue', () => {
  for (const said of ['illegal', 'turns out not', 'turns out otherwise'])
    expect(qualifies(` ${said} `)).toBe(true);
  for (const said of ['an illegal move', 'it turns out so']) expect(qualifies(` ${said} `)).toBe(false);
});
