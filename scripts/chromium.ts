import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError } from './command.ts';

/**
 * Finds a Chromium for the tests: the one that CHROMIUM_PATH names, one on the machine, the one that Playwright
 * downloads, or, as root on Debian, the one of its package.
 * @returns the path of the program
 * @throws {CommandError} with what to do, where none of these gives one
 */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...onPath(), playwrights()].find(
    (path) => path && existsSync(path),
  );
  return found ?? install() ?? fail();
}

function onPath(): string[] {
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) => {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf-8' });
    return status === 0 ? [stdout.trim()] : [];
  });
}

function playwrights(): string {
  return chromium.executablePath();
}

function install(): string | undefined {
  if (
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 120_000 }).status ===
    0
  ) {
    if (existsSync(playwrights())) return playwrights();
  }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium from Debian, once …');
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', 'chromium'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath()[0];
}

function fail(): never {
  throw new CommandError(
    'Found no Chromium. Install one (npx playwright install chromium), or name it in CHROMIUM_PATH.',
  );
}
