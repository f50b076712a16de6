import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.ts';

/**
 * Installs packages that only one command needs into a folder of their own.
 * @param name what is installed, for the person waiting
 * @param packages exact versions
 * @throws {CommandError} with npm's message, where it fails
 */
export function installInto(folder: string, name: string, packages: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: packages };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf-8',
  });
  if (status !== 0) throw new CommandError(`${name} could not be installed:\n${stderr}`);
}
