import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { foldFileName } from '../../src/content-folder/disk/fold-file-name.ts';
import { replace } from './hook-changes.ts';

const { existsSync, readdirSync } = fs;

const calls = {
  copyFile: 2,
  lstat: 1,
  mkdir: 1,
  readFile: 1,
  readdir: 1,
  rename: 2,
  rm: 1,
  rmdir: 1,
  stat: 1,
  writeFile: 1,
};

/**
 * Has the file system of this process tell no capitals below a folder, as those of Windows and macOS: whoever names a
 * file names the one that is there.
 * @param takesCapitals whether a file takes another name that differs in capitals alone, as there; on some disks it
 *   keeps its own
 * @returns what ends that
 */
export function foldNames(root: string, takesCapitals: boolean): () => void {
  const fold = (name: unknown) => (typeof name === 'string' && name.startsWith(root) ? found(name) : name);
  const foldArgs = (name: string, args: unknown[]) => {
    const [from, to] = [fold(args[0]), args[1]];
    const isOwn = name === 'rename' && fold(to) === from && takesCapitals;
    const target = isOwn ? path.join(path.dirname(from as string), path.basename(to as string)) : fold(to);
    return calls[name as keyof typeof calls] === 2
      ? [from, target, ...args.slice(2)]
      : [from, ...args.slice(1)];
  };
  const undo = Object.keys(calls).flatMap((name) => [
    replace(
      fs.promises,
      name,
      (call) =>
        (...args) =>
          call(...foldArgs(name, args)),
    ),
    replace(
      fs,
      `${name}Sync`,
      (call) =>
        (...args) =>
          call(...foldArgs(name, args)),
    ),
  ]);
  undo.push(replace(fs, 'existsSync', (call) => (name) => call(fold(name))));
  syncBuiltinESMExports();
  return () => {
    for (const each of undo) each();
    syncBuiltinESMExports();
  };
}

/** The path of what is there under a name that is alike; the path itself where nothing is. */
function found(name: string): string {
  if (existsSync(name) || path.dirname(name) === name) return name;
  const folder = found(path.dirname(name));
  const base = path.basename(name);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return path.join(folder, names.find((each) => foldFileName(each) === foldFileName(base)) ?? base);
}
