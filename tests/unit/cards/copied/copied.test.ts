import { describe, expect, test } from 'vitest';
import { cardRules } from '../../../../src/checks/cards/card-rules.ts';
import { sentenceOf } from '../../../../src/keywords/diagnostics/diagnostics.ts';
import { check, found } from '../../../helpers/made-game.ts';

describe('a card is read as it is meant, wherever it was copied', () => {
  test.each([
    ['[b]Leap[/b]', ['number-missing | Leap']],
    ['[b]Quokka 2[/b]', ['number-unexpected | Quokka 2']],
    ['[color=red]Bound[/color] 2', ['keyword-renamed | Bound | Vault', 'colon-missing | Bound[/color] 2']],
    ['[list][*]Leap[*]Quokka[/list]', ['number-missing | Leap']],
    // One alone is a sign of the card.
    ['[b] -> Leap 2', []],
  ])('from a forum: %s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    ['<p>Leap</p><p>Quokka 2</p>', ['number-missing | Leap', 'number-unexpected | Quokka 2']],
    ['<ul><li>Leap</li><li>Quokka</li></ul>', ['number-missing | Leap']],
    ['Leap 2<hr/>Quokka', []],
  ])('from a page: %s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    [
      '\\begin{itemize}\n\\item Leap\n\\item[--] \\textbf{Quokka} 2\n\\end{itemize}',
      ['number-missing | Leap', 'number-unexpected | Quokka} 2'],
    ],
    ['Quokka $|$ Pay 2 moss $\\rightarrow$ Leap 2 \\textbar{} Leap', ['number-missing | Leap']],
    ["One of your squares gets ``Pay 2 moss $\\to$ Leap'' and rests.", ['number-missing | Leap']],
    ['Quokka \\\\ Leap \\\\ Gate 2', ['number-missing | Leap']],
    ['Turn it 50\\% of the time. | Leap', ['number-missing | Leap']],
  ])('from a typeset text: %s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    ['<text>Leap</text>', ['number-missing | Leap']],
    ['<text>Quokka\nLeap\nGate 2</text>', ['number-missing | Leap']],
    ['<name>Leap</name><rules>Quokka 2</rules>', ['number-unexpected | Quokka 2']],
    ['<text>Quokka', []],
    ['<text><![CDATA[Leap]]></text>', ['number-missing | Leap']],
  ])('from a program for cards: %j', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    ['[[Leap]]', ['number-missing | Leap']],
    ['[[Rules/Leap|Leap]] 2 | [[Quokka 2]]', ['number-unexpected | Quokka 2']],
    ['[[Pay 1 moss -> Leap]]', ['number-missing | Leap']],
    ['[[Leap 2', ['bracket-open | [', 'bracket-open | [']],
  ])('from a wiki: %s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each(['·', '▪', '◦', '‣', '■', '◆', '✓', '🔹', '│', '❘', '\uf0b7'])(
    'in a list, with %s as its point',
    (point) => {
      expect(found(`${point} Leap\n${point} Quokka 2`)).toEqual([
        'number-missing | Leap',
        'number-unexpected | Quokka 2',
      ]);
      expect(found(`Leap 2 ${point} Gate ${point} Quokka`)).toEqual(['number-missing | Gate']);
    },
  );

  test('with a bar of full width between two', () =>
    expect(found('Leap 2 ｜ Gate ｜ Quokka')).toEqual(['number-missing | Gate']));

  test.each(['o\tLeap\no\tQuokka', '→ Leap\n→ Quokka', 'Gate 2\n### Leap\nQuokka', 'Gate 2\\nLeap\\nQuokka'])(
    'in a list of another kind: %j',
    (text) => expect(found(text)).toEqual(['number-missing | Leap']),
  );

  test.each(['Quokka & Leap', 'Gate 2 + Leap', 'Gate 2 &amp; Leap'])('with a sign for "and": %s', (text) =>
    expect(found(text)).toEqual(['number-missing | Leap']),
  );

  test('with marks around each of several', () => {
    expect(found('**Leap 2** **Gate 3**')).toEqual([]);
    expect(found('`Leap 2` `Gate`')).toEqual(['number-missing | Gate']);
    expect(found('**Leap** **Frog**')).toEqual([]);
  });

  test.each(['~~Bound~~ Quokka', '<s>Bound</s> Quokka', '<del>Bound</del> Quokka', '[s]Bound[/s] Quokka'])(
    'without what somebody crossed out: %s',
    (text) => expect(found(text)).toEqual([]),
  );

  test('with a line that was broken behind a word that goes on', () => {
    expect(found('Whenever it uses\nLeap, turn one.')).toEqual([]);
    expect(found('Gate 2\nLeap, turn one.')).toEqual([]);
    expect(found('Hold On\nLeap')).toEqual(['number-missing | Leap']);
  });
});

test('a name that was parted at the end of a line is one', () => {
  expect(found('Pay 1 moss -> Quok-\nka')).toEqual([]);
  expect(found('Pay 1 moss -> Quok-\nka 2')).toEqual(['number-unexpected | Quok-\nka 2']);
  expect(found('Leap-\nQuokka')).toEqual(['number-missing | Leap']);
});

test('a title of many words with hyphens is read at once', () =>
  expect(found(`Pen\nBattle${'-A'.repeat(100)}!\nLeap`)).toEqual(['number-missing | Leap']));

describe('words that are no rules are none', () => {
  test.each([
    'Quokka\n*Leap, all of you.*',
    '[list][*]Quokka\n[/list]\n[i]Leap, all of you.[/i]',
    'Flavor: Leap, and they will fall.',
    'Flavour text: "Leap."',
    'Quokka | "Leap, Quill!"',
    'Quokka | Leap, and they will fall.',
    'Leap for you, and rest.',
  ])('%s', (text) => expect(found(text)).toEqual([]));

  test.each(['Leap, Quokka', 'Leap, and turn.', 'Leap for each stone', 'Leap, turn 2 of them.'])(
    'but for what may be an ability: %s',
    (text) => expect(found(text)).toEqual(['number-missing | Leap']),
  );

  test('but for what the card gives of another keyword', () =>
    expect(found('Leap\nOne of them gets Gate 2.')).toEqual(['number-missing | Leap']));

  test.each([
    ' \n Leap\nLight Battle\nOne of them gets Leap 2.',
    'Leap\nLight Battle\nOne of them gets Leap 2.',
    'Bound (B)\nIt rests | Gate 2',
    'Bound\nDark Mission - Moss\nGate 2',
    'Leap\nOne of them gets Leap 2.',
  ])('the title of a card: %j', (text) => {
    expect(found(text)).toEqual([]);
    expect(check(text).mentions.filter(({ start }) => start === 0 && !text.includes('\nOne'))).toEqual([]);
  });
});

describe('what is given is held against its template', () => {
  test.each([
    'Each of them has Leap.',
    'They have Quokka and Leap.',
    'It receives Leap until it rests.',
    'Grant one of them Leap',
    'It gains either Gate 2 or Leap',
    'It gets both Leap and Gate 2',
  ])('%s', (text) => expect(found(text)).toEqual(['number-missing | Leap']));

  test.each([
    'If it has Leap, turn it.',
    'Each that has Leap rests.',
    "It doesn't have Leap.",
    'It may have Leap.',
    'While it has Leap, turn one.',
  ])('and what a sentence asks for is not: %s', (text) => expect(found(text)).toEqual([]));

  test('where it leads to something, with its colon', () => {
    expect(found('It gets Vault Turn one.')).toEqual(['colon-missing | Vault']);
    expect(found('It gets Vault.')).toEqual([]);
  });

  test('with what the template only has a place for', () =>
    expect(found('Vault: [Toll] | Quokka')).toEqual(['template-unfilled | [Toll]']));
});

describe('what stands otherwise than cards have it', () => {
  test.each([
    ['Leap - 2', ['number-misspelt |  - 2 |  2']],
    ['Leap – 2', ['number-misspelt |  – 2 |  2']],
    ['Leap -2', ['number-misspelt |  -2']],
    ['It gets Leap -2.', []],
  ])('a number behind a dash: %s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each(['?', '\ufffd', '⮕', '➡️', '▶️', '←', '›', 'à', 'ŕ', 'è', 'и', '\uf0e8'])(
    'an arrow as %s',
    (sign) => expect(found(`Pay 2 moss ${sign} Leap 3`)).toEqual([`arrow-broken | ${sign} | ->`]),
  );

  test('a semicolon in place of an arrow, and not between two that are paid', () => {
    expect(found('Pay 2 moss; Leap 3')).toEqual(['arrow-broken | ; |  ->']);
    expect(found('[tap]; Pay 2 moss -> Leap 3')).toEqual([]);
  });

  test.each(['vault; Turn one.', 'vault - Turn one.', 'vault, Turn one.'])('a colon as in %s', (text) =>
    expect(found(text)).toContain('keyword-case | vault | Vault'),
  );

  test('a keyword that there is not, alone on a card whose name is known', () => {
    expect(found('Dodge 2', 'Quill')).toEqual(['keyword-unknown | Dodge 2']);
    expect(found('Dodge 2')).toEqual([]);
  });

  test('a slip in a word of its own name, where it stands as an ability does', () => {
    expect(found('Vualt: Turn one.', 'Vualt Door')).toEqual(['keyword-misspelt | Vualt | Vault']);
    expect(found('Vualt Door rests.', 'Vualt Door')).toEqual([]);
    expect(found('Space - River Boat\nVualt: Turn one.')).toEqual(['keyword-misspelt | Vualt | Vault']);
  });
});

test('a sign within a name that cannot be seen is told by its code', () => {
  const said = (text: string) =>
    check(text).findings.map(({ rule, facts }) => sentenceOf(cardRules, rule, facts));
  expect(said('Lea\u00adp 2')).toEqual(['Found “Lea[U+00AD]p”, expected “Leap”']);
  expect(said('Quok\u200bka')).toEqual(['Found “Quok[U+200B]ka”, expected “Quokka”']);
});

test('a number that begins a line below a keyword is of that only where an ability ends with it', () => {
  const used = (text: string) =>
    check(text).mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' '));
  const wide = 'As long as it rests at the gate, it gets';
  expect(used(`${wide} Quokka\n2 Force pay -> Leap 3`)).toEqual(['Quokka', 'Leap 3']);
  expect(used(`${wide} Leap\n2 Force pay -> Leap 3`)).toEqual(['Leap', 'Leap 3']);
  expect(used(`${wide} Leap\n2 and Quokka until it turns.`)).toEqual(['Leap 2', 'Quokka']);
  expect(found('When it rests at the gate you gain moss\n2 Force pay - Leap 3')).toEqual([
    'arrow-broken | - | ->',
  ]);
});

test('figures alone below a line are of the card, and go on with no sentence', () => {
  const wide = 'Each of your other units here gets';
  for (const figures of ['60/6/3', '60 / 6 / 3', '60, 6, 3', '60 6 3', '7', '12/60', '60/6/3 Rare 12']) {
    expect(found(`${wide} Leap 2\n${figures}`), figures).toEqual([]);
    expect(found(`${wide} Leap 2\n${figures}\nQuokka`), figures).toEqual([]);
    expect(check(`${wide} Gate 6\n${figures}`).mentions, figures).toMatchObject([{ number: '6' }]);
  }
  expect(check(`${wide} Leap 2\n3 moss.`).mentions).toMatchObject([{ number: '2' }]);
  expect(found('It goes as far as the gate, and turns\n3 squares where a unit with\nLeap 2 rests.')).toEqual(
    [],
  );
});

test('a line that tells of the printing of a card is no ability', () => {
  for (const line of ['Rare 12', 'Promo 3', 'PNR 12', 'SPD 60 | POW 5 | HP 4', '60/6/3\nDraft 3'])
    expect(found(`Quokka | Leap 2\n${line}`, 'Marsh Pen'), line).toEqual([]);
  const unknown = 'keyword-unknown | Dodge 3';
  for (const text of ['Quokka\nDodge 3', '60/6/3\nDodge 3\nQuokka', '60/6/3\nQuokka\nDodge 3'])
    expect(found(text, 'Marsh Pen'), text).toEqual([unknown]);
  expect(found('Quokka | LF 3', 'Marsh Pen')).toEqual(['keyword-unknown | LF 3']);
  expect(found('QUOKKA\nDODGE 3', 'Marsh Pen')).toContain('keyword-unknown | DODGE 3');
});

test('several blanks, and a blank at which no line breaks, are as one', () => {
  for (const [text, expected] of [
    ['Pay moss -> Leap 2', 'cost-unclear | Pay moss'],
    ['Quokka | Pay 2 -> Leap 2', 'cost-unclear | Pay 2'],
    ['Quokka | Laep Frog | Leap 2', 'keyword-misspelt | Laep Frog | Leap Frog'],
    ['Quokka | Dodge 3 | Leap 2', 'keyword-unknown | Dodge 3'],
  ] as const) {
    expect(found(text)).toEqual([expected]);
    const [, term = ''] = expected.split(' | ');
    for (const blank of ['  ', '   ', '\u00a0']) {
      const wide = term.replaceAll(' ', blank);
      const told = found(text.replace(term, wide)).map((each) => each.replace(/\s+/g, ' '));
      expect(told, JSON.stringify(wide)).toEqual([expected]);
    }
  }
  for (const text of [
    'Each unit loses its abilities except  Leap,  Gate  and  Quokka until end of turn.',
    'Each unit loses its abilities except Leap, Gate and  Quokka until end of turn.',
    'When this turn ends, if one of your units used  Leap  this turn, draw a card.',
  ])
    expect(found(text), text).toEqual([]);
  // Where a page lost the sign between two abilities, a run of blanks is left of it.
  expect(found('Quokka  Leap 2   Gate 1')).toEqual(found('Quokka  Leap 2  Gate 1'));
  expect(check('Quokka  Leap 2').mentions).toMatchObject([{ name: 'Quokka' }, { name: 'Leap', number: '2' }]);
});
