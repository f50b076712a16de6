import { describe, expect, test } from 'vitest';
import { impliedRedirects } from '../../../src/build/redirects/implied-redirects.ts';
import { redirectedFiles } from '../../../src/build/redirects/site-redirects.ts';

describe('what was published below a page that leads on', () => {
  const there = ['keywords/new/', 'keywords/new/a1/', 'keywords/new/card.png', 'api/v1/keywords/new.json'];
  const follow = (redirects: Record<string, string>, ...written: string[]) =>
    impliedRedirects(redirects, written, (address) => there.includes(address));
  const moved = { 'keywords/old/': 'keywords/new/' };

  test('leads to what has its place there, or to the page; a file to the one of its name', () => {
    expect(
      follow(
        moved,
        '/keywords/old/',
        '/keywords/old/#r1',
        '/keywords/old/a1/',
        '/keywords/old/b2/',
        '/keywords/old/card.png',
        '/keywords/old/b2/card.png',
        '/keywords/old/changes.xml',
        '/api/v1/keywords/old.json',
        'keyword.json slug',
      ),
    ).toEqual({
      'keywords/old/a1/': 'keywords/new/a1/',
      'keywords/old/b2/': 'keywords/new/',
      'keywords/old/card.png': 'keywords/new/card.png',
      'keywords/old/b2/card.png': 'keywords/new/card.png',
      'api/v1/keywords/old.json': 'api/v1/keywords/new.json',
    });
  });

  test('leads through others, from the nearest, and leaves what is there or leads on by itself', () => {
    const through = {
      'keywords/old/': 'keywords/mid/',
      'keywords/mid/': 'keywords/new/',
      'keywords/old/b2/': 'keywords/new/a1/',
    };
    expect(
      follow(
        through,
        '/keywords/old/c3/',
        '/keywords/old/b2/',
        '/keywords/old/b2/card.png',
        '/keywords/new/a1/',
      ),
    ).toEqual({
      'keywords/old/c3/': 'keywords/new/',
    });
    expect(follow(moved, '/keywords/older/', '/other/')).toEqual({});
  });

  const followed = (redirects: Record<string, string>, sites: string[], written: string[]) =>
    impliedRedirects(
      redirects,
      written.map((address) => `/${address}`),
      (address) => sites.includes(address),
    );

  test('a keyword that leads to a page of another kind has no data there', () => {
    const redirects = { 'keywords/old/': 'sources/leaflet/' };
    const sites = ['sources/leaflet/', 'sources/leaflet/card.png'];
    const written = ['api/v1/keywords/old.json', 'keywords/old/a1/', 'keywords/old/card.png'];
    expect(followed(redirects, sites, written)).toEqual({
      'keywords/old/a1/': 'sources/leaflet/',
      'keywords/old/card.png': 'sources/leaflet/card.png',
    });
  });

  test('a comparison with a wording that leads on compares the other, or leads to that', () => {
    const wordings = {
      'keywords/otter/b2/': 'keywords/otter/c3/',
      'keywords/otter/a1/': 'keywords/otter/c3/',
    };
    const sites = [
      ...['c3/', 'c3/card.png', 'compare/c3/d4/', 'compare/c3/d4/card.png', 'compare/a0/c3/'],
    ].map((address) => `keywords/otter/${address}`);
    const written = [
      ...['compare/b2/d4/', 'compare/b2/d4/card.png', 'compare/a0/b2/', 'compare/a1/b2/'],
      ...['compare/a1/b2/card.png', 'compare/e5/f6/'],
    ].map((address) => `keywords/otter/${address}`);
    expect(followed(wordings, sites, [...written, 'keywords/mole/compare/b2/d4/'])).toEqual({
      'keywords/otter/compare/b2/d4/': 'keywords/otter/compare/c3/d4/',
      'keywords/otter/compare/b2/d4/card.png': 'keywords/otter/compare/c3/d4/card.png',
      'keywords/otter/compare/a0/b2/': 'keywords/otter/compare/a0/c3/',
      'keywords/otter/compare/a1/b2/': 'keywords/otter/c3/',
      'keywords/otter/compare/a1/b2/card.png': 'keywords/otter/c3/card.png',
    });
  });

  test('a comparison follows a wording to its keyword, and one across a rename that of the other name', () => {
    const redirects = { 'keywords/mole/b2/': 'keywords/mole/', 'keywords/shrew/': 'keywords/otter/' };
    const sites = ['mole/', 'mole/card.png', 'otter/', 'otter/card.png', 'vole/f6/'].map(
      (each) => `keywords/${each}`,
    );
    const written = [
      ...['mole/b2/', 'mole/compare/a1/b2/', 'mole/compare/a1/b2/card.png', 'mole/compare/a1/c3/'],
      ...['shrew/d4/', 'otter/compare/c3/d4/', 'otter/compare/c3/e5/', 'mole/compare/c3/e5/'],
      ...['vole/f6/', 'otter/compare/c3/f6/'],
    ].map((address) => `keywords/${address}`);
    expect(followed(redirects, sites, written)).toEqual({
      'keywords/mole/compare/a1/b2/': 'keywords/mole/',
      'keywords/mole/compare/a1/b2/card.png': 'keywords/mole/card.png',
      'keywords/shrew/d4/': 'keywords/otter/',
      'keywords/otter/compare/c3/d4/': 'keywords/otter/',
    });
    // Once the pages are written, those that lead on are there.
    const picture = 'keywords/otter/compare/c3/d4/card.png';
    expect(followed(redirects, [...sites, 'keywords/shrew/d4/'], ['keywords/shrew/d4/', picture])).toEqual({
      [picture]: 'keywords/otter/card.png',
    });
  });

  test('what a source brought that has another id leads to what that brought, or to its page', () => {
    const sites = [
      'sources/new/',
      'as-of/new/',
      'changes/new/',
      'changes/first/new/',
      'as-of/new/keywords.tsv',
    ];
    const written = ['as-of/old/', 'changes/old/', 'changes/first/old/', 'changes/old/last/', 'changes/'];
    const asFile = 'as-of/old/keywords.tsv';
    expect(followed({ 'sources/old/': 'sources/new/' }, sites, [...written, asFile])).toEqual({
      'as-of/old/': 'as-of/new/',
      'changes/old/': 'changes/new/',
      'changes/first/old/': 'changes/first/new/',
      'changes/old/last/': 'sources/new/',
      [asFile]: 'as-of/new/keywords.tsv',
    });
    // Where nothing stands for a source, to what it leads to among them.
    expect(followed({ 'sources/old/': 'sources/' }, ['sources/'], ['as-of/old/', 'as-of/x/'])).toEqual({
      'as-of/old/': 'sources/',
    });
    // Where it leads to something else, nothing of another name is looked for.
    expect(followed({ 'sources/old/': 'changes/new/' }, sites, ['as-of/old/'])).toEqual({});
  });
});

test('a file that is gone has one that is there in its place', () => {
  const led = (redirects: Record<string, string>) =>
    redirectedFiles(redirects, ['/keywords/old/card.png'], (address) =>
      /^(?:glossary.tsv|keywords.new.*)$/.test(address),
    );
  expect(led({ 'old.tsv': 'glossary.tsv', 'keywords/old/': 'keywords/new/' })).toEqual([
    ['old.tsv', 'glossary.tsv'],
    ['keywords/old/card.png', 'keywords/new/card.png'],
  ]);
  // As a page does that moved twice.
  expect(led({ 'older.tsv': 'old.tsv', 'old.tsv': 'glossary.tsv' })).toEqual([
    ['older.tsv', 'glossary.tsv'],
    ['old.tsv', 'glossary.tsv'],
  ]);
  expect(() => led({ 'old.tsv': 'older.tsv' })).toThrow(
    'found old.tsv, which leads to older.tsv, where there is no file',
  );
  expect(() => led({ 'glossary.tsv': 'glossary.tsv' })).toThrow('found glossary.tsv, which is there');
});
