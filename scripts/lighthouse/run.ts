import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../common/command.ts';
import { installInto } from '../common/install-into.ts';
import type { LighthouseResult } from './report.ts';

/** Installed separately from the project's packages: it brings a hundred others. */
const folder = path.resolve('.bench/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse');
const version = '13.5.0';
/** Through a pipe, Lighthouse exits before a long report is complete. */
const report = path.join(folder, 'report.json');

/**
 * Prepares Lighthouse.
 * @returns a function that measures the page at an address, as a phone on its first visit
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

/** On a busy machine Lighthouse occasionally loses a page, and asks to be run again. */
const mostTries = 3;

/** @throws {CommandError} where Lighthouse fails each time */
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
      // The page for missing addresses answers 404.
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
