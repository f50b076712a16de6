import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../src/checks/claim/pasted/lines.ts';
import { widthOf } from '../../../../src/checks/claim/pasted/width.ts';

describe('a text that a program wrapped at a width', () => {
  const texts = (...lines: string[]) => linesOf(lines.join('\n')).map(({ text }) => text);
  const cut = [
    'A unit that moved over the moss twice before',
    'the Leap of another and that rests beside a',
    'Fern says until it turns, "It moves over the',
    'moss and stays on its stones until it rests.',
    'Then it moves once." of whatever is beside.',
  ];

  test('is joined, even before a capitalised word and within a quotation', () => {
    expect(texts(...cut)).toEqual([cut.join(' ')]);
    expect(texts('Moss', '', ...cut, '', 'It rests on moss.')).toEqual([
      'Moss',
      cut.join(' '),
      'It rests on moss.',
    ]);
  });

  test('also where a mail quotes it, or its lines were copied with their numbers', () => {
    expect(texts(...cut.map((line) => `> > ${line}`))).toEqual([cut.join(' ')]);
    expect(texts(...cut.map((line, index) => `${index + 9}\t${line}`))).toEqual([cut.join(' ')]);
    expect(texts(...cut.map((line) => `• ${line}`)).length).toBeGreaterThan(1);
  });

  test('and the fields of a list beside it show no width', () => {
    const fields = ['Added By: Independent Moss Committee', 'Date Added: 1/1/2001'];
    expect(texts(...fields, ...cut)).toEqual([...fields, cut.join(' ')]);
  });

  test('is recognised by the words that had no room; separate claims on lines leave room', () => {
    const claims = [
      'A unit that moved over the moss twice rests',
      'Leap rests beside any of the stones',
      'Fern moves until it turns to the stones',
      'Stones rest beside the fern on the moss',
    ];
    expect(texts(...claims)).toEqual(claims);
    expect(texts(...claims.map((claim) => claim.padEnd(44, 'x')))).toHaveLength(claims.length);
    // Behind the last of these lines there was room for what follows.
    const shorter = [...cut.slice(0, 3), 'moss and stays on stones', 'Leap rests beside any of these.'];
    expect(texts(...shorter)).toHaveLength(2);
    // One line that ends so may end so by chance.
    expect(texts('A unit that says to its stones, "It rests.', 'Then it moves."')).toHaveLength(2);
    // No page is as wide.
    expect(texts(...cut.map((line) => `${'so '.repeat(40)}${line}`)).length).toBeGreaterThan(1);
  });
});

describe('the width of a text', () => {
  /** A line of so many characters that stops within a sentence. */
  const line = (length: number, first = 'moss') => `${first} and fern`.padEnd(length - 3, 'n').concat(' of');

  test('is that of its longest line after which the next word had no room', () => {
    expect(widthOf([line(40), line(44), line(41), 'moss rests.'])).toBe(44);
    expect(widthOf([line(40), line(41), line(99), '', 'moss rests.'])).toBe(41);
    // Four letters and a blank have room behind 39 of 44.
    expect(widthOf([line(39), line(44), line(41), 'moss rests.'])).toBeNull();
    expect(widthOf([line(40), line(44), line(41), 'moss.', line(30), 'moss rests.'])).toBeNull();
  });

  test('is shown by two unfinished lines or more that are no names, most of them continued in lower case', () => {
    expect(widthOf([line(44), 'moss rests.'])).toBeNull();
    expect(widthOf([line(30), line(30), 'moss rests.'])).toBe(30);
    expect(widthOf([line(29), line(29), 'moss rests.'])).toBeNull();
    expect(widthOf([line(44), line(44, 'Moss'), 'moss rests.'])).toBe(44);
    expect(widthOf([line(44), line(44, 'Moss'), 'Moss rests.'])).toBeNull();
    expect(widthOf([line(160), line(160), 'moss rests.'])).toBe(160);
    expect(widthOf([line(161), line(161), 'moss rests.'])).toBeNull();
    expect(widthOf([])).toBeNull();
  });
});

test('a hyphen at the end of a line is that of a word which a joining word follows', () =>
  expect(
    linesOf('Go one-\nor two-step over the moss.').map(({ text, rejoined }) => [text, rejoined]),
  ).toEqual([Array(2).fill('Go one- or two-step over the moss.')]));
