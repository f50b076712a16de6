import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orNothing } from '../../src/content-folder/content-error.ts';

/** Steps that change files, each of which can be taken back until all are done. */
export interface Steps {
  /**
   * Writes what a file is to hold beside all, flushed, and what it holds now, so that all that takes room is there
   * before anything is changed.
   * @returns what puts the file in its place, in one step
   */
  prepare(target: string, text: string): Promise<() => Promise<void>>;
  /** Takes a file, or a folder that holds nothing, from its place. */
  remove(target: string): Promise<void>;
  /** Gives a file or a folder another name in its folder, also one that differs in capitals alone. */
  rename(from: string, to: string): Promise<void>;
  /** What is being done, or was when the file system refused, in words. */
  doing(): string;
  /** Brings everything back to how it was. */
  takeBack(): Promise<void>;
}

/**
 * @param aside folder for what is not in its place yet and what is no longer, on the same disk; it is made once there
 *   is something for it
 */
export function createSteps(aside: string): Steps {
  const undo: (() => Promise<unknown>)[] = [];
  let doing = `write ${path.dirname(aside)}`;
  let names = 0;
  const freshName = async () => {
    if (names === 0) await mkdir(aside);
    return path.join(aside, String(names++));
  };
  const makeFolder = async (folder: string) => {
    if (existsSync(folder)) return;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
    undo.push(() => rmdir(folder));
  };
  return {
    async prepare(target, text) {
      doing = `write ${target}`;
      const [fresh, old] = [await freshName(), await freshName()];
      await writeFile(fresh, text, { flush: true });
      const isThere = await copyFile(target, old).then(() => true, orNothing);
      return async () => {
        doing = `write ${target}`;
        await makeFolder(path.dirname(target));
        await rename(fresh, target);
        undo.push(() => (isThere ? rename(old, target) : rm(target)));
      };
    },
    async remove(target) {
      doing = `remove ${target}`;
      const old = await freshName();
      await rename(target, old);
      undo.push(() => rename(old, target));
    },
    async rename(from, to) {
      doing = `write ${to}`;
      const move = async (before: string, after: string) => {
        await rename(before, after);
        undo.push(() => rename(after, before));
      };
      await move(from, to);
      if ((await readdir(path.dirname(to))).includes(path.basename(to))) return;
      // For such a system the two were one name, which was left as it was.
      const between = await freshName();
      await move(from, between);
      await move(between, to);
    },
    doing: () => doing,
    async takeBack() {
      for (const step of undo.reverse()) await step();
    },
  };
}
