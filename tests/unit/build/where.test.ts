import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  checkFolders,
  expectApart,
  expectOfSite,
  expectPlain,
  expectWritable,
} from '../../../src/build/before/check-folders.ts';
import { whereItStands } from '../../../src/build/before/where.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

describe('a site stands', () => {
  test.each([
    [{}, { site: 'http://localhost:4321', base: '/' }],
    [
      { SITE_URL: '', BASE_PATH: '' },
      { site: 'http://localhost:4321', base: '/' },
    ],
    [
      { SITE_URL: 'https://example.org', BASE_PATH: '/a.b/c' },
      { site: 'https://example.org', base: '/a.b/c' },
    ],
    [
      { SITE_URL: 'https://example.org/', BASE_PATH: 'a/' },
      { site: 'https://example.org/', base: 'a/' },
    ],
  ])('where %j says', (env, where) => expect(whereItStands(env)).toEqual(where));

  test.each([
    [{ SITE_URL: 'example.org' }, /expected the address of the site/],
    [{ SITE_URL: 'ftp://example.org' }, /expected the address of the site/],
    [{ SITE_URL: 'https://' }, /expected the address of the site/],
    [{ SITE_URL: 'https://example.org/sub/' }, /no more than https:\/\/example\.org; the path of the site/],
    [{ SITE_URL: 'https://a:b@example.org' }, /no more than https:\/\/example\.org/],
    [{ BASE_PATH: '//' }, /expected folders of/],
    [{ BASE_PATH: '/../x' }, /expected folders of/],
    [{ BASE_PATH: '/a b/' }, /expected folders of/],
    [{ BASE_PATH: '/é/' }, /expected folders of/],
    [{ BASE_PATH: '/a?b' }, /expected folders of/],
    [{ BASE_PATH: 'C:/Program Files/Git/a/' }, /expected folders of/],
  ])('nowhere with %j', (env, said) => expect(() => whereItStands(env)).toThrow(said));

  test('apart from what it is made of: Astro empties its folder', () => {
    const made = ['/p/content/sources', '/p/src'];
    for (const site of ['/p', '/p/content', '/p/content/sources', '/p/src/dist', '/'])
      expect(() => expectApart(site, made), site).toThrow('expected a folder apart from');
    for (const site of ['/p/dist', '/p/content/dist', '/p/srcs', '/q/src'])
      expect(() => expectApart(site, made), site).not.toThrow();
  });

  test('nor where a link leads to such a folder', () => {
    const link = path.join(temporaryFolder(), 'dist');
    symlinkSync(path.resolve('src'), link);
    expect(() => expectApart(link, ['src'])).toThrow('expected a folder apart from src');
  });

  test('nor from a path that is none of an address', () => {
    for (const project of ['/a%41b/', '/50%/', '/a#b/', '/a?b/'])
      expect(() => expectPlain(project), project).toThrow(
        'expected the path of the project without %, # and ?',
      );
    expect(() => expectPlain("/a b/ü&'+(x)/")).not.toThrow();
  });

  test.each(['dist', 'dist/', 'dist/below/'])('nor at %s where a file has that name', (folder) => {
    const outside = temporaryFolder();
    writeFileSync(path.join(outside, 'dist'), '');
    expect(() => expectWritable(`${outside}/${folder}`)).toThrow(
      `Could not write ${outside}/${folder}: there is a file where a folder is expected. Nothing was built`,
    );
  });

  test('nor where other files than those of a site would be removed', () => {
    const folder = temporaryFolder();
    const write = (name: string) => writeFileSync(path.join(folder, name), '');
    expect(() => expectOfSite(path.join(folder, 'not', 'there'))).not.toThrow();
    for (const name of ['.DS_Store', 'Thumbs.db']) write(name);
    expect(() => expectOfSite(folder)).not.toThrow();
    write('letter.txt');
    expect(() => expectOfSite(folder)).toThrow(
      `Found letter.txt in ${folder}, expected an empty folder or an earlier site, since a build removes what is there`,
    );
    write('_astro');
    expect(() => expectOfSite(folder)).not.toThrow();
  });

  test.each(['.git', 'tests/fixtures', 'content', 'src', '.'])(
    'never in %s of the project',
    async (folder) => {
      const { hooks } = checkFolders();
      hooks['astro:config:setup']?.({ command: 'build' } as never);
      const [root, outDir, cacheDir] = ['.', folder, temporaryFolder()].map((each) =>
        pathToFileURL(`${path.resolve(each)}/`),
      );
      const done = hooks['astro:config:done']?.({ config: { root, outDir, cacheDir } } as never);
      await expect(done).rejects.toThrow('expected a folder apart from');
    },
  );
});
