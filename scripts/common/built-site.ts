import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.ts';

/**
 * The time at which a site was built, in milliseconds since 1970; null for an unfinished build. The list of its files
 * is written last.
 */
export function whenBuilt(folder: string): number | null {
  return statSync(path.join(folder, 'offline.json'), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** @throws {CommandError} where the folder does not have a complete site as the build writes it */
export function expectSite(folder: string): void {
  if (whenBuilt(folder) !== null) return;
  const found = existsSync(path.join(folder, '404.html'))
    ? 'Found a site whose build did not finish'
    : 'Found no site';
  throw new CommandError(`${found} in “${folder}”, expected one that was built. Run: npm run build`);
}

/**
 * Builds the site into `dist/`, as `npm run build` does.
 * @throws {CommandError} where it was not built; the build itself has reported the reason
 */
export function buildSite(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new CommandError('The site was not built.');
}

/**
 * Serves a built site while something is done with it.
 * @param work receives the address of the site
 * @throws {CommandError} as {@link expectSite} does, or where the site cannot be served
 */
export async function withSite<T>(folder: string, work: (url: string) => T | Promise<T>): Promise<T> {
  expectSite(folder);
  const server = spawn(process.execPath, ['scripts/serve.ts', '--dir', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const said = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (data) => resolve(`${data}`));
      // The server itself has reported the reason.
      server.once('exit', () => reject(new CommandError(`Could not serve the site in “${folder}”.`)));
    });
    return await work(said.trim().split(' ').at(-1) ?? '');
  } finally {
    server.kill();
  }
}
