import { describe, expect, test } from 'vitest';
import { createNameTest } from '../../../../src/checks/claim/match/card-names.ts';
import { isPieceAt, isWholeAt, matchAt, saidAt } from '../../../../src/checks/claim/match/match.ts';
import { type Place, placesOf } from '../../../../src/checks/claim/match/places.ts';
import { deniesOrLimits } from '../../../../src/checks/claim/talk/taking-back.ts';
import { claimCheckOf, soughtOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

/** The one place of a keyword that says no more than this. */
const placeOf = (text: string): Place => placesOf([changingKeyword('Leap', [[text]])])[0] as Place;

describe('the places of wordings', () => {
  test('are the wordings of each part as they last held, with all revisions that have them', () => {
    const leap = changingKeyword('Leap', [
      ['Move "once".', 'It rests.'],
      ['Move “once”.', 'It turns.'],
      ['Move twice.', 'It rests.'],
    ]);
    const told = placesOf([leap]).map(({ part, text, revisions, sources, isCurrent }) =>
      [part, text, revisions.map((id) => id.slice(-1)).join(''), sources.join(), isCurrent].join('_'),
    );
    expect(told).toEqual([
      'meaning_Move twice._3_s3_true',
      'r1_It rests._13_s1,s3_true',
      'meaning_Move “once”._12_s1,s2_false',
      'r1_It turns._2_s2_false',
    ]);
  });

  test('have statements: the part, its sentences and longer quotations', () => {
    const { statements, phrase, isRenamed } = placeOf('It "rests now". It says “Turn it now. Leap.” twice.');
    expect(statements.map(({ text }) => text)).toEqual([
      'It "rests now". It says “Turn it now. Leap.” twice.',
      'It "rests now".',
      'It says “Turn it now. Leap.” twice.',
      'Turn it now. Leap.',
      'Turn it now.',
    ]);
    expect(phrase).toBe(' it rests now it says turn it now leap twice ');
    const led = placeOf(
      'It rests. Note: It turns. (For example, ferns turn.) Therefore, it moves.',
    ).statements;
    expect(led.slice(-2)).toEqual([
      { text: 'Note: It turns.', phrase: ' it turns ' },
      { text: '(For example, ferns turn.)', phrase: ' ferns turn ' },
    ]);
    const ofOne = placeOf('It rests. Example: It turns twice. For example, the fern moves.').statements;
    expect(ofOne.map((each) => each.phrase)).not.toContain(' it turns twice ');
    expect(ofOne.map((each) => each.phrase)).not.toContain(' the fern moves ');
    expect(isRenamed).toBe(false);
    expect(placesOf([changingKeyword('Leap', [['Move.']], { renamedTo: 'hop' })])[0]?.isRenamed).toBe(true);
  });
});

describe('a place says what is sought', () => {
  const how = (text: string, claim: string) => matchAt(placeOf(text), soughtOf(claim));

  test.each([
    ['It moves over the moss.', 'It moves over the moss.', 'verbatim'],
    ['It moves over the moss.', 'moves over the moss', 'verbatim'],
    ['It moves over the “moss”.', 'It moves over the "moss".', 'verbatim'],
    ['It moves over the moss.', 'it moves over the MOSS', 'spelling'],
    ['It can’t move over moss.', 'It can not move over moss.', 'spelling'],
    ['It moves X squares on moss.', 'It moves 3 squares on moss.', 'spelling'],
    ['It adds +X to each of them.', 'It adds +3 to each of them.', 'spelling'],
    ['Move this unit over the moss.', 'Move Quill over the moss.', 'spelling'],
    ['Move this unit over the moss.', 'Move Quill of Moss over the moss.', 'spelling'],
    ['This unit moves X squares on moss.', 'Then Quill moves 3 squares on moss.', 'spelling'],
    ['It rests. This unit moves X squares.', 'Quill moves 3 squares.', 'spelling'],
    ['Then this unit moves X squares on moss.', 'Then Quill moves 3 squares on moss.', 'spelling'],
    ['Then this unit rests.', 'Then Quill rests.', 'spelling'],
    ['Move that unit over the moss.', 'Move Quill over the moss.', null],
    ['This unit moves over the moss.', 'Lord of the Moss moves over the moss.', 'spelling'],
    ['This unit moves over the moss.', 'Quill and Test moves over the moss.', null],
    ['Rest, this unit moves over moss.', 'Rest, Quill: moves over moss.', null],
    ['It moves X squares on moss.', 'It moves 12 squares on moss.', 'spelling'],
    ['It moves X or X squares.', 'It moves 3 or 3 squares.', 'spelling'],
    ['If 1 rests, it moves X squares of 1.', 'If 1 rests, it moves 1 squares of 1.', 'spelling'],
    ['It adds +X to 1 or more of X.', 'It adds +1 to 1 or more of 1.', 'spelling'],
    ['It moves X squares of 2.', 'It moves 3 squares of 3.', null],
    ['It moves X or X squares.', 'It moves 3 or 4 squares.', null],
    ['It moves over the moss and then it rests there.', '… moves over the … it rests there …', 'verbatim'],
    [
      'If it can, it moves over the moss and then it rests there.',
      'it moves over … it rests there',
      'verbatim',
    ],
    ['It moves.', 'It moves.', 'verbatim'],
    ['It moves. It rests then.', 'It moves.', 'verbatim'],
    ['It moves over the moss.', 'moves over the', null],
    ['It moves over the moss.', 'It moves over the fern.', null],
    ['It moves over the moss and then it rests there.', 'It moves over … it rests there', 'verbatim'],
    ['It moves over the moss and then it rests there.', 'It moves over [...] it rests there.', 'verbatim'],
    ['It moves over the moss and then it rests there.', 'It rests there … moves over the', null],
    ['It moves over the moss and then it rests there.', 'It moves over … it rests', null],
    ['It moves over the moss but not where it rests there.', 'It moves over … it rests there', null],
    ['It moves over the moss anytime, except while it rests.', 'It moves over the moss anytime.', null],
    ['It moves over the moss anytime, except while it rests.', 'It moves over the moss anytime', 'verbatim'],
    ['It can’t move over the moss.', 'Move over the moss.', null],
    ['It can’t move over the moss.', 'move over the moss', 'verbatim'],
    ['It moves over the moss anytime, even if it rests.', 'It moves over the moss anytime.', 'spelling'],
    ['It moves over the moss, if any.', 'It moves over the moss!”', 'spelling'],
    ['It moves over the moss, even if it can’t rest.', 'It moves over the moss.', 'spelling'],
    ['It moves over the moss, not the fern.', 'It moves over the moss.', 'spelling'],
    ['It moves over any moss, not just by night.', 'It moves over any moss.', 'spelling'],
    ['It moves over the moss and can’t be turned.', 'It moves over the moss.', 'spelling'],
    ['It moves over any moss, not by night.', 'It moves over any moss.', null],
    ['It moves over the moss, not always.', 'It moves over the moss.', null],
    ['It moves over two ferns, not this one.', 'It moves over two ferns.', null],
    ['It moves over three stones, not more.', 'It moves over three stones.', null],
    ['It moves over the moss, and never twice.', 'It moves over the moss.', null],
    ['It moves over the moss and turns, not both.', 'It moves over the moss.', null],
    ['It turns a stone that rests and isn’t old.', 'It turns a stone that rests.', null],
    ['It turns a stone if it rests, and isn’t old.', 'It turns a stone if it rests.', null],
    ['It moves over the moss, not if it rests.', 'It moves over the moss.', null],
    ['It moves over the moss and rests only by night.', 'It moves over the moss.', null],
    ['It moves over the moss, even if it rests, but not by night.', 'It moves over the moss.', null],
    ['It moves over the moss, but can’t be turned.', 'It moves over the moss.', null],
    ['It moves over the moss. If it rests, turn.', 'It moves over the moss.', 'verbatim'],
  ])('“%s” for “%s”: %s', (text, claim, expected) => expect(how(text, claim)).toBe(expected));

  test('as a whole, or as a piece of a sentence', () => {
    const place = placeOf('It can’t move over the moss. It rests on moss unless it turns.');
    const isPiece = (claim: string) => isPieceAt(place, soughtOf(claim));
    expect(isPiece('move over the moss')).toBe(true);
    expect(isPiece('It rests on moss')).toBe(true);
    expect(isPiece('unless it turns')).toBe(true);
    expect(isPiece('It can’t move over the moss')).toBe(false);
    expect(isPiece('It jumps over the moss')).toBe(false);
    expect(isPiece('the moss. It rests')).toBe(true);
    expect(isPiece('It can’t move over the moss.')).toBe(false);
    expect(isPiece('It can’t move over the.')).toBe(true);
    expect(isPiece('It can’t move over the')).toBe(true);
    expect(isWholeAt(place, soughtOf('it cannot move over the moss'))).toBe(true);
    expect(isWholeAt(place, soughtOf('move over the moss'))).toBe(false);
  });

  test('by its shortest sentence that has it, or all of its text', () => {
    const place = placeOf('It rests on moss. It moves X squares.');
    expect(saidAt(place, soughtOf('rests on moss'))).toBe('It rests on moss.');
    expect(saidAt(place, soughtOf('It moves 3 squares.'))).toBe('It moves X squares.');
    expect(saidAt(place, soughtOf('moss. It moves'))).toBe(place.text);
    expect(saidAt(place, soughtOf('no such thing'))).toBe(place.text);
  });

  test('unless words beside it take it back, which other words do not', () => {
    for (const word of ['not', 'cant', 'never', 'without', 'except', 'if', 'only', 'unless'])
      expect(deniesOrLimits(` it ${word} moves `), word).toBe(true);
    for (const phrase of [' it moves ', ' even if it moves ', ' if any moves ', ' note it '])
      expect(deniesOrLimits(phrase), phrase).toBe(false);
  });
});

test("a card's name has a word that the rules lack in every form, and does not begin like a sentence", () => {
  const keywords = [
    changingKeyword('Leap', [['Each Pilot of this unit rests on the Moss.', 'Damage stays.']]),
  ];
  const isName = createNameTest(keywords, placesOf(keywords));
  for (const run of ['Quill', 'Bonus', 'Quill Test', 'Quill of Moss', 'Pilot Quill', 'The Quill'])
    expect(isName(run, false), run).toBe(true);
  for (const run of ['Piloting', 'Units', 'Damaged', 'Quills', 'People', 'Quill And Fern', 'My Quill'])
    expect(isName(run, true), run).toBe(false);
  for (const run of ['Leap', 'Moss', 'Pilot', 'Each Pilot', 'Rests Quill', 'Damage', 'This', 'The'])
    expect(isName(run, true), run).toBe(false);
  // Some are called as many are.
  for (const run of ['Quill Tests', 'Quill X-Tests', 'Old Testmen']) {
    expect(isName(run, false), run).toBe(false);
    expect(isName(run, true), run).toBe(true);
  }
});

test("a card's name may end like a plural if its verb is in the singular", () => {
  const check = claimCheckOf([changingKeyword('Leap', [['This unit gets moss. Moss gets on this unit.']])]);
  const verdictOf = (claim: string) => check(claim).map(({ verdict }) => verdict);
  expect(verdictOf('Quill Tests gets moss.')).toEqual(['holds']);
  expect(verdictOf('Moss gets on Quill Test.')).toEqual(['holds']);
  expect(verdictOf('Moss gets on Quill Tests.')).not.toContain('holds');
});

test('a type line is a whole piece, whatever case its effect is for', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [
      ['A layered ability triggered at the dusk POP that means, "If it rains, move it over the fern."'],
      ['A layered ability triggered at the dawn POP that means, "If it rains, move it over the fern."'],
    ]),
  ]);
  const told = (claim: string) => check(claim).map(({ verdict, isLimited }) => [verdict, isLimited]);
  expect(told('Leap: A layered ability triggered at the dawn POP.')).toEqual([['holds', true]]);
  expect(told('Leap: A layered ability triggered at the dusk POP.')).toEqual([['reworded', true]]);
  // A sentence that ends where the text goes on with a case leaves that out.
  const narrowed = claimCheckOf([
    changingKeyword('Leap', [['A layered ability triggered at the dawn POP only if it rains.']]),
  ]);
  expect(narrowed('Leap: A layered ability triggered at the dawn POP.')).toMatchObject([{ verdict: 'near' }]);
});
