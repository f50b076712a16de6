import { describe, expect, test } from 'vitest';
import { headOf } from '../../../../src/checks/cards/text/head.ts';
import { check, checkedCards, found } from '../../../helpers/made-game.ts';

/** The keywords of a text, and what is found in it. */
const read = (text: string) => ({
  names: check(text).mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' ')),
  found: found(text),
});

describe('what stands in front of the abilities of a card is none of them', () => {
  test.each([
    ['Bound Warden (Character - Scout): ', 'Bound Warden'],
    ['Bound Warden (B): ', 'Bound Warden'],
    ['Bound Warden (B) | Character - Marsh Scout | 4 | 30/2/3 | ', 'Bound Warden'],
    ['Bound Warden (B) - Character - Marsh Scout - 4 - 30/2/3\n', 'Bound Warden'],
    ['Bound Warden (Dark Character, Scout, cost 4, 30/3/4) ', 'Bound Warden'],
    ['Bound Warden, Character, cost 4: ', 'Bound Warden'],
    ['Bound Warden (Character, Marsh Scout, Rare) ', 'Bound Warden'],
    ['Bound Warden (Character - Scout - Leap Town, Rare) | ', 'Bound Warden'],
    ['Bound Warden (Character / Scout)   ', 'Bound Warden'],
    ['Bound Warden - Character - Scout / Leap Town: ', 'Bound Warden'],
    ['Bound Warden (C2)  [Ground]\n', 'Bound Warden'],
    ['Bound Warden (Space) | R | 12 | ', 'Bound Warden'],
    ['Bound Warden [Character] ', 'Bound Warden'],
    ['Bound Warden — Dark Character — Cost 4 — 30/3/4\n', 'Bound Warden'],
    ['Bound Warden 30/2/3\n', 'Bound Warden'],
    ['Bound Warden 4 30/2/3: ', 'Bound Warden'],
    ['Bound Warden\nDark Character - Scout\nCost 4, 30/2/3\n', 'Bound Warden'],
    ['Bound Warden\nCost: 4 Speed: 30 Power: 2 Health: 3\n', 'Bound Warden'],
    ['Bound Warden\nType: Ground\nRarity: R\n', 'Bound Warden'],
    ['Bound Warden | Character | Scout | 4 | 30 | 2 | 3 | ', 'Bound Warden'],
    ['Bound Warden / Character / 4 / 30 / 2 / 3\n', 'Bound Warden'],
    ['Bound Warden (Promo) (B)\n', 'Bound Warden (Promo)'],
    ['Bound of the Marsh, Leap Warden (C)\n', 'Bound of the Marsh, Leap Warden'],
    ['Leap & Quokka (4 BP, 30/2/3): ', 'Leap & Quokka'],
    ['4-Bound (A): ', '4-Bound'],
    ['Now This Is Leap Town! (Light Ground unit): ', 'Now This Is Leap Town!'],
  ])('%j', (head, name) => {
    const text = `${head}Gate 2 | Quokka`;
    const { end, name: calledSo } = headOf(text) ?? {};
    expect(calledSo).toBe(name);
    expect(text.slice(end)).toMatch(/^\W*Gate 2 \| Quokka$/);
    expect(read(text)).toEqual({ names: ['Gate 2', 'Quokka'], found: [] });
  });

  test.each([
    'Leap, Ground, Space',
    'Each of your units (Ground, Space) gets Quokka',
    'Leap 1 | Quokka | 4',
    'Gate (X): open it',
    'Vault: Ground/Space',
    'Pay 2 moss -> Quokka (A)',
    'Bound Warden (A) gets +2 power',
    'Leap 2 (30/2/3) Quokka',
    'Quokka\nLeap 1\nCharacter',
    'Quill,\nBound Warden (A): Leap 2',
    'Take 1 30/1/1 Marsh Scout with Quokka.',
    'Ground and Space units get Quokka',
    'Vault: Character',
    'Leap 2\nCharacter - Scout',
    'Gate 12 (30/2/3)',
    'Leap +2 (30/2/3)',
    'Quokka | Bound Warden | Ground',
    'Quokka\nBound Warden | Ground',
    'Quokka, Leap A, Quokka',
    'Ground C, Leap',
  ])('but this is no head: %j', (text) => expect(headOf(text)).toBeNull());

  test.each([
    ['Bound Warden - Character - Quokka', ['Quokka']],
    ['Bound Warden (Ground) - Quokka | Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden (Ground) [Quokka] Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden (Ground)\nQuokka\n4', ['Quokka']],
    ['Bound Warden | Ground | Quokka | Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden\nGround\nQuokka', ['Quokka']],
    ['Bound Warden (Ground): Quokka - Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden, Ground, 4, Quokka, Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden (Ground):   gets Quokka', ['Quokka']],
    ['Bound Warden (Ground, Quokka gets Leap 2)', ['Quokka', 'Leap 2']],
    ['Bound Warden (B)\n- Quokka\n- Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden (B)\n– Vault: Rest.\n– Leap 2', ['Vault', 'Leap 2']],
    ['Bound Warden\nGround - Marsh Scout\n5 40/4/4\n- Quokka\n- Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden (B) - Ground - Scout - 8 - 50/6/5 - Quokka - Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden (B) - Ground - Quokka - Leap 2', ['Quokka', 'Leap 2']],
    ['Bound Warden (B) | Quokka | Toll Cost: Pay 2 moss. | Leap 2', ['Quokka', 'Leap 2']],
  ])('nor is an ability of a head: %j', (text, names) => expect(read(text).names).toEqual(names));

  test('a name that is a keyword is one, unless two things or a line of its own show another', () => {
    expect(read('Quokka | Character').names).toEqual(['Quokka']);
    expect(read('Quokka (Ground): Leap 2').names).toEqual(['Quokka', 'Leap 2']);
    expect(read('Quokka (Ground, 20/1/1): Leap 2').names).toEqual(['Leap 2']);
    expect(read('Quokka (Light Ground 3): Leap 2').names).toEqual(['Leap 2']);
    expect(read('Quokka // Ground // 3 // Leap 2').names).toEqual(['Leap 2']);
    expect(read('QUOKKA\nGROUND - SCOUT\nLeap 2').names).toEqual(['Leap 2']);
    expect(read('Quokka\nGround\nLeap 2').names).toEqual(['Leap 2']);
  });

  test('the card is called so, also within its text', () => {
    const [card] = checkedCards('**Bound Warden** (Ground): Leap 2 | When Bound Warden turns, draw a card.');
    expect(card).toMatchObject({ name: 'Bound Warden', findings: [] });
  });

  test.each([
    ['[b]Bound Warden[/b] (Ground): Leap 2', 'Bound Warden'],
    ['"Bound Warden" (Ground): Leap 2', 'Bound Warden'],
    ['Bound Warden [6; 50/5/5] Leap 2', 'Bound Warden'],
    ['Bound Warden - Ground/Space - Scout: Leap 2', 'Bound Warden'],
    ['# Light\n\nBound Warden (B) | Ground | Leap 2', 'Bound Warden'],
  ])('without what is around its name: %j', (text, name) =>
    expect(checkedCards(text).at(-1)).toMatchObject({ name, findings: [] }),
  );

  test('where the document has more or less of the name', () => {
    for (const name of ['Bound Warden, the Swift', 'Bound'])
      expect(check('Bound Warden (B): Gate 2', name).name).toBe('Bound Warden');
  });

  test('in a table none is of another name', () => {
    const [card] = checkedCards('Name\tText\nBound Warden\tQuokka | Toll Cost: 2 | Cost: 3 | Leap 2');
    expect(card).toMatchObject({ name: 'Bound Warden', mentions: [{ name: 'Quokka' }, { name: 'Leap' }] });
  });

  test.each(['Aa | Character | 1 | ', 'Aa (', 'A A ', '1 / ', 'Aa, ', 'A(B)'])(
    'and is read at once, however long it goes on: %j',
    (piece) => expect(headOf(piece.repeat(100_000))?.end ?? 0).toBeLessThanOrEqual(300),
  );
});

test('what a card is and costs is no ability that nobody knows, and what stands below it may be one', () => {
  for (const line of ['Ground Cost 5', 'Light Character Cost 5', '[i]Ground[/i] Cost 5'])
    expect(found(`Bound Warden\n${line}\nQuokka | Dodge 2`), line).toEqual(['keyword-unknown | Dodge 2']);
});
