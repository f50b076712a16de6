import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { buildSite, builtIn, runScript } from '../helpers/build-site.ts';
import { temporaryFolderOfAll } from '../helpers/temporary-folder.ts';

// A build moves files to where it writes, which it cannot to another disk.
const folder = temporaryFolderOfAll(builtIn);

/** What is written of one and the same documents, ingested and built at a place of this name: each file with its hash. */
function writtenAt(place: string, settings: Record<string, string>): Map<string, string> {
  const root = path.join(folder, place);
  const content = path.join(root, 'content');
  cpSync('tests/fixtures/another-game', content, { recursive: true });
  runScript('ingest', ['--content', content], settings);
  buildSite(content, path.join(root, 'dist'), settings);
  return new Map(
    filesOf(root).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(root, name)))
        .digest('hex'),
    ]),
  );
}

test('the same documents become the same bytes in another folder, where it is another day, and in another language', () => {
  const here = writtenAt('here', { TZ: 'Pacific/Kiritimati', LANG: 'en_US.UTF-8', LC_ALL: '' });
  const there = writtenAt('Là bas/deeper', { TZ: 'America/Los_Angeles', LC_ALL: 'tr_TR.UTF-8' });
  const differing = [...here].filter(([name, hash]) => there.get(name) !== hash).map(([name]) => name);
  expect(differing).toEqual([]);
  expect([...there.keys()]).toEqual([...here.keys()]);
  expect([...here.keys()]).toEqual(
    expect.arrayContaining([
      'dist/index.html',
      'dist/changes.xml',
      'dist/pebbles-keywords.zip',
      'dist/keywords/hop/card.png',
    ]),
  );
});
