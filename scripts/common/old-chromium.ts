import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installInto } from './install-into.ts';

/** The Chromium of March 2023. The package's version is the browser's. */
const version = '111.0.0';

/**
 * Finds a Chromium as old as the oldest browsers for which the site is built (`cssTarget` in astro.config.mjs), such
 * as those of phones without system updates. Downloaded once, from the registry.
 * @returns the path of the program; undefined except on x64 Linux, the only system with a package
 * @throws {CommandError} where it cannot be downloaded
 */
export function findOldChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.resolve(`.test/chromium-${version}`);
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  console.error(`Fetching Chromium ${version}, once …`);
  installInto(folder, 'A Chromium of 2023', { '@sparticuz/chromium': version });
  const packed = readFileSync(path.join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
  writeFileSync(`${program}.partial`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${program}.partial`, program);
  return program;
}
