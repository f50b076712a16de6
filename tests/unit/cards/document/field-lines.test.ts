import { describe, expect, test } from 'vitest';
import { mendCards } from '../../../../src/checks/cards/fix.ts';
import { checkedCards, namedTexts, readCards } from '../../../helpers/made-game.ts';

describe('a line with the fields of a card each', () => {
  test.each([
    'name=Quill;cost=2;text=Leap 2. Quokka\nname=Pen;cost=3;text=Gate 2',
    'name="Quill" cost=2 text="Leap 2. Quokka"\nname="Pen" cost=3 text="Gate 2"',
    "name='Quill', cost=2, text='Leap 2. Quokka',\nname='Pen', cost=3, text='Gate 2',",
    'Name: Quill; Cost: 2; Text: Leap 2. Quokka\n\nName: Pen; Cost: 3; Text: Gate 2',
    'Name: Quill, Rules Text: Leap 2. Quokka\nName: Pen, Rules Text: Gate 2',
    'id=1\tcard_name=Quill\tcard_text=Leap 2. Quokka\r\nid=2\tcard_name=Pen\tcard_text=Gate 2\r\n',
    'text=Leap 2. Quokka | name=Quill\ntext=Gate 2 | name=Pen',
  ])('%j', (document) => {
    expect(namedTexts(document)).toEqual([
      ['Quill', 'Leap 2. Quokka'],
      ['Pen', 'Gate 2'],
    ]);
  });

  test('may lack one, and have a keyword with a colon or a sign of its own in its text', () => {
    const cards = [
      'name=Quill;text=Quokka; Vault: Turn it = so',
      'name=Pen;text=Quokka; Vault: [x]',
      'name=Ink',
    ];
    expect(namedTexts(cards.join('\n'))).toEqual([
      ['Quill', 'Quokka; Vault: Turn it = so'],
      ['Pen', 'Quokka; Vault: [x]'],
    ]);
    expect(readCards(cards.join('\n')).textless).toBe(1);
  });

  test('is mended where it stands, in its marks', () => {
    const document = (leap: string) =>
      `name="Quill" text="\\"Big\\" ${leap} 2"\nname="Pen" text="${leap} 3"\n`;
    const given = document('LEAP');
    expect(mendCards(given, checkedCards(given), checkedCards).text).toBe(document('Leap'));
  });
});

test.each([
  ['no name', 'cost=2;text=Leap 2\ncost=3;text=Gate 2'],
  ['no text', 'name=Quill;cost=2\nname=Pen;cost=3'],
  ['a line without fields', 'name=Quill;text=Leap 2\nname=Pen;text=Gate 2\nQuokka'],
  ['a line alone', 'name=Quill;text=Leap 2'],
])('others are not read so: %s', (_, document) => expect(readCards(document).column).toBe(-1));
