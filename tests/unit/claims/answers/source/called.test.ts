import { expect, test } from 'vitest';
import { createClaimCheck } from '../../../../../src/checks/claim/check.ts';
import {
  sourceCalled,
  sourceNames,
  withoutSources,
} from '../../../../../src/checks/claim/words/source-names.ts';
import type { Keyword } from '../../../../../src/keywords/model.ts';
import { slugify } from '../../../../../src/keywords/text/slug.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

/** Names as sources may have them: with number words, signs, contractions, many words. */
const names = [
  'Vault',
  'Two Step',
  'Quick & Dead',
  'Cannot Yield',
  "Can't Stop",
  'Lord of the Long Dark Night',
];

const renamed = (name: string): Keyword[] => [
  changingKeyword('Bound', [['Go as far as the sea.'], [`(Renamed to ${name}.)`]], {
    renamedTo: slugify(name),
  }),
  changingKeyword(name, [['Go as far as the moss.', 'It rests there by night and by day.']], {
    slug: slugify(name),
    formerNames: ['Bound'],
  }),
];
const holds = (keywords: readonly Keyword[], claim: string) =>
  claimCheckOf(keywords)(claim).map(({ verdict }) => verdict === 'holds');

test.each(names)(
  'a rename to %s, and claims of that name, are understood, whatever words the name consists of',
  (name) => {
    const keywords = renamed(name);
    for (const claim of [
      `Bound is now ${name}.`,
      `${name} was formerly Bound.`,
      `With ${name} go as far as the moss.`,
      `Bound (now ${name})`,
    ])
      expect([claim, holds(keywords, claim)]).toEqual([claim, [true]]);
  },
);

test('of two sources, the name of one may begin with that of the other, and accents may be left out', () => {
  const names = sourceNames([
    { id: 'moss', title: 'Moss' },
    { id: 'moss-café', title: 'Moss Café' },
    { id: '2021', title: '…' },
  ]);
  expect(sourceCalled('Moss Cafe', names)).toBe('moss-café');
  expect(sourceCalled('the moss', names)).toBeNull();
  expect(withoutSources(' as of moss café now ', names)).toBe(' as of now ');
  expect(withoutSources(' moss and 2021 ', names)).toBe(' and ');
  expect(names.every(({ phrase }) => phrase !== '')).toBe(true);
});

/** A source whose address says something else than its title, and one with a word that may be spelled otherwise. */
test.each([
  ['moss-2021', 'Moss and Fern'],
  ['two-rivers', 'Two Rivers'],
  ['rules-rulings', 'Rules & Rulings'],
  ['all-the-ferns-moss', "All the Fern's Moss"],
])('a source with the id %s is found by its title, %s', (id, title) => {
  const vault = changingKeyword('Vault', [['Go as far as the sea.'], ['Go as far as the moss.']], {
    formerNames: ['Bound'],
  });
  const history = [
    { source: 's1', revision: 'vaul0001' },
    { source: id, revision: 'vaul0002' },
  ];
  const keywords = [
    changingKeyword('Bound', [['(Renamed to Vault.)']], {
      renamedTo: 'vault',
      history: [{ source: id, revision: 'boun0001' }],
    }),
    { ...vault, history },
  ];
  const check = createClaimCheck(keywords, [
    { id: 's1', title: 'Shore' },
    { id, title },
  ]);
  for (const claim of [
    `Vault is in ${title}.`,
    `Vault was reworded in the ${title}.`,
    `Bound is now Vault as of the ${title}.`,
    `Go as far as the moss (as of the ${title}).`,
    `Go as far as the moss. (Vault, ${title})`,
    `From the ${title} on Vault: Go as far as the moss.`,
    `As of the ${title}: Go as far as the moss.`,
  ]) {
    const answers = check(claim);
    expect([claim, answers.map(({ verdict }) => verdict)]).toEqual([claim, ['holds']]);
  }
  expect(check(`Vault was not changed in ${title}.`).map(({ verdict }) => verdict)).not.toContain('holds');
});

test('the menu of a page may name the source before the keyword', () => {
  const check = createClaimCheck(
    [changingKeyword('Leap', [['Go as far as the moss.', 'It rests there by night and by day.']])],
    [{ id: 's1', title: 'Glossary' }],
  );
  const told = (claim: string) => check(claim).map(({ text, verdict }) => [text, verdict]);
  for (const menu of ['Glossary > Leap:', 'Glossary / Leap –', 'Glossary > Leap.'])
    expect(told(`${menu} It rests there by night and by day.`), menu).toEqual([
      ['It rests there by night and by day.', 'holds'],
    ]);
});
