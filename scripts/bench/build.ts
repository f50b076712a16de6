import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command.ts';
import { generateContent } from './generate.ts';

const folder = path.resolve('.bench/content');

/** Seconds and peak memory of ingest and build, for the real content and for generated content of each size. */
export function benchBuild(sizes: readonly number[]): Record<string, string>[] {
  const real = measure('the real 61', 'content');
  return [
    real,
    ...sizes.map((size) => {
      generateContent(folder, size);
      return measure(`${size} generated`, folder);
    }),
  ];
}

function measure(keywords: string, contentDir: string): Record<string, string> {
  const ingest = run(contentDir, 'scripts/ingest.ts', '--content', contentDir);
  const build = run(contentDir, 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', '.bench/dist');
  const pages = readdirSync('.bench/dist', { recursive: true, encoding: 'utf-8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return {
    keywords,
    ingest: ingest.time,
    build: build.time,
    'build peak': build.memory,
    pages: String(pages.length),
  };
}

/** The child says its own peak memory as it ends; nobody else can tell it. */
const sayMemory = `--import=data:text/javascript,process.on('exit',()=>process.stderr.write('peak='+process.resourceUsage().maxRSS))`;

function run(contentDir: string, ...args: string[]): { time: string; memory: string } {
  const start = performance.now();
  const env = { ...process.env, CONTENT_DIR: contentDir };
  const flags = [sayMemory, '--max-old-space-size=16384'];
  const { status, stderr } = spawnSync(process.execPath, [...flags, ...args], {
    encoding: 'utf-8',
    env,
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new CommandError(`${args[0]} failed:\n${stderr}`);
  const kilobytes = Number(/peak=(\d+)/.exec(stderr)?.[1]);
  return {
    time: `${((performance.now() - start) / 1000).toFixed(1)} s`,
    memory: `${Math.round(kilobytes / 1024)} MB`,
  };
}
