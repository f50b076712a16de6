import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../src/checks/cards/check.ts';
import { check, does, found, keywords } from '../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

describe('the check of a card', () => {
  test('names the keywords in the order of the text, by what holds now', () => {
    expect(check('LEAP 2 | Quokka | Bound').mentions.map(({ slug, name }) => [slug, name])).toEqual([
      ['leap', 'Leap'],
      ['quokka', 'Quokka'],
      ['vault', 'Bound'],
    ]);
    expect(check('A Quokka Bear').mentions).toEqual([]);
  });

  test('tells what it finds in the order of the text, with what to write instead', () => {
    expect(
      found('Quoka | LEAP 2 | Leap-Frogs | Bound: pay | Leap | Quokka 3 | Pay 1 => Leap 2 | -> rest'),
    ).toEqual([
      'keyword-misspelt | Quoka | Quokka',
      'keyword-case | LEAP | Leap',
      'keyword-joined | Leap-Frogs | Leap Frogs',
      'keyword-renamed | Bound | Vault',
      'number-missing | Leap',
      'number-unexpected | Quokka 3',
      'arrow-broken | => | ->',
      'cost-empty | ->',
    ]);
  });

  test('says what it found as the card has it, and what the template asks for', () => {
    const factsOf = (text: string) => check(text).findings[0]?.facts;
    expect(factsOf('quokka  3')).toEqual({ found: 'quokka  3', template: 'Quokka' });
    expect(factsOf('Leap')).toEqual({ found: 'Leap', template: 'Leap X' });
    expect(factsOf('Leap: pay')).toEqual({ found: 'Leap:', template: 'Leap X' });
    expect(factsOf('Quokka 3')).toEqual({ found: 'Quokka 3', template: 'Quokka' });
    expect(factsOf('Bound: pay')).toEqual({ found: 'Bound', now: 'Vault' });
    expect(factsOf('LEAP 2')).toEqual({ found: 'LEAP', name: 'Leap' });
    expect(factsOf('Pay 1 => Leap 2')).toEqual({ found: '=>' });
    expect(factsOf('Quoka')).toEqual({ found: 'Quoka', meant: 'Quokka' });
    expect(factsOf('BOUNDS: pay')).toEqual({ found: 'BOUNDS', now: 'Vault' });
    expect(factsOf('**Leap** 7 7')).toEqual({ found: '**Leap** 7 7', expected: null, template: 'Leap X' });
    expect(factsOf('**Leap&nbsp;three**')).toMatchObject({ found: 'Leap&nbsp;three', expected: 'Leap 3' });
    expect(factsOf('Leap **Leap** 2')).toEqual({ found: 'Leap **Leap**', name: 'Leap' });
    expect(factsOf('(<b>Leap</b> 2')).toEqual({ found: '(' });
  });

  test('does not hold a short name within a mistyped long one against its template', () => {
    const long = sampleKeyword('Marsh Quokka', sampleRevision('Marsh Quokka X', [does('It rests.')]));
    const { mentions, findings } = createCardCheck([...keywords(), long])('Mersh Quokka 2 | Quokka');
    expect(findings.map(({ rule }) => rule)).toEqual(['keyword-misspelt']);
    expect(mentions.map(({ start }) => start)).toEqual([17]);
  });

  test('holds an old name against the template of the new one', () => {
    expect(found('Bound pay.')).toEqual(['keyword-renamed | Bound | Vault']);
    expect(found('Bound')).toEqual(['keyword-renamed | Bound | Vault', 'colon-missing | Bound']);
  });

  test('holds reminder text against what the keyword means', () => {
    expect(found('Leap 2 (This unit may move 2 squares on the board.)')).toEqual([]);
    expect(found('Leap 2 (Quill may move 2 squares on the board.)', 'Quill')).toEqual([]);
    expect(found('Leap 2. (This unit must move 2 squares (or more) on the board.)')).toEqual([
      'reminder-differs | This unit must move 2 squares (or more) on the board.',
    ]);
    const [finding] = check('Leap 2 (This unit may move 3 squares on the board.)').findings;
    expect(finding?.facts).toEqual({ name: 'Leap', number: { found: '3', expected: '2' } });
    expect(finding?.segments?.filter(({ op }) => op !== '=').map(({ op, text }) => op + text)).toEqual([
      '-3',
      '+2',
    ]);
    expect(found('Leap 2 (Only on moss.)')).toEqual([]);
    expect(found('Leap 12 (This unit may move 12 squares on the board.)')).toEqual([]);
    expect(found('Leap 2 until then (This unit must move 2 squares on the board.)')).toEqual([
      'reminder-differs | This unit must move 2 squares on the board.',
    ]);
    expect(found('Leap 2 until then (This unit must rest on the gates.)')).toEqual([]);
    expect(found('Leap 2 | Rests (This unit must move 2 squares on the board.)')).toEqual([]);
    expect(found('Leap 2, Quokka (This unit must move 2 squares on the board.)')).toEqual([]);
  });

  test('marks nothing in it that only says the same in another way', () => {
    const marked = (text: string, name: string) =>
      check(text, name).findings.flatMap(({ segments }) =>
        (segments ?? []).map(({ op, text: said }) => op + said),
      );
    expect(marked('Leap 2 (Quill may move 2 squares on the moss)', 'Quill')).toEqual([
      '=Quill may move 2 squares on the ',
      '-moss',
      '+board.',
    ]);
  });

  test('finds another number also where a reminder is of an earlier wording, or goes on', () => {
    const numbers = (text: string) =>
      check(text).findings.flatMap(({ facts }) => ('number' in facts ? [facts.number] : []));
    expect(numbers('Bound 2 (This unit may once have gone as far as 3 squares.)')).toEqual([
      { found: '3', expected: '2' },
    ]);
    const long =
      'Then it rests, and whoever passes by may look at it until the moss is green again, and so on.';
    expect(numbers(`Leap 2 (This unit may move 3 squares on the board. ${long} ${long})`)).toEqual([
      { found: '3', expected: '2' },
    ]);
    expect(numbers(`Leap 2 (This unit may move 2 squares on the board. ${long} 3. ${long})`)).toEqual([]);
    expect(numbers('Leap 2 (Two of us, this unit and Three, may move two squares.)')).toEqual([]);
    expect(numbers('Gate 3 (Close Two of the gates now)')).toEqual([{ found: 'Two', expected: '3' }]);
    expect(numbers('Gate 2 (Close two of the gates now, or 3.)')).toEqual([]);
    const all = Array.from({ length: 1200 }, (_, number) => number).join(' ');
    expect(numbers(`Leap 2 (${all}) | `.repeat(20))).toEqual([]);
    expect(numbers('Leap X (This unit may move 3 squares on the board.)')).toEqual([]);
    expect(numbers('Leap 2 (This unit may move X squares on the board, 3 at most.)')).toEqual([]);
  });

  test('takes what an earlier wording says for a reminder, however much was reworded, and all of a meaning for one', () => {
    expect(found('Vault: pay (This unit may once have gone as far as X squares.)')).toEqual([
      'reminder-differs | This unit may once have gone as far as X squares.',
    ]);
    expect(found('Vault: pay (Somebody else will be gone.)')).toEqual([]);
    expect(found(`Leap 2 (${does('This unit may move 2 squares on the board.')})`)).toEqual([]);
  });

  test.each([
    ['**Leap** 2', []],
    ['*Leap* 2 *(This unit may move 2 squares on the board.)*', []],
    ['<b>Leap</b> 2, <em class="a">Quokka</em>', []],
    ['**Vault**: pay, __Quokka__, `Quokka`, ~~Quokka~~', []],
    ['**Leap**', ['number-missing | Leap']],
    ['**Bound: pay**', ['keyword-renamed | Bound | Vault']],
    ['***Quokka*** **3**', ['number-unexpected | Quokka*** **3']],
    ['* Leap 2 * Quokka', []],
    ['*Leap 2 *Quokka', []],
  ])('passes over what sets words off: %s', (text, findings) => expect(found(text)).toEqual(findings));

  test.each([
    ['Leap two', ['number-misspelt | two | 2']],
    ['Leap one', ['number-misspelt | one | 1']],
    ['Leap one | Quokka', ['number-misspelt | one | 1']],
    ['Leap one of your gates', []],
    ['Choose 2 gates. Leap one.', ['number-misspelt | one | 1']],
    ['Quokka | Leap one/Quokka', ['number-misspelt | one | 1']],
    ['Quokka | Leap one gate.', []],
    ['Leap (3)', ['number-misspelt | (3) | 3']],
    ['Leap [3] until it rests', ['number-misspelt | [3] | 3']],
    ['Leap: 3.', ['number-misspelt | : 3 |  3']],
    ['Leap #3', ['number-misspelt | #3 | 3']],
    ['Leap x3', ['number-misspelt | x3 | 3']],
    ['Leap IV, Quokka', ['number-misspelt | IV | 4']],
    ['Leap 4O', ['number-misspelt | 4O | 40']],
    ['Leap l', ['number-misspelt | l | 1']],
    ['Leap I | Quokka', ['number-misspelt | I | 1']],
    ['Leap-3', ['number-misspelt | -3 |  3']],
    ['Leap -3', ['number-misspelt |  -3']],
    ['Leap X3', ['number-misspelt | X3']],
    ['Leap X-3', []],
    ['Leap 2.5', ['number-misspelt |  2.5']],
    ['Leap 2 3', ['number-misspelt |  2 3']],
    ['Leap(3)', ['number-misspelt | (3) |  3']],
    ['Leap\n(3)', ['number-missing | Leap']],
    ['Leap 2: 3 or more', []],
    ['Leap 2 3 gates', []],
    ['1. Leap 2 2. Quokka', []],
    ['uQokka | It gets elap 2. The uQokka rests.', ['keyword-misspelt | uQokka | Quokka']],
    ['It gets Leap 2 2. | Quokka', ['number-misspelt |  2 2']],
    ['Leap 2\n3. Quokka', []],
    ['Leap 2 (3 gates)', []],
    ['Leap X', ['template-unfilled | Leap X']],
    ['Leap X (3)', []],
    ['A unit with Leap two is asleep', []],
    ['Quokka (2)', []],
    ['Vault 2: pay', ['number-unexpected | Vault 2:']],
    ['Vault - Pay the toll.', ['colon-missing | Vault']],
    ["gets 'Vault: pay.'", []],
    ['Quokka, Leap 3 - Leap 2', []],
    ['Quokka<br>Leap', ['number-missing | Leap']],
    ['Remove 3 - Leap 2', ['arrow-broken | - | ->']],
    ['Pay 3 moss Leap 2', ['arrow-missing | Leap | -> Leap']],
    ['Quokka | [Turn], Pay X moss points Quokka.', ['arrow-missing | Quokka | -> Quokka']],
    ['Pay 3 moss. Leap 2', []],
    ['Pay 3 moss: Leap 2', ['arrow-broken | : |  ->']],
    ['Turn a gate = > Leap 2', ['arrow-broken | = > | ->']],
    ['Turn a gate >- rest', ['arrow-broken | >- | ->']],
    ['Turn a gate -> -> rest', ['arrow-broken | -> -> | ->']],
    ['Turn a gate -> Leap one of your gates', []],
    ['Turn a gate -> Leap two.', ['number-misspelt | two | 2']],
    ['A card with "Bound" in its name', []],
    ['A card with “Hare” or "Old Bound", in the name', []],
    ['A card named "Bound", or called “Bound to rest”', []],
    ['A card with Bound in its title', []],
    ['Each Quoka Hunter rests. A Big Quoka rests.', []],
    ['Attach one Marsh Quoka to your Quoka Pen', []],
    ['It loses the Quoka ability', ['keyword-misspelt | Quoka | Quokka']],
    ['Each unit gets Quoka', ['keyword-misspelt | Quoka | Quokka']],
    ['Leaps 2 | Vaults: pay', ['keyword-misspelt | Leaps | Leap', 'keyword-misspelt | Vaults | Vault']],
    ['Quokkas', []],
    ['VAULTS: pay', ['keyword-case | VAULTS | Vault']],
    ['BOUND: pay', ['keyword-renamed | BOUND | Vault']],
    ['Bounds: pay', ['keyword-renamed | Bounds | Vault']],
    ['BOUNDS: pay', ['keyword-renamed | BOUNDS | Vaults']],
    ['quokka 2', ['number-unexpected | quokka 2', 'keyword-case | quokka | Quokka']],
    [
      'leap frog 2. It may leap 2 gates.',
      ['number-unexpected | leap frog 2', 'keyword-case | leap frog | Leap Frog'],
    ],
    ['Look for Bound Quill: rest', ['keyword-renamed | Bound']],
    ['Return a card named Bound to rest', ['keyword-renamed | Bound']],
    ['gets "Bound: pay"', ['keyword-renamed | Bound | Vault']],
    ['A card with "Bound: pay"', ['keyword-renamed | Bound | Vault']],
    ['Pay 3 moss for Leap to be on', []],
  ])('says so of %s', (text, findings) => expect(found(text)).toEqual(findings));

  const changes = (text: string) =>
    check(text)
      .findings.find(({ rule }) => rule === 'reminder-differs')
      ?.segments?.flatMap(({ op, text }) => (op === '=' ? [] : [op + text]));

  test('against X, where the card has no number, and against the quotation that is most like it', () => {
    expect(changes('Leap (This unit must move X squares on the board.)')).toEqual(['-must', '+may']);
    expect(found('Gate 2 (Close 2 of the gates now.)')).toEqual([]);
    expect(changes('Gate 2 (Close 3 of the gates now.)')).toEqual(['-3', '+2']);
  });

  test('of several abilities only the one whose reminder it is', () => {
    expect(found('Quokka | Leap 2 (This unit may move 4 squares on the board.)')).toEqual([
      'reminder-differs | This unit may move 4 squares on the board.',
    ]);
  });

  test('points out what a keyword says, where no name of it stands', () => {
    const said = 'This unit may move 2 squares on the board.';
    expect(found(`Rests. | ${said}`)).toEqual([`meaning-unnamed | ${said}`]);
    expect(check(said).findings[0]?.facts).toEqual({ name: 'Leap' });
    expect(found(`Leap 2 | ${said}`)).toEqual([]);
    expect(found(`Quoka (This unit is one, and rests.) | Leep 2 (${said})`)).toEqual([
      'keyword-misspelt | Quoka | Quokka',
      'keyword-misspelt | Leep | Leap',
    ]);
    const toll = 'Pay the toll before it may turn once more.';
    expect(found(toll)).toEqual([`meaning-unnamed | ${toll}`]);
    expect(found('This unit may once have gone as far as 2 squares.')).toEqual([]);
  });

  test('takes few words for what a keyword says only as a whole sentence, which no other keyword leads to', () => {
    expect(found('Turn -> Close 2 of the gates now.')).toEqual([
      'meaning-unnamed | Turn -> Close 2 of the gates now.',
    ]);
    expect(found('Close 2 of the gates now and then.')).toEqual([]);
    expect(found('Vault: Close 2 of the gates now.')).toEqual([]);
  });

  test('takes words that break off for a reminder, but few words, and others, for a note', () => {
    expect(found('Leap 2 (This unit may move)')).toEqual(['reminder-differs | This unit may move']);
    expect(found('Leap 2 (This unit may.)')).toEqual([]);
    expect(found('Leap 2 (This unit may wait.)')).toEqual([]);
  });

  test('says of one reminder that it differs, not that it is another keyword too', () => {
    expect(found('Leap 2 (Close 2 of the gates now. This unit may move 2 squares on the board.)')).toEqual([
      'reminder-differs | Close 2 of the gates now. This unit may move 2 squares on the board.',
    ]);
  });

  test('leaves out a note within a reminder', () => {
    expect(found('Leap 2 (This unit may move 2 squares (or fewer) on the board.)')).toEqual([]);
    expect(found('Leap 2 (This unit must move 2 squares (or fewer) on the board.)')).toHaveLength(1);
  });

  test('says which keyword a reminder is of, where that is another, also where the card names that', () => {
    const other = 'Close 2 of the gates now.';
    for (const text of [`Leap 2 (${other})`, `Leap 2 (${other}) | Gate 2`, `It gets Leap 2. (${other})`]) {
      expect(found(text)).toEqual([`reminder-differs | ${other}`]);
      expect(check(text).findings[0]?.facts).toEqual({ name: 'Leap', other: 'Gate' });
    }
    for (const text of [
      `Gate 2 (${other})`,
      `Leap 2, Gate 2 (${other})`,
      `Gate 2 | Leap 2 and rest (${other})`,
    ])
      expect(found(text)).toEqual([]);
  });

  test('takes no part of a name for a slip of another', () => {
    expect(found('Leap Frog | Quokka')).toEqual([]);
    expect(found('LEAP FROG | Leap 2')).toEqual(['keyword-case | LEAP FROG | Leap Frog']);
    expect(found('Quokka | Leap-Frog | Quoka')).toEqual([
      'keyword-joined | Leap-Frog | Leap Frog',
      'keyword-misspelt | Quoka | Quokka',
    ]);
  });

  test('finds once what is asked again, and anew what is asked of another name or of several cells', () => {
    const again = () => check('Leap: Quokka', 'Leap Bear');
    expect(again()).toBe(again());
    expect(check('Leap: Quokka')).not.toBe(again());
    expect(check('Leap: Quokka', 'Leap Bear', { hasParts: true })).not.toBe(again());
  });
});
