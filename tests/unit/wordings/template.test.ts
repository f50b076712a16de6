import { describe, expect, test } from 'vitest';
import { readShape } from '../../../src/checks/cards/text/template-shape.ts';
import { takesNumber } from '../../../src/keywords/wording/filled-in.ts';
import {
  isTemplateOf,
  nameOfTemplate,
  splitTemplate,
  startsWithTypeLine,
  variableOf,
} from '../../../src/keywords/wording/template.ts';

describe('a line is told apart into template and text', () => {
  test.each([
    ['at its colon', 'Pilot: A static ability: this.', 'Pilot', 'A static ability: this.'],
    [
      'behind a bracket and another colon',
      'Bounty: [bonus]: A layered ability.',
      'Bounty: [bonus]',
      'A layered ability.',
    ],
    [
      'behind a bracket alone',
      'Adapt: [First/Second] A layered ability.',
      'Adapt: [First/Second]',
      'A layered ability.',
    ],
    ...['[unit] [cost]', '[unit]/[cost]', '[unit], [cost]', '[unit] or [cost]', '[unit]: [cost]'].flatMap(
      (brackets) => [
        [
          'behind several',
          `Bounty: ${brackets}: A layered ability.`,
          `Bounty: ${brackets}`,
          'A layered ability.',
        ],
        ['also alone', `Bounty: ${brackets} A layered ability.`, `Bounty: ${brackets}`, 'A layered ability.'],
      ],
    ),
    ['as far as they are of it', 'Hop: [a]: [Cost] must be paid.', 'Hop: [a]', '[Cost] must be paid.'],
    [
      'but not behind one with which a sentence begins',
      'Hop: [Cost] must be paid.',
      'Hop',
      '[Cost] must be paid.',
    ],
    ['or ends', 'Hop: [Cost].', 'Hop', '[Cost].'],
    [
      'whatever stands in a bracket',
      '[one: two] Pilot: A static ability.',
      '[one: two] Pilot',
      'A static ability.',
    ],
    ['however blanks stand around it', '  Pilot :  A static ability.', 'Pilot', 'A static ability.'],
    [
      'with the blanks that its bracket has',
      ' Bounty :  [bonus]:A layered ability.',
      'Bounty :  [bonus]',
      'A layered ability.',
    ],
  ])('%s', (_, line, template, text) => expect(splitTemplate(line)).toEqual({ template, text }));

  test.each(['A line without one', ': Text.', 'Pilot:', 'Pilot: ', '[one: two'])(
    'unless it is none: %s',
    (line) => expect(splitTemplate(line)).toBeNull(),
  );
});

test.each([
  ['Bombard X', 'Bombard'],
  ['[sub-type] Pilot', 'Pilot'],
  ['Pilot [one: two] Ace', 'Pilot Ace'],
  ["Resilience +/- 'X'", 'Resilience'],
  ['Accuracy X/-X', 'Accuracy'],
  ['Hop 12', 'Hop 12'],
  ['Hop 12 X', 'Hop 12'],
  ['Hop +2', 'Hop'],
  ['Hop +', 'Hop +'],
  ['Hop + X', 'Hop'],
  ['- Hop', 'Hop'],
  ['Hunter’s ‘X’', 'Hunter’s'],
  ['Alternative Cost: [cost]', 'Alternative Cost'],
  ['Hop [never closed', 'Hop [never closed'],
  ['Cost [a:b]/[c]', 'Cost'],
  ['Cost [a] - [b]', 'Cost'],
  ['Hop + [cost]', 'Hop +'],
  ['X-wing Ace', 'X-wing Ace'],
])('the name in the template “%s” is %s', (template, name) => {
  expect(nameOfTemplate(template)).toBe(name);
  expect(isTemplateOf(template, name.toUpperCase())).toBe(true);
  expect(isTemplateOf(template, `${name} More`)).toBe(false);
});

test('a line of ten million signs is taken apart, or is not, as any other', () => {
  const head = 'a[]'.repeat(3_400_000);
  expect(splitTemplate(head)).toBeNull();
  expect(splitTemplate(`${head}: b`)).toEqual({ template: head, text: 'b' });
});

test.each([
  ['Elan X', 'Élan'],
  ['Élan X', 'Elan'],
  ['Grösse X', 'Größe'],
  ['Hunters Mark X', 'Hunter’s Mark'],
  ['Hop X', 'Hop +'],
])('“%s” takes its number, though the name is written %s', (template, name) => {
  expect(takesNumber(template, name)).toBe(true);
  expect(variableOf(template, name)).toBe('X');
  expect(readShape(name, template).hasNumber).toBe(true);
});

test.each([
  ['Bombard X', 'Bombard', 'X'],
  ['Alternative Cost: [cost]', 'Alternative Cost', '[cost]'],
  ['[sub-type] Pilot', 'Pilot', '[sub-type]'],
  ['Armor', 'Armor', ''],
])('beside the name, the template “%s” of %s adds “%s”', (template, name, adds) =>
  expect(variableOf(template, name)).toBe(adds),
);

test.each([
  ['apostrophe', "Hunter's Mark X", 'Hunter’s Mark'],
  ['hyphen', 'Zig‑Zag X', 'Zig-Zag'],
  ['blank for a hyphen', 'Zig Zag X', 'Zig-Zag'],
  ['blank that does not break', 'Leap\u00a0Frog X', 'Leap Frog'],
  ['number of blanks', 'Leap  Frog X', 'Leap Frog'],
  ['way to keep a letter and its accent', 'Éclat X'.normalize('NFD'), 'Éclat'.normalize('NFC')],
  ['case of its letters', 'Leap Frog X', 'LEAP FROG'],
  ['name in what stands in brackets', '[Pilot or crew] Pilot X', 'Pilot'],
])('a template is found to take an X, whichever %s it has beside its heading', (_, template, name) => {
  expect(variableOf(template, name)).toMatch(/^(?:\[Pilot or crew\] *)?X$/);
  expect(readShape(name, template)).toMatchObject({ hasNumber: true, hasColon: false });
  expect(takesNumber(template, name)).toBe(!template.startsWith('['));
});

test('a number in a template is of the name, or in place of an X', () => {
  expect(isTemplateOf('Hop 12', 'Hop')).toBe(true);
  expect(isTemplateOf('Hop 12', 'Hop 12')).toBe(true);
  expect(isTemplateOf('Hop 12', 'Hop 13')).toBe(false);
  expect(isTemplateOf('Hop X', 'Hop 12')).toBe(false);
});

describe('a text of a keyword begins with its type line', () => {
  test.each([
    'A layered ability activated when you will.',
    'An isolated, static ability that means',
    'A static\u00a0effect.',
    '(Renamed.) A triggered ability.',
  ])('%s', (text) => expect(startsWithTypeLine(text)).toBe(true));

  test.each([
    'An ability of some unit: this.',
    'The static ability.',
    'Any unit: A static ability.',
    'A static abilities list.',
    '(Renamed. A triggered ability.',
  ])('unlike: %s', (text) => expect(startsWithTypeLine(text)).toBe(false));
});
