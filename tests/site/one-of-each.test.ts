import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { buildSite, runScript } from '../build-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'one-'));
afterAll(() => rmSync(folder, { recursive: true }));

const list = `Keywords

Leap
Template: Leap
Added in Set: First Steps
Added By:
Date Added: 2/3/2004
A static ability that means, "This unit may cross the brook."
`;

test('of one keyword, of a set whose publisher nobody recorded, a site says no more than there is', () => {
  mkdirSync(path.join(folder, 'sources'));
  writeFileSync(path.join(folder, 'sources/list.txt'), list);
  writeFileSync(
    path.join(folder, 'sources.yaml'),
    '- id: list\n  title: A List\n  kind: list\n  file: list.txt\n',
  );
  runScript('ingest', ['--content', folder]);
  const dist = path.join(folder, 'dist');
  buildSite(folder, dist);
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf-8');
  const told = filesOf(dist).filter((name) => /^(?:sources|changes\/list|by)\b.*\.html$/.test(name));
  expect(told).toHaveLength(4);
  for (const name of told) expect(read(name), name).toMatch(/\b1 keyword\b/);
  for (const name of told) expect(read(name), name).not.toContain('1 keywords');
  // The timeline has a lane for each publisher.
  expect(read('sets/index.html')).not.toContain('<figure');
  expect(read('sets/index.html')).toContain('First Steps');
}, 60_000);
