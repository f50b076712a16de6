import { describe, expect, test } from 'vitest';
import { templateFaultOf } from '../../../../src/checks/cards/faults/keyword/template-fault.ts';
import { numberAfter } from '../../../../src/checks/cards/text/after-name.ts';
import { clauseOf } from '../../../../src/checks/cards/text/clause.ts';
import { readUses } from '../../../../src/checks/cards/text/keyword-use.ts';
import { roleAt } from '../../../../src/checks/cards/text/role.ts';
import { fitsShape, readShape } from '../../../../src/checks/cards/text/template-shape.ts';

/** What stands at the mark `^`. */
const role = (marked: string) => roleAt(marked.replace('^', ''), marked.indexOf('^'));

describe('what stands at a place of a card', () => {
  test.each([
    '^',
    'Rest.\n^',
    'Rest and turn\n ^',
    'Pay 1 ->^',
    'Pay 1 --> ^',
    'Pay 1 → ^',
    'Pay 1 § ^',
    'Pay 1  ^',
    'Rest. ^',
    'Rest! ^',
    'Rest; ^',
    'When resting: ^',
    '(Rest) ^',
    'Rest | ^',
    '• ^',
    'Turn/^',
    'Choose one: - ^',
    '- ^',
    'It gets: > Quokka > ^',
    'Choose – ^',
    '"^',
    ' "^',
    'They say "turn" ^',
    'It gets "^',
    'Rest. "^',
    'Rest: "^',
    'Pay 1 -> "^',
    'Rest "Turn." ^',
    'Cunning, Fury 3, ^',
    'Switch: Cunning, Fury +3, and ^',
  ])('“%s” is an ability', (text) => expect(role(text)).toBe('own'));

  test.each([
    'It gets ^',
    'It gains ^',
    'It must not rest, and gains ^',
    'They get ^',
    'They gain ^',
    'It also gets also ^',
    'You may give it ^',
    'You may give one of your units ^',
    'Take 1 40/2/2 Quokka with ^',
    'It gets +1 power and ^',
    'It gets Turn, Rest/Leap or ^',
    'It gets "Rest." and ^',
    'While it rests. It gets ^',
  ])('“%s” is granted', (text) => expect(role(text)).toBe('granted'));

  test.each([
    'Units with ^',
    'It loses ^',
    "It can't gain ^",
    'It can’t get Turn or ^',
    'It loses and cannot gain ^',
    'It can no longer gain ^',
    'It can never  get ^',
    'It  loses  ^',
    'Double this unit’s  ^',
    'It gets +1 power if ^',
    'You may give a unit with ^',
    'It gets Turn while ^',
    'It gets Turn, when it has Rest and ^',
    'It gets nothing that costs 1 and ^',
    'It forgets ^',
    'Search for "^',
    'It gets Turn. Units with ^',
    'It gets Turn | Units with ^',
    'Turn, rest and ^',
    'Well-^',
    'It has ("^',
    'It gets Turn, then units of ^',
    'Units - turned ones - with ^',
    'It rests. Units of "^',
    `Units with ^${' turn'.repeat(100)}`,
  ])('“%s” is mentioned', (text) => expect(role(text)).toBe('mentioned'));

  test('what stands before the last sign between abilities plays no part, nor what is quoted', () => {
    expect(clauseOf('Rest. Turn | It gets "Leap. Hop." and')).toBe(' It gets Q and');
    expect(clauseOf('Pay 1 -> It “rests. Turns” and')).toBe(' It Q and');
    expect(clauseOf('Pay 1.5 and')).toBe('Pay 1.5 and');
    expect(clauseOf('Rest! Turn? It')).toBe(' It');
  });
});

describe('a template asks for a number and a colon', () => {
  test.each([
    ['Leap', false, false],
    ['Leap X', true, false],
    ['Leap: [toll]', false, true],
    ['Leap X: [toll]', true, true],
    ['Leap [X]', false, false],
    ['Leap: X', false, true],
  ])('%s: number %s, colon %s', (template, hasNumber, hasColon) => {
    expect(readShape('Leap', template)).toEqual({ template, hasNumber, hasColon });
  });

  test('also for a colon that it leaves out, where the meaning speaks of what follows', () => {
    expect(readShape('Leap', 'Leap', 'It gets the following effect.')).toEqual({
      template: 'Leap:',
      hasNumber: false,
      hasColon: true,
    });
    expect(readShape('Leap', 'Leap X: [toll]', 'Pay the following.').template).toBe('Leap X: [toll]');
  });

  test('also where the name has an X of its own, or stands behind other words', () => {
    expect(readShape('X-Leap', 'X-Leap')).toMatchObject({ hasNumber: false });
    expect(readShape('Leap', 'Pay: Leap X')).toMatchObject({ hasNumber: true, hasColon: false });
    expect(readShape('X Leap', 'x leap: [toll]')).toMatchObject({ hasNumber: false, hasColon: true });
    expect(readShape('Leap', 'Bound X:')).toMatchObject({ hasNumber: false, hasColon: false });
  });

  test.each([
    ["Quokka's Leap", 'Quokka’s Leap X'],
    ['Quokka-Leap', 'Quokka Leap X'],
    ['Éleap', '\u0045\u0301leap X'],
    ['Éleap', 'Eleap X'],
  ])('also where the name of %s is set otherwise in it', (name, template) => {
    expect(readShape(name, template)).toEqual({ template, hasNumber: true, hasColon: false });
  });
});

const mentionOf = (text: string, name = 'Leap') => {
  const start = text.indexOf(name);
  return { slug: name.toLowerCase(), name, shape: readShape(name, name), start, end: start + name.length };
};

describe('what stands for X is a number behind the name', () => {
  test.each(['3', '12', '-1', '–1', '+ 2', '+/- 2', "'2'", '‘2’', '1/-1', '2 / +2', 'X', 'X+1', 'X/-X'])(
    '%s',
    (number) => {
      for (const text of [`Leap ${number}`, `A Leap ${number}, then`, `Leap  ${number}. Rest`])
        expect(numberAfter(text, mentionOf(text))?.trim(), text).toBe(number);
    },
  );

  test.each(['Leap', 'Leap X-Wing', 'Leap 3rd', 'Leap Xs', 'Leap\n3', 'Leap of 3', 'Leap +', 'Leap 12th'])(
    'but not in “%s”',
    (text) => expect(numberAfter(text, mentionOf(text))).toBeNull(),
  );

  test.each([
    ["'Pay 1 moss -> Leap 2'", '2'],
    ['Leap 2/+20 moss', '2'],
    ['Leap 1 / +1 moss', '1'],
    ['Leap 1/-1 until dusk', '1/-1'],
  ])('and ends with it: %s', (text, number) =>
    expect(numberAfter(text, mentionOf(text))?.trim()).toBe(number),
  );
});

describe('an ability is read with its number and its colon', () => {
  const read = (text: string, ...names: string[]) =>
    readUses(
      text,
      names.map((name) => mentionOf(text, name)),
    ).map(({ name, number, hasColon, role, argumentEnd }) =>
      [name, number, hasColon ? ':' : '', role, text.slice(argumentEnd)].join('_'),
    );

  test('as far as both go', () => {
    expect(read('Leap 3 : pay', 'Leap')).toEqual(['Leap_3_:_own_ pay']);
    expect(read('Leap: pay', 'Leap')).toEqual(['Leap__:_own_ pay']);
    expect(read('Leap pay: 1', 'Leap')).toEqual(['Leap___own_ pay: 1']);
    expect(read('Leap\n: 1', 'Leap')).toEqual(['Leap___own_\n: 1']);
  });

  test('in a list each is what the one before it is', () => {
    const roles = (text: string) => read(text, 'Leap', 'Hop').map((each) => each.split('_')[3]);
    for (const between of [', ', ' and ', ', or ', ' or '])
      expect(roles(`It gets Leap 2${between}Hop`), between).toEqual(['granted', 'granted']);
    expect(roles('A unit with Leap, Hop')).toEqual(['mentioned', 'mentioned']);
    for (const between of [',', ', ', ' and ', ', and ', ' or ', ', or '])
      expect(roles(`Leap 2${between}Hop`), between).toEqual(['own', 'own']);
    expect(roles('Units with Leap turn. Rest, Hop')).toEqual(['mentioned', 'own']);
    expect(roles('Leap, units with Hop')).toEqual(['own', 'mentioned']);
    expect(roles('Units with Leap. Hop')).toEqual(['mentioned', 'own']);
  });
});

describe('a card is held against the template', () => {
  const faultOf = (template: string, text: string) => {
    const [ability] = readUses(text, [{ ...mentionOf(text), shape: readShape('Leap', template) }]);
    return ability ? templateFaultOf(text, ability) : undefined;
  };

  test.each([
    ['Leap X', 'Leap', 'number-missing'],
    ['Leap X', 'Leap: pay 1', 'number-missing'],
    ['Leap X', 'It gets Leap until it rests.', 'number-missing'],
    ['Leap X', 'It gets Leap if it rests.', 'number-missing'],
    ['Leap', 'Leap 2', 'number-unexpected'],
    ['Leap', 'Leap 2. Turn 3 or more.', 'number-unexpected'],
    ['Leap', 'Units with Leap 2.', 'number-unexpected'],
    ['Leap: [toll]', 'Leap 2 pay', 'colon-missing'],
    ['Leap: [toll]', 'Leap', 'colon-missing'],
    ['Leap: [toll]', 'Leap Pay a penny.', 'colon-missing'],
    ['Leap: [toll]', 'Leap [penny]', 'colon-missing'],
    ['Leap: [toll]', 'Leap pay a penny -> turn', 'colon-missing'],
    ['Leap: [toll]', 'Leap pay a penny - > turn', 'colon-missing'],
    ['Leap X: [toll]', 'Leap 3 Pay a penny.', 'colon-missing'],
    ['Leap X: [toll]', 'Leap 3 if it rests.', 'colon-missing'],
    ['Leap: [toll]', 'Leap:', 'effect-empty'],
    ['Leap X: [toll]', 'Leap 3: | Rest', 'effect-empty'],
    ['Leap: [toll/gift]', 'Leap: • Rest', 'effect-empty'],
    ['Leap: [toll/gift]', 'Gets 1/1. Leap: pay', 'slash-missing'],
    ['Leap: [toll/gift]', 'Leap: pay | rest/turn', 'slash-missing'],
    ['Leap: [toll]', 'Leap  Pay a penny.', 'colon-missing'],
    ['Leap: [toll]', 'Leap —  Pay a penny.', 'colon-missing'],
    ['Leap: [toll]', 'Leap +3 moss', 'colon-missing'],
    ['Leap: [toll]', 'Leap Pay 1; Return Quill to it.', 'colon-missing'],
    ['Leap: [toll]', 'Leap 2 Force or rest.', 'colon-missing'],
    ['Leap: [toll]', 'Leap 2 build points.', 'colon-missing'],
    ['Leap: [toll]', 'Leap discard a card.', 'colon-missing'],
    ['Leap: [toll]', 'Leap tap Quill.', 'colon-missing'],
    ['Leap X: [toll]', 'Leap 3 Quill in the marsh.', 'colon-missing'],
  ])('%s against “%s”: %s', (template, text, fault) => expect(faultOf(template, text)).toBe(fault));

  test.each([
    ['Leap X', 'Leap 3'],
    ['Leap X', 'Units with Leap rest.'],
    ['Leap X', 'Units with Leap.'],
    ['Leap X', 'Leap frogs rest.'],
    ['Leap', 'Leap'],
    ['Leap', 'Leap: it rests.'],
    ['Leap', 'Leap 2 or more units rest.'],
    ['Leap', 'Leap 12 or fewer units rest.'],
    ['Leap', 'Leap 3 and fewer.'],
    ['Leap', 'Leap  3  or  more.'],
    ['Leap: [toll]', 'Leap X+1 of them'],
    ['Leap: [toll]', 'Leap or rest.'],
    ['Leap: [toll]', 'Leap  Quill of the Pen into it.'],
    ['Leap: [toll]', 'Leap R2 and Old R4 to it.'],
    ['Leap: [toll]', 'Leap +moss'],
    ['Leap: [toll]', 'Leap 2 Force Frogs.'],
    ['Leap: [toll]', 'Leap 2 Force frogs to the marsh.'],
    ['Leap: [toll]', 'Leap 2 Force-frogs.'],
    ['Leap: [toll]', 'Leap 2 frogs into the marsh.'],
    ['Leap: [toll]', 'Leap draw effects turn once more.'],
    ['Leap', 'Leap 2 units away.'],
    ['Leap', 'Units with Leap 2 until they rest.'],
    ['Leap: [toll]', 'Leap: pay'],
    ['Leap: [toll]', 'Leap:\npay'],
    ['Leap: [toll]', 'Units with Leap:'],
    ['Leap: [toll]', 'It gets Leap.'],
    ['Leap: [toll]', 'Units with Leap'],
    ['Leap: [toll]', 'Leap pays nothing. It rests -> turn'],
    ['Leap: [toll]', 'Leap pays | 1 -> turn'],
  ])('%s allows “%s”', (template, text) => expect(faultOf(template, text)).toBeNull());

  test.each([
    ['Leap X', 'Leap 2.', true],
    ['Leap X', 'Leap 2 until it rests', true],
    ['Leap X', 'Leap 2 in that flooded arena', true],
    ['Leap X', 'Leap', false],
    ['Leap', 'Leap', true],
    ['Leap', 'Leap of it', false],
    ['Leap', 'Leap 2', false],
    ['Leap: [toll]', 'Leap : pay', true],
    ['Leap: [toll]', 'Leap pay', false],
    ['Leap: [toll]', 'Leap pay: 1', false],
  ])('what stands behind a name is what %s asks for: “%s” %s', (template, text, is) => {
    expect(fitsShape(text, 4, readShape('Leap', template))).toBe(is);
  });
});
