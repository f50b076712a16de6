import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const named = (name: string, template: string, ...texts: [string, ...string[]]) =>
  sampleKeyword(name, sampleRevision(template, texts), { slug: name.toLowerCase().replace(' ', '-') });

const check = claimCheckOf([
  named('Vault', 'Vault X', does('This unit may leap over X stones of moss.'), 'It rests behind the gate.'),
  named('Stone Cutter', 'Stone Cutter', does('It may cut the fern.'), 'A stone cutter never rests.'),
  named('Leap', 'Leap', does('It may turn around on moss.')),
  named('Gates', 'Gates', does('They close at night.'), 'Each gate turns on sand.'),
  named('Marsh', 'Marsh', does('It sinks in mud.')),
  named('March', 'March', does('It walks in mud.')),
]);
const answers = (claim: string) =>
  check(claim).map(({ verdict, slug, isElsewhere }) => `${isElsewhere ? '!' : ''}${verdict} ${slug}`);

describe('a name above or before a text may have one slip', () => {
  test.each([
    ['Valt: It rests behind the gate.', 'holds vault'],
    ['Vaults: It rests behind the gate.', 'holds vault'],
    ['Vautl\nIt rests behind the gate.', 'holds vault'],
    ['Stone Cuter: A stone cutter never rests.', 'holds stone-cutter'],
    ['Stome Cutter – A stone cutter never rests.', 'holds stone-cutter'],
    ['Vaullt 2: This unit may leap over 2 stones of moss.', 'holds vault'],
    ['Vaullt 2: This unit may leap over 3 stones of moss.', 'near vault'],
    ['Valt: Each gate turns on sand.', '!holds vault'],
    ['| Vualt | Each gate turns on sand. |', '!holds vault'],
    ['Stone Cuter\nIt rests behind the gate.', '!holds stone-cutter'],
  ])('%s', (claim, answer) => expect(answers(claim)).toEqual([answer]));

  test.each([
    // A word of the rules, another letter at the beginning, two slips, a short name, and one of two.
    'Gate: It rests behind the gate.',
    'Gault: It rests behind the gate.',
    'Vlat: It rests behind the gate.',
    'Lea: It rests behind the gate.',
    'Marth: It rests behind the gate.',
    'Stone Butter: It rests behind the gate.',
    'I asked Valt, it rests behind the gate.',
  ])('but anything else is no name: %s', (claim) =>
    expect(check(claim).map(({ slug }) => slug)).toEqual([null]),
  );
});
