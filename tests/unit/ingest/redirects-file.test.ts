import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRedirects, readRedirects } from '../../../src/content-folder/redirects.ts';
import { temporaryFolderOfAll } from '../../helpers/temporary-folder.ts';

describe('redirects stay within the site', () => {
  const folder = temporaryFolderOfAll();

  test.each([
    '../outside/: keywords/armor/',
    'keywords/../../outside/: keywords/armor/',
    '/outside/: keywords/armor/',
    'keywords/./x/: keywords/armor/',
    '"%2e%2e/outside/": keywords/armor/',
    '"..\\\\outside/": keywords/armor/',
    'keywords/old/:',
    'keywords/old/: ../outside/',
    'keywords/old/: //example.org/',
    'keywords/old/: "javascript:alert(1)/"',
    'keywords/old/: https://example.org/',
    'keywords/old/: glossary.tsv',
    'old.tsv: keywords/armor/',
    'old.tsv: ""',
    '"": keywords/armor/',
    'old.tsv: ../glossary.tsv',
    'keywords/old/: keywords/old/',
  ])('%s is refused', (line) => {
    writeFileSync(path.join(folder, 'redirects.yaml'), `${line}\n`);
    expect(readRedirects(folder).file.messages).toMatchObject([{ ruleId: 'redirects-invalid', fatal: true }]);
    expect(() => loadRedirects(folder)).toThrow(/redirects\.yaml:1:\d+: /);
  });

  test('an address that leads back to itself over another is refused, and what leads there is not', () => {
    const lines = ['keywords/a/: keywords/b/', 'keywords/b/: keywords/c/', 'keywords/c/: keywords/b/'];
    writeFileSync(path.join(folder, 'redirects.yaml'), `${lines.join('\n')}\n`);
    expect(readRedirects(folder).file.messages.map(({ line }) => line)).toEqual([2, 3]);
  });

  test.each([
    ['keywords/old: keywords/armor/', 'expected the path of a file, or a slash at the end of “keywords/old”'],
    ['old.tsv: keywords/armor/', 'expected the path of a file'],
  ])(
    'a page and a file do not lead to one another, and what lacks a slash is named: %s',
    (line, expected) => {
      writeFileSync(path.join(folder, 'redirects.yaml'), `${line}\n`);
      expect(readRedirects(folder).file.messages[0]?.reason).toMatch(new RegExp(`${expected}$`));
    },
  );

  test('there may be none', () => {
    for (const value of ['', '\n', '# keywords/old/: keywords/armor/\n\n  # none\n']) {
      writeFileSync(path.join(folder, 'redirects.yaml'), value);
      expect(loadRedirects(folder)).toEqual({});
    }
  });

  test('an address that cannot be redirected is said where it stands, not what it would lead to', () => {
    writeFileSync(
      path.join(folder, 'redirects.yaml'),
      'keywords/old/: keywords/armor/\n/old/: keywords/armor/\n',
    );
    expect(() => loadRedirects(folder)).toThrow('redirects.yaml:2:1: ');
  });
});
