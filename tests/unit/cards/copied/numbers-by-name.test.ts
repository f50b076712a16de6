import { expect, test } from 'vitest';
import { mendCards } from '../../../../src/checks/cards/fix.ts';
import { checkedCards } from '../../../helpers/made-game.ts';

/** Each card: its name, the keywords in it, and what is found. */
const read = (document: string) =>
  checkedCards(document).map(({ name, mentions, findings }) => [
    name,
    mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(),
    findings.map(({ rule }) => rule).join(),
  ]);

test.each(['keywords', 'Key_Words', 'abilities'])(
  'keywords by their names below “%s” have their numbers',
  (label) => {
    expect(
      read(
        `- name: Quill\n  ${label}:\n    Leap: 2\n    Quokka: true\n    Gate: 3\n- name: Pen\n  ${label}:\n    Gate: \n    Leap: 4`,
      ),
    ).toEqual([
      ['Quill', 'Leap 2,Quokka,Gate 3', ''],
      ['Pen', 'Gate,Leap 4', 'number-missing'],
    ]);
  },
);

test('what a card has not is no keyword of it', () => {
  expect(read('- name: Quill\n  keywords:\n    Leap: false\n    Quokka: 0\n    Gate: 3')).toEqual([
    ['Quill', 'Gate 3', ''],
  ]);
});

test('a name that is mended there keeps what sets it off', () => {
  const document = '- name: Quill\n  keywords:\n    LEAP: 2\n    quokka: yes\n';
  expect(mendCards(document, checkedCards(document), checkedCards).text).toBe(
    '- name: Quill\n  keywords:\n    Leap: 2\n    Quokka: yes\n',
  );
});

test.each([
  '- name: Quill\n  keywords:\n  Leap: 2',
  '- name: Quill\n  effects:\n    Leap: 2',
  '- name: Quill\n  keywords:\n    Leap: 2\n\n    Leap: 3',
])(
  'where it is not below such a label, and further in, a colon before a number is a slip: %j',
  (document) => {
    expect(read(document).flatMap(([, , found]) => found)).toContain('number-misspelt');
  },
);
