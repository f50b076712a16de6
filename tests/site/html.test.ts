import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { toTarget, writeRedirects } from '../../src/build/redirects/redirects.ts';
import { contentPolicy } from '../../src/policy/content-policy.ts';
import { sites } from '../helpers/build-site.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** What the rules of the validator ask that is no matter of validity, nor of who can use a page. */
const rules: ConfigData['rules'] = {
  // The case of the doctype and where lines end are style: HTML reads them alike.
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  // A length that search engines may cut, not one that HTML knows. The names of a comparison are said in full.
  'long-title': 'off',
  // Scripts and styles come from the site itself, whose policy holds them.
  'require-sri': ['error', { target: 'crossorigin' }],
  // What is found stands in rows with a heading, a text and marks, which no <select> can hold.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // The search answers as one types, and Enter sends a form that has one field. A button is one way to WCAG 3.2.2 of several.
  'wcag/h32': 'off',
};

/** The validator reads its tables anew for each page, where it is not given them once. */
class ReadOnce extends StaticConfigLoader {
  readonly #config = super.getConfigFor('') as ResolvedConfig;

  override getConfigFor(): ResolvedConfig {
    return this.#config;
  }
}

const validator = new HtmlValidate(
  new ReadOnce({
    root: true,
    extends: [
      'html-validate:recommended',
      'html-validate:standard',
      'html-validate:a11y',
      'html-validate:document',
    ],
    elements: ['html5'],
    rules,
  }),
);

/** What is wrong with the pages of a folder, each fault with its page and place. */
function faultsOf(root: string): string[] {
  return filesOf(root)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const { results } = validator.validateStringSync(readFileSync(path.join(root, name), 'utf-8'), name);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, line, column, message }) => `${name}:${line}:${column} ${ruleId}: ${message}`,
        ),
      );
    });
}

test.each(Object.entries(sites))(
  'every page of the site %s is valid HTML',
  (_, { dist }) => {
    expect(faultsOf(dist)).toEqual([]);
  },
  60_000,
);

test('and so is the page at an address that was left', () => {
  const root = temporaryFolder();
  const home = new URL('https://example.org/pebbles/');
  const write = (redirects: Record<string, string>) =>
    writeRedirects(root, home, redirects, "default-src 'none'; script-src 'self'");
  mkdirSync(path.join(root, 'keywords/leap'), { recursive: true });
  cpSync(path.join(sites.real.dist, '404.html'), path.join(root, 'keywords/leap/index.html'));
  const before = filesOf(root);
  expect(() => write({ 'keywords/leap/': '' })).toThrow(/keywords\/leap\/, which has a page of its own/);
  expect(() => write({ 'keywords/a/': 'keywords/b/' })).toThrow(
    /found keywords\/a\/, which leads to keywords\/b\//,
  );
  expect(() => write({ 'keywords/a/': 'keywords/b/', 'keywords/b/': 'keywords/a/' })).toThrow(
    /which leads to keywords\/b\/, where there is no page/,
  );
  expect(() => write({ 'keywords/a/': 'keywords/b/', 'keywords/leap/': '' })).toThrow(
    /found keywords\/a\/, .*\n.*found keywords\/leap\//,
  );
  expect(filesOf(root)).toEqual(before);
  write({ 'keywords/hop/': 'keywords/jump/', 'keywords/jump/': 'keywords/leap/' });
  expect(filesOf(root)).toContain('keywords/jump/index.html');
  expect(filesOf(root)).toContain('keywords/hop/index.html');
  expect(faultsOf(root)).toEqual([]);
  // A refresh drops the part that an address names.
  const page = readFileSync(path.join(root, 'keywords/jump/index.html'), 'utf-8');
  expect(page).toContain('<a href="/pebbles/keywords/leap/">');
  expect(page).toContain(`<script>${toTarget}</script>`);
  expect(contentPolicy('page', toTarget, home)).toContain(
    createHash('sha256').update(toTarget).digest('base64'),
  );
});
