import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { sites } from '../helpers/build-site.ts';

test('what depends on the window is told from what is printed: on paper WebKit asks how wide the window is', () => {
  const styles = filesOf(sites.real.dist).filter((file) => file.endsWith('.css'));
  const asked = styles
    .flatMap((file) => readFileSync(`${sites.real.dist}/${file}`, 'utf-8').match(/@media[^{]+/g) ?? [])
    .filter((query) => /width|height/.test(query));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((query) => !/^@media (?:screen and|print,)/.test(query))).toEqual([]);
});
