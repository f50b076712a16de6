import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useRealFolder } from '../../helpers/real-folder.ts';

const { at, edit, ingestAsJson } = useRealFolder();

const lost = () =>
  ingestAsJson()
    .warnings.filter(({ rule }: { rule: string }) => rule === 'entries-lost')
    .map(({ file, message }: { file: string; message: string }) => [file, message]);

const found = (names: string) =>
  `Found no entry for ${names}, expected what the document had when it was last ingested`;

test('an entry that a document lost since the last ingest is told by its name, once', () => {
  edit('sources/glossary.tsv', (text) => text.replace(/^Surge\t.*\n/m, ''));
  expect(lost()).toEqual([[at('sources/glossary.tsv'), found('“Surge”')]]);
  expect(lost()).toEqual([]);
});

test('of a document that was cut off at the end of an entry the first are told, and how many more', () => {
  edit('sources/keyword-list.txt', (text) => text.slice(0, text.indexOf('\nMeditate\n')));
  expect(lost()).toEqual([
    [
      at('sources/keyword-list.txt'),
      found('“Meditate”, “Overkill”, “Parry”, “Persuade”, “Pilot” and 15 more'),
    ],
  ]);
});

test('nothing of that is said where all is there, where nothing was written before, nor of a document that is gone', () => {
  expect(lost()).toEqual([]);
  edit('sources.yaml', (text) => text.replace(/- id: powerful-dark\n(?: .*\n)*/, ''));
  rmSync(at('sources/powerful-dark.txt'));
  expect(lost()).toEqual([]);
  edit('sources/glossary.tsv', (text) => text.replace(/^Surge\t.*\n/m, ''));
  rmSync(at('keywords'), { recursive: true });
  rmSync(at('changes'), { recursive: true });
  expect(lost()).toEqual([]);
});

test('nor of one whose name has a slip now, which is told where it stands', () => {
  edit('sources/powerful-dark.txt', (text) =>
    text.replaceAll('Critical Hit\n', 'Critcal Hit\n').replace('\nCritical Hit X:', '\nCritcal Hit X:'),
  );
  const { warnings } = ingestAsJson();
  expect(warnings.map(({ rule, line }: { rule: string; line: number }) => [rule, line])).toEqual([
    ['name-doubtful', 15],
  ]);
});
