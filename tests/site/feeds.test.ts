import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { sites } from '../helpers/build-site.ts';

const atom = 'http://www.w3.org/2005/Atom';

/** An element as an XML parser reads it. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

describe.each(Object.entries(sites))('of the site %s', (_, { dist }) => {
  const documents = filesOf(dist).filter((name) => name.endsWith('.xml'));
  const feeds = documents
    .filter((name) => !/^(?:sitemap|opensearch)/.test(name))
    .map((name) => ({ name, feed: readXml(readFileSync(path.join(dist, name), 'utf-8')) }));

  test('every document that says it is XML is well-formed', () => {
    for (const name of documents)
      expect(() => readXml(readFileSync(path.join(dist, name), 'utf-8')), name).not.toThrow();
  });

  test('every feed, every file of an archive and every entry has what RFC 4287 asks of it, once', () => {
    expect(feeds.length).toBeGreaterThan(filesOf(`${dist}/api/v1/keywords`).length);
    for (const { name, feed } of feeds) {
      expect(feed.name, name).toBe(`{${atom}}feed`);
      expect(faultsOf(feed), name).toEqual([]);
      expect(addressesOf(feed, 'self'), name).toEqual([`http://localhost:4321/${name}`]);
      const entries = all(feed, 'entry');
      expect(entries.length, name).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(faultsOf(entry), name).toEqual([]);
        // Its words stand in the namespace of XHTML, in one <div>.
        const [content] = all(entry, 'content');
        expect(content?.attributes.type).toBe('xhtml');
        expect(content?.children.map((child) => child.name)).toEqual(['{http://www.w3.org/1999/xhtml}div']);
      }
      const newest = entries
        .map((entry) => textOf(entry, 'updated'))
        .sort()
        .at(-1);
      expect(textOf(feed, 'updated'), name).toBe(newest);
    }
  });

  test('no two feeds have one id, but the files of an archive that of theirs; an entry tells the same wherever it stands', () => {
    const byId = Map.groupBy(feeds, ({ feed }) => textOf(feed, 'id'));
    for (const [, same] of byId)
      if (same.length > 1)
        expect(same.filter(({ name }) => !name.startsWith('changes/archive/'))).toHaveLength(1);
    const told = new Map<string, Element>();
    for (const { name, feed } of feeds) {
      const ids = all(feed, 'entry').map((entry) => textOf(entry, 'id'));
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const entry of all(feed, 'entry')) {
        const id = textOf(entry, 'id');
        expect(entry).toEqual(told.get(id) ?? entry);
        told.set(id, entry);
      }
    }
  });
});

/** What a feed or an entry lacks, or has more than once, of what RFC 4287 asks of both; an entry has the author of its feed. */
function faultsOf(element: Element): string[] {
  const isFeed = element.name.endsWith('}feed');
  const once = ['id', 'title', 'updated', ...(isFeed ? ['author'] : ['content', 'summary'])];
  const faults = once.filter((name) => all(element, name).length !== 1);
  if (!URL.canParse(textOf(element, 'id'))) faults.push('an id that is an IRI');
  if (textOf(element, 'title').trim() === '') faults.push('a title with words');
  if (Number.isNaN(Date.parse(textOf(element, 'updated')))) faults.push('a moment');
  if (isFeed && all(element, 'author').some((author) => textOf(author, 'name') === '')) faults.push('a name');
  if (addressesOf(element, 'alternate').length !== 1) faults.push('one page');
  for (const { attributes } of all(element, 'link'))
    if (!/^https?:\/\//.test(attributes.href ?? ''))
      faults.push(`an absolute address, not ${attributes.href}`);
  return faults;
}

const all = ({ children }: Element, name: string) =>
  children.filter((child) => child.name === `{${atom}}${name}`);
const textOf = (element: Element, name: string) => all(element, name)[0]?.text ?? '';
const addressesOf = (element: Element, rel: string) =>
  all(element, 'link')
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href);

/** @throws where the document is not well-formed, its namespaces among it */
function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] as Element;
}
