import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { runIngest } from '../../helpers/run-ingest.ts';
import { ability, list, sheet } from '../../helpers/said-of-sources.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

type Document = [kind: SourceKind, text: string];

/** Writes a content folder with these documents, oldest first. */
function folderOf(...documents: Document[]): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'sources'));
  const entries = documents.map(([kind, text], index) => {
    writeFileSync(path.join(folder, `sources/${index}.txt`), text);
    return `- {id: source-${index}, title: Source ${index}, kind: ${kind}, file: ${index}.txt}\n`;
  });
  writeFileSync(path.join(folder, 'sources.yaml'), entries.join(''));
  return folder;
}

const row = (name: string) => `${name}\t**${name}:** A static ability that means, "This unit may ${name}."`;

test.each<[where: string, name: string, document: Document]>([
  ['the first line of a list', 'Moss', ['list', `Moss\n\n${list('Hop')}`]],
  ['the first line of a sheet', 'Moss Fern', ['sheet', `Moss Fern\n\n${sheet('Hop')}`]],
  ['a menu below the title', 'Search', ['sheet', `Source 0\n\nSearch\n\n${sheet('Hop')}`]],
  ['the header of a table', 'Name', ['glossary', `Name\tText\n${row('Hop')}`]],
  ['the letter of an index', 'H', ['sheet', `H\n\n${sheet('Hop')}\n\nS\n\n${sheet('Skip')}`]],
  ['a footer', 'Rules', ['sheet', `${sheet('Hop')}\n\nRules\n\nCopyright 2020`]],
  ['a name that is twice another', 'Fern', ['sheet', `${sheet('Hop')}\n\nFern Fern: ${ability}`]],
])('%s is read as before once a newer source has a keyword of that name: %s', (_, name, document) => {
  const folder = folderOf(document, ['sheet', sheet(name, 'A static ability that means, "Rest."')]);
  expect(runIngest(folder)).toMatchObject({ code: 0 });
  expect(runIngest(folder, '--check')).toMatchObject({ code: 0 });
});

test.each<[name: string, document: Document]>([
  ['Name', ['glossary', `Name\tText\n${row('Hop')}\n${row('Name')}`]],
  ['Fern', ['sheet', `${sheet('Fern', 'A static ability that means, "Rest."')}\n\nFern Fern: ${ability}`]],
])('a document that has the keyword %s itself is read as before', (_, document) => {
  const folder = folderOf(document);
  expect(runIngest(folder)).toMatchObject({ code: 0 });
  expect(runIngest(folder, '--check')).toMatchObject({ code: 0 });
});
