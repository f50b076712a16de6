import { describe, expect, test } from 'vitest';
import { findOpenBrackets } from '../../../../src/checks/cards/text/brackets.ts';
import { findOpenQuotations } from '../../../../src/checks/cards/text/quotations.ts';
import { found } from '../../../helpers/made-game.ts';

describe('brackets stand in pairs', () => {
  const alone = (text: string) => findOpenBrackets(text).map(({ found, start }) => `${start} ${found}`);
  test.each([
    ['[turn -> rest', ['0 [']],
    ['turn] -> rest', ['4 ]']],
    ['Leap 2 (far [or near)', ['12 [']],
    ['(a [b] (c)) [d]', []],
    ['a) turn b) rest. 1) leap', []],
    ['Leap 2) | rest', ['6 )']],
    ['a] leap', ['1 ]']],
    ['Rest :( or turn', []],
    ['Rest. :) Turn ;-)', []],
    ['(rest:)', []],
    ['gets 1) Quokka, 2) +20 moss, 3) Leap 10', []],
    ['gets 2) Quokka, 3) Leap 2', ['6 )', '17 )']],
    ['Leap 1), 3) rest', ['6 )', '10 )']],
    ['10) Quokka\n  11) Leap 2\n112) rest', []],
    ['Leap( 2 | rest[', ['4 (', '14 [']],
    ['Rest | )Leap 2 | turn -> ]rest', ['7 )', '25 ]']],
    ['Rest ( turn | Leap 2 ) rest :(', []],
    ['Rest 10) or turn. 12) Leap 1234)', ['7 )', '20 )', '31 )']],
  ])('%s', (text, expected) => expect(alone(text)).toEqual(expected));

  test('one that stands twice is alone', () => {
    expect(alone('Leap 2 ((rests) and rests) :))')).toEqual([]);
    expect(alone('Leap 2 ((rests)')).toEqual(['7 (']);
    expect(alone('Leap 2 (rests))')).toEqual(['14 )']);
  });

  test('an owner in front of one is no mark of a list', () =>
    expect(alone("The gates mine and the other's) rest")).toEqual(['30 )']));

  test('where one does not, it is told', () => expect(found('Leap 2 (rests')).toEqual(['bracket-open | (']));
});

describe('quotation marks pair', () => {
  const alone = (text: string) => findOpenQuotations(text).map(({ found, start }) => `${start} ${found}`);
  test.each([
    ['A unit gets "Pay 2 moss -> Leap 2.', ['12 "']],
    ['A unit gets Leap 2" until dusk.', ['18 "']],
    ['Gets "Leap 2. | Each gate gets "Quokka."', ['5 "']],
    ['Gets “Leap 2. | Each gate gets “Quokka.”', ['5 “']],
    ['Gets Leap 2.”', ['12 ”']],
    ['Gets "Turn -> gets "Leap 2"." and "Quokka."', []],
    ['Gets"Leap 2", ("Quokka") and “Turn.”', []],
    ['Gets ""Leap 2"".', []],
    ['Gets "Turn gets "Leap 2""', []],
    ['Gets "Turn gets "Leap 2"" and "Quokka."', []],
    ['Gets "Leap 2"" and "Quokka."', []],
    ['Gets "Turn gets "Leap 2 and "Quokka.""', ['5 "']],
    ['Leap 2 """""', []],
    ['Gets "Leap 2" (An ability that means, "rest.).', []],
  ])('%s', (text, expected) => expect(alone(text)).toEqual(expected));

  test.each([
    ['as German has them', 'Gets „Leap 2“ and „Quokka.”'],
    ['as Swedish has them', 'Gets ”Leap 2”, ”Quokka”, and (”Turn.”)'],
    ['with blanks inside', 'Gets " Leap 2 " and "" Quokka "".'],
    ['with blanks inside from beginning to end', '" Leap 2 "'],
    ['with a blank on the wrong side', 'Gets„ Leap 2“ and“ Leap 3” or “Quokka ”as well.'],
    ['of several paragraphs', '"It leaps.\n"It rests."\n“It turns.\n“It sleeps.”'],
  ])('%s', (_, text) => expect(alone(text)).toEqual([]));

  test.each([
    ['Gets „Leap 2', ['5 „']],
    ['Gets ”Leap 2', ['5 ”']],
    ['Gets " Leap 2.', ['5 "']],
    ['Gets (or "has") "Leap 2', ['16 "']],
    ['Leap 2". It rests".', ['6 "', '17 "']],
    ['Leap 2" rests."', ['6 "', '14 "']],
    ['A unit gets "Leap 2\n"Quokka."', ['12 "']],
    ['"It leaps.\n"It rests.', ['0 "']],
  ])('and such a one that does not is told: %s', (text, expected) => expect(alone(text)).toEqual(expected));

  test('where one does not, it is told', () =>
    expect(found('A unit gets "Leap 2')).toEqual(['quotation-open | "']));
});
