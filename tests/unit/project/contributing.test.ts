import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf-8');
const headings = [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, title = '']) => title);
const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** The anchor that a heading has on GitHub. */
const anchorOf = (title: string) =>
  `#${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')}`;

test('every file of code that CONTRIBUTING names is there', () => {
  const files = globSync('{src,scripts,tests}/**/*').map((file) => `/${file.replaceAll('\\', '/')}`);
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|astro|css)|(?:src|scripts|tests)\/[\w./-]+)`/g)];
  expect(named.length).toBeGreaterThan(200);
  const ends = named.map(([, name = '']) => `/${name.replace(/\/$/, '')}`);
  const isThere = (end: string) => existsSync(`.${end}`) || files.some((file) => file.endsWith(end));
  expect(ends.filter((end) => !isThere(end))).toEqual([]);
});

test('every link in CONTRIBUTING leads somewhere', () => {
  const anchors = new Set(headings.map(anchorOf));
  const isThere = (target: string) => (target.startsWith('#') ? anchors.has(target) : existsSync(target));
  expect(links.filter((target) => !/^https?:/.test(target) && !isThere(target))).toEqual([]);
});

test('the contents of CONTRIBUTING lead to each part of it', () => {
  const parts = [...text.matchAll(/^### (.+)$/gm)].map(([, title = '']) => anchorOf(title));
  expect(parts.length).toBeGreaterThan(15);
  const contents = text.slice(0, text.indexOf('\n## '));
  expect(parts.filter((anchor) => !contents.includes(`(${anchor})`))).toEqual([]);
});
