import { describe, expect, test } from 'vitest';
import { check, found } from '../../../helpers/made-game.ts';

describe('a sign that a program put in place of another', () => {
  test.each([
    ['It gets &Quokka&.', ['sign-broken | & | "', 'sign-broken | & | "']],
    ['It gets ?Leap 2.? until dusk', ['sign-broken | ? | "', 'sign-broken | ? | "']],
    ['It can?t rest, nor it\uFFFDs pen', ["sign-broken | ? | '", "sign-broken | \uFFFD | '"]],
    [
      'It gets \uFFFDQuokka\uFFFDs pen rests.\uFFFD',
      ['sign-broken | \uFFFD | "', "sign-broken | \uFFFD | '", 'sign-broken | \uFFFD | "'],
    ],
    ['It can\u00e2\u20ac\u2122t rest', ['sign-broken | \u00e2\u20ac\u2122 | ’']],
    [
      'Pay 1 moss \u00e2\u2020\u2019 \u00e2\u20ac\u0153leap 2\u00e2\u20ac\u009d',
      [
        'sign-broken | \u00e2\u2020\u2019 | →',
        'sign-broken | \u00e2\u20ac\u0153 | “',
        'keyword-case | leap | Leap',
        'sign-broken | \u00e2\u20ac\u009d | ”',
      ],
    ],
    // As Macs of old have them.
    ['It can\u201a\u00c4\u00f4t rest', ['sign-broken | \u201a\u00c4\u00f4 | ’']],
    ['\u201aÄrger\u2018', []],
    ['~~It can?t rest.~~ Quokka <!-- can?t -->', []],
    [
      'The p\u00c3\u00a9n of \u00c2\u00a0it',
      ['sign-broken | \u00c3\u00a9 | é', 'sign-broken | \u00c2\u00a0 | \u00a0'],
    ],
    ['Âé, Â\u0400, NÃO, l’âge, â—é, Ã “no”', []],
    ['It gets &quot;Turn&#34; and &quot;This unit&#39;s pen rests.&quot;', []],
    ['Quill & Pen & Ink', []],
    // The picture of an arrow as a page calls it.
    ['Pay 1 Force Arrow Leap 2', ['sign-broken | Arrow | ->']],
    ['[tap], Pay 2 Force Arrow Turn it. | Quokka', ['sign-broken | Arrow | ->']],
    ['The Green Arrow rests. Pay 1 Force -> Leap 2', []],
    ['Q&A, R&D&E', []],
    ['Rests? Turns? Why?not', []],
    ['A &Quokka | Quokka& rests', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));

  test('is read as what was there', () => {
    expect(found('It gets &leap 2&')).toEqual([
      'sign-broken | & | "',
      'keyword-case | leap | Leap',
      'sign-broken | & | "',
    ]);
  });

  test.each([
    ['Leap ２ | Gate ＋2 | Quokka', ['Leap 2', 'Gate +2', 'Quokka'], ['２ | 2', '＋ | +']],
    ['Pay １ moss -> Leap Ｘ', ['Leap X'], ['１ | 1', 'Ｘ | X']],
    ['It gets Leap —1 until dusk.', ['Leap -1'], ['— | -']],
    ['It gets Leap \u20112 and Gate 1/\u20101', ['Leap -2', 'Gate 1/-1'], []],
    ['Vault：Pay １ moss. 力：2', ['Vault'], ['： | :', '１ | 1']],
    ['Quill — 1 of them. Pen—2. Ｘ and 力２', [], []],
    ['Quokka, HK\u20112 and Quokka\u20112', ['Quokka', 'Quokka'], []],
  ])('of a number, as other programs have them: %s', (text, names, findings) => {
    const { mentions } = check(text);
    expect(mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' '))).toEqual(names);
    expect(found(text).filter((each) => each.startsWith('sign-broken'))).toEqual(
      findings.map((each) => `sign-broken | ${each}`),
    );
  });
});
