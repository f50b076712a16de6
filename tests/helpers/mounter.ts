import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/**
 * What `unshare` takes so that a shell can mount disks for itself alone, which are gone with it; null where none can, as on
 * other systems than Linux, or without the right to.
 */
export const mounter: readonly string[] | null =
  [['--mount'], ['--map-root-user', '--mount']].find(
    (flags) => spawnSync('unshare', [...flags, 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0,
  ) ?? null;
