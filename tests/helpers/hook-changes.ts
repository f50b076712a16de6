import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Names of the functions that change something of the file system. */
const names = ['copyFile', 'mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'writeFile'] as const;
export type FileChange = (typeof names)[number];

type Calls = Record<string, (...args: unknown[]) => unknown>;

/**
 * Puts something before each change of the file system by this process, which may throw in its place. What it changes
 * itself has nothing before it.
 * @returns what takes it away again
 */
export function hookChanges(before: (change: FileChange, args: readonly unknown[]) => void): () => void {
  let isBefore = false;
  const comeBefore = (name: FileChange, args: readonly unknown[]) => {
    if (isBefore) return;
    isBefore = true;
    try {
      before(name, args);
    } finally {
      isBefore = false;
    }
  };
  const undo = names.flatMap((name) => [
    replace(fs.promises, name, (call) => async (...args) => {
      comeBefore(name, args);
      return call(...args);
    }),
    replace(fs, `${name}Sync`, (call) => (...args) => {
      comeBefore(name, args);
      return call(...args);
    }),
  ]);
  syncBuiltinESMExports();
  return () => {
    for (const each of undo) each();
    syncBuiltinESMExports();
  };
}

/**
 * Puts another function in the place of one of the file system's; whoever does so calls `syncBuiltinESMExports`.
 * @returns what takes it away again
 */
export function replace(calls: object, name: string, by: (call: Calls[string]) => Calls[string]): () => void {
  const all = calls as Calls;
  const call = all[name] as Calls[string];
  all[name] = by(call);
  return () => {
    all[name] = call;
  };
}

/** Writes half of a text to a file. */
export function writeHalf(file: string, content: unknown): void {
  const text = content as string;
  fs.writeFileSync(file, text.slice(0, text.length / 2));
}

/** How the file system fails. */
export interface Failure {
  code: 'ENOSPC' | 'EROFS' | 'EACCES';
  /** How many changes go well before. */
  after: number;
  /** Whether all later ones fail too. */
  stays?: boolean;
  /** Whether half of a file is written before. */
  half?: boolean;
}

/** Where there is no room only these fail: what takes none goes well. */
const takeRoom: readonly FileChange[] = ['copyFile', 'mkdir', 'rename', 'symlink', 'writeFile'];

/**
 * Has the file system fail.
 * @returns what ends that, and says whether it came to it
 */
export function failChanges({ code, after, stays = false, half = false }: Failure): () => boolean {
  let left = after;
  const unhook = hookChanges((name, [file, content]) => {
    if (code === 'ENOSPC' && !takeRoom.includes(name)) return;
    // A folder that is full takes another name for what it has.
    if (code === 'ENOSPC' && stays && name === 'rename') return;
    // To remove what is not there asks nothing of a disk.
    if (name === 'rm' && !fs.existsSync(file as string)) return;
    if (left-- > 0 || (left < -1 && !stays)) return;
    if (half && name === 'writeFile') writeHalf(file as string, content);
    const syscall = name === 'writeFile' ? 'write' : name;
    throw Object.assign(new Error(`${code}: made to fail, ${syscall}`), { code, syscall });
  });
  return () => {
    unhook();
    return left < 0;
  };
}
