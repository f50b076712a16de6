import { expect, test } from 'vitest';
import { decoded } from '../../../../src/checks/claim/pasted/encoded.ts';

test.each([
  // A mail as it was sent.
  ['It can=E2=80=99t rest.=20', 'It can’t rest. '],
  ['It res=\nts on moss.', 'It rests\n on moss.'],
  ['It rests =\non moss.', 'It rests \non moss.'],
  ['It means, =\n"Rest" =\n(on =\n+2 moss).', 'It means, \n"Rest" \n(on \n+2 moss).'],
  ['It rests=E2=80=A8on moss.', 'It rests on moss.'],
  // A string of data, the bytes of a sign, letters of another width.
  ['It can\\u2019t rest.', 'It can’t rest.'],
  ['It canâ€™t rest on â€œmossâ€œ.', 'It can’t rest on “moss“.'],
  ['Ｉｔ ｒｅｓｔｓ．', 'It rests.'],
  ['𝗜𝘁 𝗿𝗲𝘀𝘁𝘀.', 'It rests.'],
])('what a mail, JSON or a program encoded is decoded: %j', (written, held) =>
  expect(decoded(written)).toBe(held),
);

test.each([
  '= Moss =\nIt rests.',
  'X=20',
  'It rests (1 + 1 =\n2).',
  'X=2F',
  'It has =C3 =E9.',
  '\\u000a\\u0022\\u2028',
  'Café â la façon',
  'X²',
  'PADMÉ’S moss',
  'CAFÉ…',
  'Weiß’s moss',
])('anything else stays as it is: %j', (text) => expect(decoded(text)).toBe(text));

test('a text of a megabyte is read once', () => {
  for (const sign of ['=', '=\n', ' =', '=E2', 'â', '\\u', 'Ã\u0080'])
    expect(decoded(sign.repeat(500_000))).not.toBe('');
});
