import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { once } from '../../src/general/once.ts';
import { CommandError } from './command.ts';

/** Chromium without its windows, as packaged by Debian: the same engine, and tests take a third less time. */
const headlessShell = 'chromium-headless-shell';

/**
 * Finds a Chromium for the tests: the one that CHROMIUM_PATH names, one on the machine, Playwright's download, or, as
 * root on Debian, the one of its package.
 * @returns the path of the program
 * @throws {CommandError} with what to do, where none is found
 */
export function findChromium(): string {
  return (
    firstThere(
      process.env.CHROMIUM_PATH,
      ...onPath(headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
      chromium.executablePath(),
    ) ??
    downloadChromium() ??
    installPackage(headlessShell) ??
    installPackage('chromium') ??
    fail('Found no Chromium. Install one (npx playwright install chromium), or name it in CHROMIUM_PATH.')
  );
}

/** Does something in a Chromium, which is closed afterwards. */
export async function inChromium(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Finds a Firefox as its users have it, unlike Playwright's own: the one that FIREFOX_PATH names, one on the machine,
 * or, as root on Debian, the one of its package.
 * @returns the path of the program
 * @throws {CommandError} with what to do, where none is found
 */
export function findFirefox(): string {
  return (
    firstThere(
      process.env.FIREFOX_PATH,
      ...onPath('firefox-esr', 'firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ) ??
    installPackage('firefox-esr') ??
    fail('Found no Firefox. Install one (https://www.mozilla.org/firefox/), or name it in FIREFOX_PATH.')
  );
}

/** A program, and its first arguments. */
export type WebKitCommand = [program: string, ...before: string[]];

/**
 * Finds the driver of WebKit, the engine of Safari and of every browser on an iPhone: on the machine, or, as root on
 * Debian, in its packages; with a virtual screen where the machine has none.
 * @throws {CommandError} with what to do, where it is not found
 */
export function findWebKit(): WebKitCommand {
  const driver = 'WebKitWebDriver';
  const program =
    onPath(driver)[0] ??
    installPackage('webkit2gtk-driver', driver) ??
    fail('Found no WebKitWebDriver. Install it: on Debian it is in the package webkit2gtk-driver.');
  if (process.env.DISPLAY) return [program];
  const screen =
    onPath('xvfb-run')[0] ??
    installPackage('xvfb', 'xvfb-run') ??
    fail('Found no screen and no xvfb-run. Install xvfb.');
  return [screen, '-a', program];
}

function firstThere(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

function onPath(...names: string[]): string[] {
  return names.flatMap((name) => {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf-8' });
    return status === 0 ? [stdout.trim()] : [];
  });
}

function downloadChromium(): string | undefined {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 120_000 });
  return firstThere(chromium.executablePath());
}

const updatePackageLists = once(() => spawnSync('apt-get', ['update'], { stdio: 'ignore' }));

/** Installs a program from a Debian package, where this Debian has it. */
function installPackage(name: string, program = name): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error(`Installing ${name} from Debian, once …`);
  updatePackageLists();
  spawnSync('apt-get', ['install', '-y', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath(program)[0];
}

function fail(message: string): never {
  throw new CommandError(message);
}
