import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CommandError } from '../common/command.ts';
import { putAside } from './aside.ts';
import { generateContent } from './generate.ts';

/** What a program took: seconds, and its peak memory in MB. */
export interface Run {
  seconds: number;
  megabytes: number;
}

/** The built content, and what building it from scratch took. */
export interface Built {
  content: string;
  dist: string;
  ingest: Run;
  build: Run;
}

/**
 * Measures ingest and build of the real content and of generated content of each size, from scratch and a second time,
 * and the bytes that a reader gets.
 */
export function benchBuild(sizes: readonly number[]): Record<string, string>[] {
  return [null, ...sizes].map((size) => {
    const { content, dist, ingest, build } = buildOurs(size);
    const again = runBuild(content, dist);
    return {
      keywords: size === null ? 'the real ones' : `${size} generated`,
      ingest: inWords(ingest),
      build: inWords(build),
      again: inWords(again),
      pages: String(countPages(dist)),
      home: weigh(dist, 'index.html'),
      changes: weigh(dist, 'changes/index.html'),
      feed: weigh(dist, 'changes.xml'),
      search: weigh(dist, 'search-data.json', '_astro/search.*.js'),
    };
  });
}

/**
 * Ingests and builds as on a fresh machine, without kept pictures.
 * @param size number of made-up keywords; null for the real ones
 */
export function buildOurs(size: number | null): Built {
  const content = size === null ? 'content' : path.resolve(`.bench/content-${size}`);
  const dist = path.resolve(`.bench/dist-${size ?? 'real'}`);
  if (size !== null) generateContent(content, size);
  putAside('node_modules/.astro');
  putAside(dist);
  const ingest = run(['scripts/ingest.ts', '--content', content]);
  return { content, dist, ingest, build: runBuild(content, dist) };
}

function runBuild(content: string, dist: string): Run {
  return run(['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist], {
    env: { CONTENT_DIR: content },
  });
}

/** Has the child report its own peak memory as it ends, which no other process can read. */
const sayMemory = `--import=data:text/javascript,process.on('exit',()=>process.stderr.write('peak='+process.resourceUsage().maxRSS))`;

/** Runs a Node program to its end. */
export function run(
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Run {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [sayMemory, ...args], {
    encoding: 'utf-8',
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new CommandError(`${args.join(' ')} failed:\n${stdout.slice(-2000)}${stderr}`);
  const peaks = [...stderr.matchAll(/peak=(\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.round(Math.max(...peaks) / 1024),
  };
}

/** The number of pages of a built site. */
export function countPages(dist: string): number {
  return globSync('**/*.html', { cwd: dist }).length;
}

function inWords({ seconds, megabytes }: Run): string {
  return `${seconds.toFixed(1)} s, ${megabytes} MB`;
}

/** The size of files in bytes, compressed with brotli. */
function weigh(dist: string, ...names: string[]): string {
  const files = globSync(names, { cwd: dist });
  const bytes = files.map((name) => brotliCompressSync(readFileSync(path.join(dist, name))).length);
  return `${(bytes.reduce((sum, each) => sum + each, 0) / 1000).toFixed(1)} kB`;
}
