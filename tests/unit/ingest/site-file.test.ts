import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadSite, readSite } from '../../../src/content-folder/site.ts';
import { abbreviated, describeSite, keywordsOfGame } from '../../../src/publish/site-words.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

let content: string;
beforeEach(() => {
  content = temporaryFolder();
});

const write = (text: string) => writeFileSync(path.join(content, 'site.yaml'), text);

test('a content folder that says nothing of its game has a site of keywords alone', () => {
  const site = loadSite(content);
  expect(site).toMatchObject({ name: 'Keyword Reference', shortName: 'Keywords', prefix: 'glossary' });
  expect(site).toMatchObject({ abbreviation: null, game: null, notice: null, cardFiles: null, demo: null });
  expect(keywordsOfGame(site)).toBe('keywords');
  expect(describeSite(site)).toBe('What every keyword says now, what it ever said, and what changed.');
  expect(abbreviated(site, 'keywords')).toBe('Keywords');
});

test('one that names it is of that game wherever the site says what it is', () => {
  write('game: the game of Pebbles\nabbreviation: PBL\n');
  const site = loadSite(content);
  expect(keywordsOfGame(site)).toBe('keywords of the game of Pebbles');
  expect(describeSite(site)).toMatch(/^What every keyword of the game of Pebbles says now, /);
  expect(abbreviated(site, 'keywords')).toBe('PBL keywords');
});

test('an example may leave out what players ask for, and what is linked by hand', () => {
  write('demo:\n  keyword: hop\n  text: A Hop.\n');
  expect(loadSite(content).demo).toEqual({ keyword: 'hop', text: 'A Hop.', asked: [], byHand: null });
});

test.each(['https://example.org/errors?of=keywords', 'http://example.org', 'mailto:keeper@example.org'])(
  'an error can be told at %s',
  (contact) => {
    write(`contact: ${contact}\n`);
    expect(loadSite(content).contact).toBe(contact);
  },
);

test.each([
  ['a contact that is no address', 'contact: the keeper\n', '1:10', 'expected an address that begins with'],
  [
    'one that is a program',
    'contact: "javascript:alert(1)"\n',
    '1:10',
    'expected an address that begins with',
  ],
  ['one with a blank in it', 'contact: https://example.org/a b\n', '1:10', 'without spaces'],
  ['a mailbox of nobody', 'contact: "mailto:"\n', '1:10', 'expected an email address'],
  ['a field that nobody knows', 'nmae: x\n', '1:1', 'nmae'],
  ['an empty name', 'name: ""\n', '1:7', 'expected words, or the field left out'],
  ['a name of blanks', 'name: "  "\n', '1:7', 'expected words, or the field left out'],
  ['a prefix that is no part of an address', 'prefix: A b\n', '1:9', 'prefix'],
  ['a prefix with which no element begins', 'prefix: 9x\n', '1:9', 'expected it to begin with a letter'],
  ['a field of the example that nobody knows', 'demo: {keyword: hop, text: x, more: y}\n', '1:31', 'more'],
  [
    'a link by hand without its end',
    'demo: {keyword: hop, text: x, byHand: {before: a, keyword: hop, words: b}}\n',
    '1:39',
    'after',
  ],
  ['an example of a keyword that is not there', 'demo: {keyword: leap, text: x}\n', '1:17', '“leap”'],
  [
    'one with a blank in its name',
    'contact: https://a b\n',
    '1:10',
    'contact: found “https://a b”, expected an address without spaces',
  ],
  ['a prefix in capitals', 'prefix: PBL\n', '1:9', 'expected lower-case letters, digits and single hyphens'],
])('%s is said with its place, and no more of it', (_, text, place, message) => {
  write(text);
  const [first, ...more] = readSite(content, [{ slug: 'hop' }]).file.messages;
  expect(more).toEqual([]);
  expect(first).toMatchObject({ ruleId: 'site-invalid', fatal: true });
  expect(`${first?.line}:${first?.column}`).toBe(place);
  expect(first?.reason).toContain(message);
});
