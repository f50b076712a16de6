import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../src/checks/cards/check.ts';
import { check, keywords } from '../made-game.ts';
import { sampleKeyword, sampleRevision } from '../samples.ts';

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
  expect(told('It has an "Ebb" in it. That is an Ebb Pen.')).toEqual([null, null]);
});
