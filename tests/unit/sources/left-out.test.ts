import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../../src/keywords/doubts/index.ts';
import { reconcile } from '../../../src/keywords/reconcile.ts';
import type { SourceDocument } from '../../../src/keywords/source-document.ts';
import { readText } from '../../helpers/read-text.ts';
import { ability, list } from '../../helpers/said-of-sources.ts';

const glossary = (id: string, ...names: string[]) =>
  readText(
    'glossary',
    id,
    names
      .map((name) => `${name}\t**${name}:** A static ability that means, "This unit may ${name} stones."`)
      .join('\n'),
  );

/** What is said of keywords that are left out, each as `source message`. */
function saidOf(...sources: SourceDocument[]): string[] {
  reportDoubts(reconcile(sources), sources);
  return diagnosticsOf(sources.map(({ file }) => file)).flatMap(({ file, rule, message }) =>
    rule === 'keywords-left-out' ? `${file} ${message}` : [],
  );
}

test('a keyword that the glossary before has is missed in a newer one, and in no other document', () => {
  const sheet = readText('sheet', 'sheet', 'Hop: A static ability that means, "This unit may hop stones."');
  const all = ['Hop', 'Leap', 'Rest', 'Sing'];
  expect(
    saidOf(glossary('first', ...all), sheet, glossary('second', 'Hop'), glossary('third', 'Hop')),
  ).toEqual(['second Found no entry for “Leap”, “Rest”, “Sing”, which first, the previous glossary, has']);
  expect(saidOf(glossary('first', ...all), sheet, glossary('second', ...all, 'Weep'))).toEqual([]);
  expect(saidOf(readText('list', 'list', 'Skip\n\nSkip: Move.'), glossary('first', ...all))).toEqual([]);
});

test('one that was renamed is missed by nobody', () => {
  const renamed = readText(
    'glossary',
    'second',
    'Bound\t**Bound:** A static ability that means, "This unit may Hop stones." "Hop" is the former name of this keyword.',
  );
  expect(saidOf(glossary('first', 'Hop'), renamed)).toEqual([]);
});

test('a keyword that the list before has is missed in a newer list, whatever glossary is between', () => {
  const entries = (id: string, ...names: string[]) =>
    readText('list', id, names.map((name) => list(name)).join('\n\n'));
  expect(
    saidOf(entries('first', 'Hop', 'Leap', 'Rest'), glossary('between', 'Hop'), entries('second', 'Hop')),
  ).toEqual(['second Found no entry for “Leap”, “Rest”, which first, the previous list, has']);
  expect(saidOf(entries('first', 'Hop', 'Leap'), entries('second', 'Leap', 'Hop', 'Sing'))).toEqual([]);
});

test('one that a misspelt name may mean is told there alone', () => {
  const slipped = glossary('second', 'Hop', 'Lingre');
  expect(saidOf(glossary('first', 'Hop', 'Linger'), slipped)).toEqual([]);
  expect(slipped.file.messages.map(({ ruleId }) => ruleId)).toContain('name-doubtful');
  expect(saidOf(glossary('first', 'Hop', 'Linger', 'Rest'), glossary('second', 'Hop', 'Lingre'))).toEqual([
    'second Found no entry for “Rest”, which first, the previous glossary, has',
  ]);
});

test('nothing is missed in a document with an error, where it may stand', () => {
  const wrong = readText('glossary', 'second', `Hop\t**Hop:** ${ability}\nLeap\tA stone.`);
  expect(saidOf(glossary('first', 'Hop', 'Leap'), wrong)).toEqual([]);
});

describe('a rename that is taken back', () => {
  const ability = 'A static ability that means, "This unit may hop stones."';
  const told = (id: string, name: string, former: string) =>
    readText(
      'glossary',
      id,
      `${name}\t**${name}:** ${ability} "${former}" is the former name of this keyword.`,
    );
  const hop = glossary('first', 'Hop');

  test('is missed by none of the glossaries that told of it', () => {
    const third = told('third', 'Hop', 'Bound');
    expect(saidOf(hop, told('second', 'Bound', 'Hop'), third)).toEqual([]);
    expect(saidOf(hop, told('second', 'Bound', 'Hop'), third, told('fourth', 'Bound', 'Hop'))).toEqual([]);
  });

  test('explains nothing in a newer glossary, which has neither name', () =>
    expect(
      saidOf(hop, told('second', 'Bound', 'Hop'), told('third', 'Hop', 'Bound'), glossary('fourth', 'Rest')),
    ).toEqual([expect.stringContaining('fourth Found no entry for “Hop”')]));
});

test('one that only a later source says was renamed is not missed', () => {
  const sheet = readText(
    'sheet',
    'sheet',
    'Bound\n\nBound: A static ability that means, "This unit may hop." "Hop" is the former name of this keyword.',
  );
  expect(saidOf(glossary('first', 'Hop', 'Leap'), glossary('second', 'Leap'), sheet)).toEqual([]);
});
