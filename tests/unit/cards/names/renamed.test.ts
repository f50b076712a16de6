import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { check, keywords } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

/** What to write in place of a name that is no more; null where nothing is put in its place. */
const inPlace = (text: string) =>
  check(text).findings.flatMap(({ rule, replacement }) => (rule === 'keyword-renamed' ? [replacement] : []));

describe('the name of today is put in the place of one that is no more', () => {
  test.each([
    'It gets "Quokka, Bound"',
    'It gets "Bound: 2"',
    'It gets "Bound 2."',
    'Bound: Turn a gate',
    'It is named Pen. Bound: pay',
  ])('%s', (text) => expect(inPlace(text)).toEqual(['Vault']));

  test.each(['It said "Bound."', 'A card named  Bound rests', 'Look for Bound Quill: rest'])(
    'but not where a card speaks of the name itself: %s',
    (text) => expect(inPlace(text)).toEqual([null]),
  );
});

describe('a note in brackets that tells what a keyword was called', () => {
  test.each([
    'Quokka (was Bound)',
    'Quokka (Errata 2021: was Bound 2)',
    'Quokka (old name: "Bound")',
    'Vault: Turn a gate. (Formerly called Bound)',
    'Vault [renamed from Bound]: Turn a gate.',
    'Vault ("Bound" is the former name of it.): Turn a gate.',
    'Vault (Bound): Turn a gate.',
  ])('says it of none: %s', (text) => {
    const { mentions } = check(text);
    expect([inPlace(text), mentions.map(({ name }) => name)]).toEqual([[], [text.split(/[^A-Z]/i, 1)[0]]]);
  });

  test.each([
    'Quokka (Bound)',
    'Quokka (It was turned and gets Bound)',
    'Bound (was turned)',
    'Quokka (was turned) Bound',
    'was Bound: Turn a gate.',
    'Quokka (was Bound',
  ])('is no other bracket, nor what stands in none: %s', (text) => expect(inPlace(text)).toHaveLength(1));

  test('tells of no name that holds now', () =>
    expect(check('Leap 2 (was Quokka)').mentions.map(({ name }) => name)).toEqual(['Leap', 'Quokka']));
});

test('the plural of an ability is a slip, and a sentence keeps it', () => {
  const ebb = sampleKeyword('Ebb', sampleRevision('Ebb', ['It sank.']), { renamedTo: 'flow' });
  const flow = sampleKeyword('Flow', sampleRevision('Flow', ['It sank.']));
  const told = (text: string) =>
    createCardCheck([...keywords(), ebb, flow])(text).findings.map(({ replacement }) => replacement);
  for (const text of ['Ebbs | Quokka', 'Pen\nEbbs | Quokka', 'Quokka | Ebbs | Leap 2', 'Quokka | Ebbs.'])
    expect(told(text), text).toEqual(['Flow']);
  expect(told('It loses all Ebbs.')).toEqual(['Flows']);
  expect(told('It loses all of its\nEbbs. | Quokka')).toEqual(['Flows']);
});

test('an article goes with the first letter of the name of today', () => {
  const ebb = sampleKeyword('Ebb', sampleRevision('Ebb', ['It sank.']), { renamedTo: 'vault' });
  const checkEbb = createCardCheck([...keywords(), ebb]);
  const told = (text: string) =>
    checkEbb(text).findings.flatMap(({ rule, replacement }) =>
      rule === 'keyword-renamed' ? [replacement] : [],
    );
  expect(told('It has an Ebb ability. An Ebb rests. The Ebb, and a Ebb of yours.')).toEqual([
    'a Vault',
    'A Vault',
    'Vault',
    'Vault',
  ]);
  const under = createCardCheck([
    ...keywords(),
    sampleKeyword('Tip', sampleRevision('Tip', ['It sank.']), { renamedTo: 'under' }),
    sampleKeyword('Under', sampleRevision('Under', ['It sank.']), { formerNames: ['Tip'] }),
  ]);
  expect(under('A Tip rests.').findings).toMatchObject([{ replacement: 'An Under' }]);
  expect(told('It has an "Ebb" in it. That is an Ebb Pen.')).toEqual([null, null]);
});
