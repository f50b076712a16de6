import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each `.astro` file with its markup, and the selectors of its style that are not nested in another. */
const files = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((name) => name.endsWith('.astro'))
  .map((name) => {
    const [markup = '', style = ''] = readFileSync(`src/${name}`, 'utf-8').split(/<style[^>]*>/);
    // The formatter puts them at the beginning of a line.
    return {
      name,
      markup,
      selectors: [...style.matchAll(/^[^\s}<@/].*(?= \{|,)/gm)].map(([found]) => found),
    };
  });
/** The class, or else the element, that a selector begins with. */
const rootOf = (selector: string) => /^\.?[\w-]+/.exec(selector)?.[0] ?? selector;

test('a component styles what stands in its own markup, and what that holds', () => {
  const strange = files.flatMap(({ name, markup, selectors }) =>
    selectors
      .map(rootOf)
      .filter((root) => {
        const inMarkup = root.startsWith('.')
          ? new RegExp(`class(:list)?=[^>]*(?<![\\w-])${root.slice(1)}(?![\\w-])`)
          : new RegExp(`<${root}\\b`);
        return !inMarkup.test(markup);
      })
      .map((root) => `${name}: ${root}`),
  );
  expect(strange).toEqual([]);
  expect(files.filter(({ selectors }) => selectors.length > 0).length).toBeGreaterThan(30);
});

test('no two components style the same class, and none one of the base', () => {
  const owners = new Map(
    ['base.css', 'shared.css', 'lists.css'].flatMap((name) => {
      const style = readFileSync(`src/styles/${name}`, 'utf-8');
      return [...style.matchAll(/^\.[\w-]+/gm)].map(([found]) => [found, name]);
    }),
  );
  expect(owners.size).toBeGreaterThan(20);
  const contested: string[] = [];
  for (const { name, selectors } of files) {
    for (const root of new Set(selectors.map(rootOf))) {
      const owner = owners.get(root);
      if (owner) contested.push(`${root}: ${owner} and ${name}`);
      owners.set(root, name);
    }
  }
  expect(contested).toEqual([]);
});

test('no style on a screen depends on what stands anywhere in a page, for which a browser searches all of it with every key', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((name) =>
    /\.(?:astro|css)$/.test(name),
  );
  const searching = names.flatMap((name) => {
    const style =
      readFileSync(`src/${name}`, 'utf-8')
        .split(/<style[^>]*>/)
        .at(-1) ?? '';
    const onScreen = style
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    const found = onScreen.matchAll(/^.*(?:html|body|:root)[^{,;]*:has\((?! *>).*/gm);
    return [...found].map(([selector]) => `${name}: ${selector.trim()}`);
  });
  expect(searching).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
});
