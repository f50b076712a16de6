import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildSites } from '../helpers/build-site.ts';

/**
 * Once, before the tests that read a built site. Meanwhile another process builds those that only browsers will read: a build
 * leaves a core idle.
 */
export default async function setup(): Promise<void> {
  const versions = spawn(process.execPath, ['tests/helpers/build-versions.ts'], { stdio: 'inherit' });
  const ended = once(versions, 'exit');
  buildSites();
  await ended;
}
