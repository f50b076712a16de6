import { expect, test } from 'vitest';
import { linesOf } from '../../../../src/checks/claim/pasted/lines.ts';
import { hasPageNumber } from '../../../../src/checks/claim/pasted/pages.ts';

test('a running head is one if it occurs three times or more and interrupts a sentence', () => {
  const texts = (count: number, head: string, before = 'A unit that moved over the moss twice') =>
    linesOf(Array.from({ length: count }, (_, page) => `${before}\n${head}${page + 1}\nrests.`).join('\n'))
      .map(({ text }) => text)
      .join('|');
  const whole = (count: number) =>
    Array(count).fill('A unit that moved over the moss twice rests.').join('|');
  for (const head of ['Moss – ', 'Moss, page ', 'Moss | p. ']) expect(texts(3, head), head).toBe(whole(3));
  expect(texts(2, 'Moss – ')).not.toBe(whole(2));
  // A template with a number is none.
  expect(texts(3, 'Moss ')).not.toBe(whole(3));
  expect(texts(3, 'Moss – ', 'It rests.')).toContain('Moss – 1');
});

test('after or before the number of a page, two times are enough', () => {
  const broken = 'A unit that moved over the moss twice';
  const read = linesOf(`Rules of Moss\n${broken}\n\n14\n\nRules of Moss\nrests.`);
  expect(read.map(({ text }) => text)).toEqual(['Rules of Moss', `${broken} rests.`]);
  for (const number of ['14', '\nPage 14 of 20']) {
    const before = linesOf(`Rules of Moss\n13\n${broken}\nRules of Moss\n${number}\nrests.`);
    expect(before.map(({ text }) => text)).toEqual(['Rules of Moss', `${broken} rests.`]);
  }
  const apart = linesOf(`Moss      Page 14\n${broken}\n\n14\nMoss      Page 15\n\nrests.`);
  expect(apart.map(({ text }) => text)).toEqual(['Moss      Page 14', `${broken} rests.`]);
});

test.each([
  ['Rules of Moss – 14', true],
  ['Only in Moss – 14', false],
  ['Rules of Moss', false],
])('a title with a number may be that of a page unless it narrows what is above: %s', (line, isOne) =>
  expect(hasPageNumber(line)).toBe(isOne),
);

test('a page may end between two sentences of a quotation, and with a notice', () => {
  const begun = ['An old stone means, "It moves over the', 'moss by day and over the fern by night.'];
  const ended = ['It rests there, and nobody may ever move', 'it, and then it turns over the moss."'];
  const page = (number: number) => [`${number}`, 'Rules of Moss'];
  const [text] = linesOf([...begun, ...page(14), ...ended, ...page(15)].join('\n'));
  expect(text?.text).toBe([...begun, ...ended].join(' '));
  const broken = 'A unit that moved over the moss twice';
  const read = linesOf(`${broken}\n© 2024 Moss. All rights reserved.\nPage 8 of 12\nrests.\n© 2024 Moss`);
  expect(read.map(({ text }) => text)).toEqual([`${broken} rests.`, '© 2024 Moss']);
});

test('a running head has its number at the other margin', () => {
  const gap = ' '.repeat(40);
  const [begun, rest] = ['A unit that moved over the moss twice by', 'day and over the fern by night rests.'];
  for (const page of [
    (number: number) => `Rules of Moss${gap}${number}`,
    (number: number) => `${number}${gap}Rules of Moss`,
  ]) {
    const whole = Array(3).fill(`${begun} ${rest}`);
    const pages = [4, 5, 6].flatMap((number) => [begun, page(number), rest]);
    expect(linesOf(pages.join('\n')).map(({ text }) => text)).toEqual(whole);
    // What is below it is no part of it, however full its line is.
    const [head, text] = linesOf([page(4), begun, rest].join('\n')).map(({ text }) => text);
    expect([head, text]).toEqual([page(4), `${begun} ${rest}`]);
  }
});
