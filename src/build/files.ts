import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of the built site, or of a folder of it, by their relative paths, with `/` on every system, sorted. */
export function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
