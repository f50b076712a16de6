import { describe, expect, test } from 'vitest';
import { compareWordings } from '../../../src/keywords/changes/compare/compare.ts';
import { describeChange } from '../../../src/keywords/changes/told/describe.ts';
import { splitMeaning } from '../../../src/keywords/wording/type-line.ts';
import { sampleRevision } from '../../helpers/samples.ts';

const change = (from: string, to: string) =>
  compareWordings(sampleRevision('Sample', [from]), sampleRevision('Sample', [to]));

describe('a meaning in note, type line and effect', () => {
  test.each([
    [
      'as most are',
      'A static ability that means, "It flies."',
      ['', 'A static ability that means, "', 'It flies."'],
    ],
    [
      'with a note in front',
      '(Renamed.) A static ability that means, "X."',
      ['(Renamed.) ', 'A static ability that means, "', 'X."'],
    ],
    [
      'that quotes how cards write it',
      'A static ability written as "Pilot. Gets: x." that means, "X."',
      ['', 'A static ability written as "Pilot. Gets: x." that means, "', 'X."'],
    ],
    [
      'that says "that means" within a quotation first',
      'A static ability written as "that means" that means, "X."',
      ['', 'A static ability written as "that means" that means, "', 'X."'],
    ],
    ['without a comma', 'A static ability that means “X.”', ['', 'A static ability that means “', 'X.”']],
    [
      'with two quotations',
      'An ability that means, "X." and "Y." respectively.',
      ['', 'An ability that means, "', 'X." and "Y." respectively.'],
    ],
    ['that stops there', 'An ability that means', ['', 'An ability that means', '']],
    [
      'however its blanks are set',
      'An ability that  means,  "X."',
      ['', 'An ability that  means,  "', 'X."'],
    ],
    ['with blanks and no quotation', 'An ability that means  it.', ['', 'An ability that means  ', 'it.']],
    ['without a quotation', 'An ability that means it flies.', ['', 'An ability that means ', 'it flies.']],
    [
      'without a type line',
      'When you deploy this unit, gain the listed effect.',
      ['', '', 'When you deploy this unit, gain the listed effect.'],
    ],
  ])('%s', (_, meaning, [note, typeLine, effect]) => {
    expect(splitMeaning(meaning)).toEqual({ note, typeLine, effect });
  });
});

describe('what is said of a type line', () => {
  test.each([
    [
      'An activated ability',
      'A layered ability activated during the damage prevention POP',
      'Became layered; now activated during damage prevention.',
    ],
    ['An activated ability', 'A selective, activated ability', 'Became selective.'],
    ['A layered ability', 'An isolated ability', 'Became isolated instead of layered.'],
    ['A layered ability', 'An ability', 'No longer layered.'],
    ['A static ability', 'A triggered ability', 'Became triggered instead of static.'],
    ['A static ability', 'An ability activated during the attack POP', 'Now activated during the attack.'],
    ['A static ability', 'A static effect', 'Became an effect instead of an ability.'],
    ['A static ability', 'A static ability played after the attack end POP', 'Now at the end of the attack.'],
    ['An ability triggered by the dice roll', 'A triggered ability', 'Type line no longer names a moment.'],
    [
      'An ability triggered during the pending damage POP',
      'An ability triggered during the pending damage step',
      'Type line reworded.',
    ],
  ])('from "%s" to "%s"', (from, to, said) => {
    const changed = change(`${from} that means, "X."`, `${to} that means, "X."`);
    expect(changed.aspects).toEqual(['type-line']);
    expect(describeChange(changed)).toBe(said);
  });

  test('that it came, or went, where a wording has none', () => {
    const without = 'This unit gets +X speed.';
    const having = 'A static ability that means, "This unit gets +X speed."';
    expect(describeChange(change(without, having))).toBe('Type line added; also spelling.');
    expect(describeChange(change(having, without))).toBe('Type line removed; also spelling.');
  });
});

describe('of a meaning, the weight', () => {
  test('is in the effect alone where the type line differs in spelling', () => {
    const { aspects } = change('A re-roll ability that means, "One."', 'A reroll ability that means, "Two."');
    expect(aspects).toEqual(['effect', 'spelling']);
  });

  test('is in both where a mark reaches over the border', () => {
    const { aspects } = change('A static ability that means, "A."', 'An effect with which "B."');
    expect(aspects).toEqual(['type-line', 'effect']);
  });

  test('is among the rulings where a note came to stand in front', () => {
    const changed = change('An ability that means, "X."', '(Renamed.) An ability that means, "X."');
    expect(changed.aspects).toEqual(['rulings']);
    expect(describeChange(changed)).toBe('Note before the type line added.');
    const [without, having] = ['An ability that means, "X."', '(Renamed.) An ability that means, "X."'];
    expect(describeChange(change(having, without))).toBe('Note before the type line removed.');
    const other = having.replace('Renamed', 'Moved');
    expect(describeChange(change(having, other))).toBe('Note before the type line reworded.');
  });

  test('is nowhere where a typesetter alone was at work', () => {
    expect(change("It's  here.", 'It’s here.').aspects).toEqual([]);
  });
});
