import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command.ts';
import { installInto } from '../install-into.ts';
import type { LighthouseResult } from './report.ts';

/** Beside the project and not among its packages: it brings a hundred others. */
const folder = path.resolve('.bench/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse');
const version = '13.5.0';
/** Lighthouse ends before all of a long report is through a pipe. */
const report = path.join(folder, 'report.json');

/**
 * Gets Lighthouse ready.
 * @returns what measures the page at an address, as a phone on its first visit
 */
export function createLighthouse(chromium: string): (url: string) => LighthouseResult {
  if (!isInstalled()) {
    console.error(`Installing Lighthouse ${version} into ${path.relative('.', folder)}, once …`);
    installInto(folder, 'Lighthouse', { lighthouse: version });
  }
  return (url) => measure(url, chromium);
}

function isInstalled(): boolean {
  const manifest = path.join(program, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf-8')).version === version;
}

/** On a busy machine Lighthouse loses a page now and then, and says to run it again. */
const mostTries = 3;

/** @throws {CommandError} where Lighthouse says each time that it could not */
function measure(url: string, chromium: string, tries = 1): LighthouseResult {
  rmSync(report, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      path.join(program, 'cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      // The page for what is not there answers 404.
      '--ignore-status-code',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { encoding: 'utf-8', env: { ...process.env, CHROME_PATH: chromium } },
  );
  const result: LighthouseResult | null = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf-8'))
    : null;
  if (result && !result.runtimeError) return result;
  if (tries < mostTries) return measure(url, chromium, tries + 1);
  throw new CommandError(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? stderr}`);
}
