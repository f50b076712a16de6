import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../../src/keywords/doubts/index.ts';
import { reconcile } from '../../../src/keywords/reconcile.ts';
import { readText } from '../../helpers/read-text.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

const leaps = 'A static ability that means, "This unit may move over all of the moss at once."';
const rests = 'A static ability that means, "This unit may rest behind all of the stones by night."';
const sings = 'A static ability that means, "This unit may sing."';

/** What is said of the texts of sources, oldest first, each as `source line message`. */
function said(...documents: string[][]): string[] {
  return saidBy('text-of-another', documents);
}

function saidBy(meant: string, documents: string[][]): string[] {
  const sources = documents.map((entries, index) => readText('sheet', `s${index}`, entries.join('\n\n')));
  reportDoubts(reconcile(sources), sources);
  return diagnosticsOf(sources.map(({ file }) => file)).flatMap(({ file, line, rule, message }) =>
    rule === meant ? `${file} ${line} ${message}` : [],
  );
}

test('a text that another keyword has in another source is told, whichever of the two is older', () => {
  const right = [sheet('Leap', leaps), sheet('Rest', rests)];
  const exchanged = [sheet('Leap', rests), sheet('Rest', leaps)];
  const expected = (source: string) => [
    `${source} 1 Found under “Leap” and 1 more up to line 4 what “Rest” means in another source, expected a meaning of its own`,
  ];
  expect(said(exchanged, right, right)).toEqual(expected('s0'));
  expect(said(right, right, exchanged)).toEqual(expected('s2'));
  expect(said(right, right)).toEqual([]);
});

test('of two texts that were exchanged nothing else is told, of the second as of the first', () => {
  const [leap, rest] = [`${leaps} Leap stops. It may leap X.`, `${rests} Rest goes on.`];
  const right = [sheet('Leap', leap), sheet('Rest', rest)];
  const exchanged = [sheet('Leap', rest), sheet('Rest', leap)];
  for (const rule of ['ruling-of-another', 'rulings-gone', 'value-alone'])
    expect(saidBy(rule, [right, exchanged]).filter((each) => each.startsWith('s1'))).toEqual([]);
});

test('a slip of one document makes no wording return in the next', () => {
  const right = [`Leap\nLeap X: ${leaps.replace('once', 'X stones')}`];
  const slipped = right.map((text) => text.replace('X stones', '2 stones'));
  expect(saidBy('value-alone', [right, slipped, right])).toHaveLength(1);
  expect(saidBy('wordings-return', [right, slipped, right])).toEqual([]);
});

test('a name with a slip has it too, and a keyword with another name does not', () => {
  expect(said([sheet('Laep', leaps)], [sheet('Leap', leaps)], [sheet('Leap', leaps)])[0]).toMatch(
    'Found under “Laep” what “Leap” means',
  );
  expect(said([sheet('Hop', leaps)], [sheet('Leap', `${leaps} (Formerly Hop.)`)])).toEqual([]);
});

test('but not what the keyword means itself elsewhere, nor a short meaning', () => {
  expect(said([sheet('Leap', leaps)], [sheet('Leap', leaps), sheet('Vault', leaps)])).toEqual([
    expect.stringContaining('s1 4 Found under “Vault”'),
  ]);
  expect(said([sheet('Sing', sings)], [sheet('Hum', sings)])).toEqual([]);
});

test('texts that slipped to other names throughout a document are an error, and a few are not', () => {
  const names = ['Hop', 'Leap', 'Rest', 'Sing', 'Swim', 'Walk', 'Yawn'];
  const textOf = (name: string) =>
    `A static ability that means, "This unit may ${name} over all of the moss."`;
  const moved = (count: number) =>
    names.map((name, at) => sheet(name, textOf(names[at < count ? (at + 1) % count : at] ?? '')));
  const right = moved(0);
  const rules = (...documents: string[][]) => {
    const sources = documents.map((entries, at) => readText('sheet', `s${at}`, entries.join('\n\n')));
    reportDoubts(reconcile(sources), sources);
    return diagnosticsOf(sources.map(({ file }) => file)).map(
      ({ file, rule, severity, message }) => `${file} ${rule} ${severity} ${message}`,
    );
  };
  expect(rules(right, right, moved(7))).toEqual([
    's2 texts-slipped error Found under 7 of 7 names what other keywords mean, for example under “Hop” what “Leap” means, expected each text under its own name',
  ]);
  // What stands rightly in a source alone is not blamed for it.
  expect(rules(right, right.slice(1), moved(7)).join('\n')).toMatch(/^s2 texts-slipped error .*$/);
  expect(rules(right, right, moved(4))).toEqual([expect.stringMatching(/^s2 text-of-another warning/)]);
  expect(rules(right, right)).toEqual([]);
});

describe('a text that two have in one source and none in another', () => {
  const as = (source: string, line: number, name: string, other: string) =>
    `${source} ${line} Found under “${name}” what “${other}” means here too, expected a meaning of its own`;

  test('is told of the one of which something else was said before, wherever the two stand', () => {
    const older = [sheet('Rest', rests)];
    expect(said(older, [sheet('Leap', leaps), sheet('Rest', leaps)])).toEqual([as('s1', 4, 'Rest', 'Leap')]);
    expect(said(older, [sheet('Rest', leaps), sheet('Leap', leaps)])).toEqual([as('s1', 1, 'Rest', 'Leap')]);
  });

  test('of two with other texts before, of the one that is less like its own', () => {
    const reworded = leaps.replace('at once', 'by day');
    const older = [sheet('Rest', rests), sheet('Leap', reworded)];
    expect(said(older, [sheet('Rest', leaps), sheet('Leap', leaps)])).toEqual([as('s1', 1, 'Rest', 'Leap')]);
  });

  test('of two that are new, of the second', () => {
    expect(said([sheet('Leap', leaps), sheet('Vault', leaps)])).toEqual([as('s0', 4, 'Vault', 'Leap')]);
  });

  test('but not of two names of one keyword', () => {
    expect(said([sheet('Hop', leaps), sheet('Leap', `${leaps} (Formerly Hop.)`)])).toEqual([]);
  });
});

describe('a ruling that names another keyword, of which another source says it', () => {
  const older = [sheet('Leap', `${sings} Moss stops no Leap.`), sheet('Rest', rests)];
  const told = (...documents: string[][]) => saidBy('ruling-of-another', documents);

  test('is told under a keyword that it does not name', () =>
    expect(told(older, [sheet('Rest', `${rests} Moss stops no Leap.`)])).toEqual([
      's1 2 Found “Moss stops no Leap.” under “Rest”, which another source says of “Leap”, expected a ruling on “Rest”',
    ]));

  test('also where the other has it in this source alone', () =>
    expect(
      told([sheet('Leap', `${sings} Moss stops no Leap.`), sheet('Rest', `${rests} Moss stops no Leap.`)]),
    ).toEqual([
      's0 5 Found “Moss stops no Leap.” under “Rest”, which this source too says of “Leap”, expected a ruling on “Rest”',
    ]));

  test('but not one that names both, or none, nor where the keyword has it elsewhere or is the same', () => {
    const both = 'A Leap ends a Rest.';
    expect(told([sheet('Leap', `${sings} ${both}`)], [sheet('Rest', `${rests} ${both}`)])).toEqual([]);
    const none = 'Moss stops it at once.';
    expect(told([sheet('Leap', `${sings} ${none}`)], [sheet('Rest', `${rests} ${none}`)])).toEqual([]);
    const own = [sheet('Rest', `${rests} Moss stops no Leap.`)];
    expect(told(older, own, own)).toEqual([]);
    expect(told(older, [sheet('Hop', `${sings} Moss stops no Leap. (Formerly Leap.)`)])).toEqual([]);
  });
});
