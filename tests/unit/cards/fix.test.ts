import { describe, expect, test } from 'vitest';
import { type CardToMend, mendCards } from '../../../src/checks/cards/fix.ts';
import { checkedCards, readCards } from '../../helpers/made-game.ts';

describe('what is wrong beyond doubt is mended', () => {
  const fixed = (document: string) => mendCards(document, checkedCards(document), checkedCards);

  test('and all else stays as it is, character for character', () => {
    expect(fixed('LEAP 2 | Quoka\r\n\r\nBound: pay\nPay 1 => Leap-Frog\n')).toEqual({
      text: 'Leap 2 | Quoka\r\n\r\nVault: pay\nPay 1 -> Leap Frog\n',
      count: 4,
    });
    expect(fixed('Leap 2 | Quoka')).toEqual({ text: 'Leap 2 | Quoka', count: 0 });
  });

  test('a number alone, whichever blanks stand before it, and beside what else is mended there', () => {
    for (const [text, mended] of [
      ['Leap  three', 'Leap  3'],
      ['Leap(3). Leap four', 'Leap 3. Leap 4'],
    ])
      expect(fixed(text as string).text).toBe(mended);
  });

  test('until nothing is left, where what was mended shows another slip', () => {
    expect(fixed('Pay 1 => Leap: 3')).toEqual({ text: 'Pay 1 -> Leap 3', count: 2 });
    expect(fixed('Leap 2')).toEqual({ text: 'Leap 2', count: 0 });
  });

  test('in the cell of a table, behind a byte-order mark, where quotation marks are doubled', () => {
    const rows = (name: string) => `\ufeffName\tText\nQuill\t"It gets ""${name} 2"""\n`;
    expect(fixed(rows('LEAP'))).toEqual({ text: rows('Leap'), count: 1 });
  });

  test('with an arrow before a quotation there, whose marks stay doubled', () => {
    const rows = (arrow: string) => `Name,Text\nQuill,"Pay 2 moss ${arrow}""Draw a card."""\n`;
    expect(fixed(rows(''))).toEqual({ text: rows('-> '), count: 1 });
  });

  test('and nothing of a name on two lines, in two cells or in two values', () => {
    for (const document of [
      'Pay 2 moss Leap\r\nFrog',
      'Name,Text,Text 2\nQuill,Pay 2 moss Leap,Frog',
      '[{"name":"Quill","text":["Pay 2 moss Leap", "Frog"]}]',
      '<card><name>Quill</name><text>Pay 2 moss Leap</text><text>Frog</text></card>',
      'Gate 2 Leap\r\nFrog',
    ]) {
      expect(fixed(document)).toEqual({ text: document, count: 0 });
      for (const { findings } of checkedCards(document))
        for (const { facts } of findings)
          if ('found' in facts)
            expect(facts.found.replace(/\s+/g, ' ')).toMatch(/^(?:\W* )?(?:Leap Frog|Leap)$/);
    }
  });

  test('but not what stands in two cells, or with a tag between', () => {
    for (const document of [
      'Name,Text 1,Text 2\nReed,"When this unit turns, it gets LEAP","frog until dusk."\n',
      '[b]LEAP[/b] frog',
      '[url=http://x]LEAP[/url] frog',
    ]) {
      expect(checkedCards(document).flatMap(({ findings }) => findings.map(({ rule }) => rule))).toEqual([
        'keyword-case',
      ]);
      expect(fixed(document)).toEqual({ text: document, count: 0 });
    }
  });

  test('of two that overlap, the first says what to write', () => {
    const document = 'LEAP FROG';
    const [card] = readCards(document).cards;
    if (!card) throw new Error('no card');
    const finding = (start: number, end: number, replacement: string) =>
      ({
        rule: 'keyword-case',
        facts: { found: '', name: '' },
        start,
        end,
        replacement,
        segments: null,
      }) as const;
    const mend = (found: CardToMend) => mendCards(document, [found], () => []);
    const twice = { card, findings: [finding(5, 9, 'Frog'), finding(0, 9, 'Leap Frog')] };
    expect(mend(twice)).toEqual({ text: 'Leap Frog', count: 1 });
    const beside = { card, findings: [finding(4, 9, ' Frog'), finding(0, 4, 'Leap')] };
    expect(mend(beside)).toEqual({ text: 'Leap Frog', count: 2 });
  });
});
