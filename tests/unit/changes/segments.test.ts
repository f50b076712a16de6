import { describe, expect, test } from 'vitest';
import { compareTexts, withoutSpelling } from '../../../src/keywords/changes/compare/segments.ts';

const marked = (old: string, fresh: string) =>
  compareTexts(old, fresh)
    .map(({ op, text }) => (op === '=' ? text : op === '-' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

test.each([
  ['roll a six', 'throw a five', '[-roll a six-]{+throw a five+}'],
  [
    'roll for each unit twice',
    'throw for each unit once',
    '[-roll-]{+throw+} for each unit [-twice-]{+once+}',
  ],
])('a scrap is read with the changes around it, a phrase stands by itself: %s', (old, fresh, expected) =>
  expect(marked(old, fresh)).toBe(expected),
);

test.each([
  ['It gets +1.5 speed.', 'It gets +2.5 speed.', 'It gets [-+1.5-]{++2.5+} speed.'],
  ['Pay 1,000 moss.', 'Pay 2,000 moss.', 'Pay [-1,000-]{+2,000+} moss.'],
])('a number is marked whole: %s', (old, fresh, expected) => expect(marked(old, fresh)).toBe(expected));

test.each([
  ['Stop.', 'Wait. Stop.', '{+Wait. +}Stop.'],
  ['two  units', 'three units', '[-two  -]{+three +}units'],
])('a gap that a change alters belongs to it: %s', (old, fresh, expected) =>
  expect(marked(old, fresh)).toBe(expected),
);

test.each([
  [
    'rest on moss in the Fern row',
    'rest on moss in the same square in the Fern row',
    'rest on moss{+ in the same square+} in the Fern row',
  ],
  [
    'leap in that square',
    'leap in this square or in that square',
    'leap{+ in this square or+} in that square',
  ],
  [
    'rest on moss or a fern twice',
    'rest on moss or a reed or a fern twice',
    'rest on moss{+ or a reed+} or a fern twice',
  ],
  [
    'roll each of its dice',
    'roll each of the first two of its dice',
    'roll each{+ of the first two+} of its dice',
  ],
])(
  'what was put in, or taken out, begins as a phrase does, where the words are the same: %s',
  (old, fresh, expected) => {
    expect(marked(old, fresh)).toBe(expected);
    expect(marked(fresh, old)).toBe(expected.replace('{+', '[-').replace('+}', '-]'));
  },
);

test.each([
  // It begins as a phrase does.
  [
    'leap with moss at once',
    'leap with moss or a fern with moss at once',
    'leap with moss{+ or a fern with moss+} at once',
  ],
  // A sign ends the phrase before it.
  [
    'Rest in play. It leaps.',
    'Rest in play. Leap in play. It leaps.',
    'Rest in play.{+ Leap in play.+} It leaps.',
  ],
  // Less than a phrase would be left between two changes.
  [
    'put one moss fern in its row',
    'put any moss fern in this row or in its row',
    'put [-one-]{+any+} moss fern in{+ this row or in+} its row',
  ],
  // No phrase could begin there.
  ['roll one die again', 'roll one other die again', 'roll one{+ other+} die again'],
  ['roll a big die', 'roll a small big die', 'roll a{+ small+} big die'],
  // Spelt otherwise, another word would be marked.
  ['leap In a square', 'leap in a row or in a square', 'leap [-In-]{+in+} a{+ row or in a+} square'],
  // A word is put for another.
  ['leap over in a square', 'leap onto in a square', 'leap [-over-]{+onto+} in a square'],
])('and stays where it is, else: %s', (old, fresh, expected) => expect(marked(old, fresh)).toBe(expected));

test.each([
  [
    'counts in the roll',
    'counts in any of the rolls before the roll',
    'counts in{+ any of the rolls before+} the roll',
  ],
  [
    'Move a unit to a square.',
    'Move a unit or a card in its stack to a row or to a square.',
    'Move a unit{+ or a card in its stack to a row or+} to a square.',
  ],
  [
    'It is done only once.',
    'It is done once only, if it is done only once.',
    'It is done{+ once only, if it is done+} only once.',
  ],
  // Beside other changes, too.
  [
    'No fern of its own row counts in the roll.',
    'No moss of its own row counts in any of the rolls before the roll.',
    'No [-fern-]{+moss+} of its own row counts in{+ any of the rolls before+} the roll.',
  ],
])(
  'one stretch that was put in, or taken out, is all that is marked, whatever words it repeats: %s',
  (old, fresh, expected) => {
    expect(marked(old, fresh)).toBe(expected);
    const turned = expected.replaceAll('{+', '[-').replaceAll('+}', '-]');
    expect(marked(fresh, old)).toBe(turned.replace('[-fern-][-moss-]', '[-moss-]{+fern+}'));
  },
);

test.each([
  // A word is put for another as well.
  ['rest in the row', 'rest on the moss and in a row', 'rest [-in the-]{+on the moss and in a+} row'],
  // Two stretches were put in, with a scrap between them.
  ['leap over moss', 'leap twice over fern moss', 'leap [-over-]{+twice over fern+} moss'],
])('and where more than that differs, the phrases are read whole: %s', (old, fresh, expected) =>
  expect(marked(old, fresh)).toBe(expected),
);

describe('where little is left of a text, it is not compared word by word', () => {
  const words = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index}`).join(' ');
  const side = (old: string, fresh: string, op: string) =>
    compareTexts(old, fresh)
      .filter((segment) => segment.op === '=' || segment.op === op)
      .map(({ text }) => text)
      .join('');

  test('but sentence by sentence, and nothing is lost', () => {
    const [old, fresh] = [
      `It stays. ${words('a', 1500)}. It stays, too. The end.`,
      `It stays. ${words('b', 1500)}. It stays, too. The end.`,
    ];
    expect(marked(old, fresh)).toBe(
      `It stays. [-${words('a', 1500)}.-]{+${words('b', 1500)}.+} It stays, too. The end.`,
    );
    expect(side(old, fresh, '-')).toBe(old);
    expect(side(old, fresh, '+')).toBe(fresh);
  });

  test('or as a whole, where no sentence is left either', () => {
    const old = words('a.', 3000).replaceAll(' ', '. ');
    const fresh = words('b.', 3000).replaceAll(' ', '. ');
    expect(compareTexts(old, fresh)).toEqual([
      { op: '-', text: old },
      { op: '+', text: fresh },
    ]);
  });

  test('texts of a million words are no more than a call can take', () => {
    const old = 'word '.repeat(300_000);
    expect(compareTexts(old, `${old}more`)).toEqual([
      { op: '=', text: old },
      { op: '+', text: 'more' },
    ]);
    expect(side(old, words('b', 200_000), '-')).toBe(old);
  });

  test('a text longer than any keeps what it shares at its ends', () => {
    const [first, last] = ['So it begins. '.repeat(9000), ' And so it ends.'.repeat(9000)];
    expect(compareTexts(`${first}Once said${last}`, `${first}On either side${last}`)).toEqual([
      { op: '=', text: first },
      { op: '-', text: 'Once said' },
      { op: '+', text: 'On either side' },
      { op: '=', text: last },
    ]);
  });

  test('and is told what is spelling alone, as a shorter one is', () => {
    const rest = ' So it goes on.'.repeat(9000);
    expect(compareTexts(`Re-roll it.${rest}`, `reroll it.${rest}`)).toEqual([
      { op: '-', text: 'Re-roll', editorial: true },
      { op: '+', text: 'reroll', editorial: true },
      { op: '=', text: ` it.${rest}` },
    ]);
  });
});

test('other spellings of the same words may be left out, as the new text has them', () => {
  expect(
    withoutSpelling(
      compareTexts('re-roll each die that can’t rest here', "Reroll each die that can't rest there"),
    ),
  ).toEqual([
    { op: '=', text: "Reroll each die that can't rest " },
    { op: '-', text: 'here' },
    { op: '+', text: 'there' },
  ]);
  expect(withoutSpelling(compareTexts('Pay +X.', 'pay -X'))).toEqual([
    { op: '=', text: 'pay ' },
    { op: '-', text: '+X.' },
    { op: '+', text: '-X' },
  ]);
});
