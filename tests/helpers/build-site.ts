import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasGrown, writeSeedFolder } from './seed-folder.ts';

/** A site that tests read: of which content, and where it is built. */
interface Site {
  content: string;
  dist: string;
}

/** The sites that tests read: this game's, and that of a made-up game which has nothing of it. */
export const sites: Record<'real' | 'another', Site> = {
  real: { content: 'content', dist: '.test/real' },
  another: { content: '.test/another-game', dist: '.test/another' },
};

/**
 * The site of the seeds alone, whose figures and words stay what they are: that of this game as long as its content has no
 * more.
 */
export const seedSite: Site = hasGrown ? { content: '.test/seeds', dist: '.test/seed-site' } : sites.real;

/** Two versions of a small site, one sentence apart, under a base path: what a copy on a device goes through. */
export const versions = { base: '/pebbles/', first: '.test/version-1', second: '.test/version-2' } as const;

/** Builds both versions. */
export function buildVersions(): void {
  onceOf('versions', () => {
    const content = '.test/versions';
    const source = `${content}/sources/second-leaflet.txt`;
    rmSync(content, { recursive: true, force: true });
    cpSync('tests/fixtures/another-game', content, { recursive: true });
    writeFileSync(`${content}/redirects.yaml`, 'keywords/jump/: keywords/leap/\n');
    // The other sites may be built at the same time.
    const settings = { BASE_PATH: versions.base, CACHE_DIR: path.resolve(builtIn, 'cache-of-versions') };
    runScript('ingest', ['--content', content]);
    buildSite(content, versions.first, settings);
    const text = readFileSync(source, 'utf-8');
    writeFileSync(source, text.replace('Jump over two squares', 'Jump over three squares'));
    runScript('ingest', ['--content', content]);
    buildSite(content, versions.second, settings);
  });
}

/** Builds them. */
export function buildSites(): void {
  onceOf('sites', () => {
    const { content } = sites.another;
    rmSync(content, { recursive: true, force: true });
    cpSync('tests/fixtures/another-game', content, { recursive: true });
    runScript('ingest', ['--content', content]);
    if (hasGrown) {
      rmSync(seedSite.content, { recursive: true, force: true });
      writeSeedFolder(seedSite.content);
      runScript('ingest', ['--content', seedSite.content]);
    }
    for (const site of new Set([...Object.values(sites), seedSite])) buildSite(site.content, site.dist);
  });
}

/** All that a site is built of and by. */
const ingredients = [
  'src/**',
  'scripts/**',
  'content/**',
  'tests/fixtures/another-game/**',
  'tests/helpers/build-site.ts',
  'tests/helpers/content.ts',
  'tests/helpers/seed-folder.ts',
  'astro.config.mjs',
  'package-lock.json',
];

/** Builds, unless what is there was built of these very files: the tests of built sites and those in a browser share them. */
function onceOf(name: string, build: () => void): void {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, process.env.SITE_URL, process.env.BASE_PATH]),
  );
  for (const file of globSync(ingredients).sort())
    if (statSync(file).isFile()) hash.update(`\0${file}\0`).update(readFileSync(file));
  const builtOf = hash.digest('hex');
  const note = `.test/${name}.built-of`;
  if (existsSync(note) && readFileSync(note, 'utf-8') === builtOf) return;
  rmSync(note, { force: true });
  build();
  writeFileSync(note, builtOf);
}

/** Where built sites stand in the checkout: two builds at once for folders outside would share one within. */
export const builtIn = '.test';

/** What builds of this worker keep; another's is at work in its own. */
export const cacheDir = path.resolve(builtIn, `cache-${process.env.VITEST_POOL_ID ?? 'of-all'}`);

/**
 * Builds a site.
 * @param dist folder for it, within `builtIn` where other builds may be at work
 * @param settings environment variables that the build reads
 * @throws with what it printed, where it fails
 */
export function buildSite(content: string, dist: string, settings: Record<string, string> = {}): void {
  rmSync(dist, { recursive: true, force: true });
  const args = ['--config', 'tests/site/astro.config.mjs', '--outDir', path.resolve(dist)];
  runScript('build', args, { CONTENT_DIR: content, CACHE_DIR: cacheDir, ...settings });
}

/**
 * Runs one of the project's scripts, as `npm run` does, which takes longer to start than most of them.
 * @param input what it reads on standard input
 * @returns what it printed
 * @throws with what it printed, where it fails
 */
export function runScript(
  name: string,
  args: readonly string[] = [],
  settings: Record<string, string> = {},
  input = '',
): string {
  // The test runner sets these, which a build would take for its own.
  const { BASE_URL: _base, NODE_ENV: _env, MODE: _mode, DEV: _dev, PROD: _prod, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--run', name, '--', ...args], {
    encoding: 'utf-8',
    input,
    env: { ...inherited, ...settings },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout + stderr;
}
