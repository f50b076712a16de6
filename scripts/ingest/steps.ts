import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orNothing } from '../../src/content-folder/messages/content-error.ts';
import { once } from '../../src/general/once.ts';

/** Steps that change files, each of which can be undone until all are done. */
export interface Steps {
  /**
   * Writes a file's new content to a temporary place, flushed, and a backup of its old content, so that all the space
   * needed is taken before anything changes. Several may be prepared at the same time.
   * @returns a function that puts the file in place, in one step
   */
  prepare(target: string, text: string): Promise<() => Promise<void>>;
  /** Removes a file, or an empty folder. */
  remove(target: string): Promise<void>;
  /** Renames a file or a folder within its folder, even if only capitals change. */
  rename(from: string, to: string): Promise<void>;
  /** The current step, or the one that the file system refused, in words. */
  doing(): string;
  /** Undoes all steps. */
  takeBack(): Promise<void>;
}

/**
 * @param aside folder for files that are not in place yet or no longer, on the same disk; created when first needed
 */
export function createSteps(aside: string): Steps {
  const undo: (() => Promise<unknown>)[] = [];
  let doing = `write ${path.dirname(aside)}`;
  /** Of several at the same time, the one that failed first. */
  let refused: string | undefined;
  let names = 0;
  const makeAside = once(() => mkdir(aside));
  const freshName = async () => {
    await makeAside();
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
      const [fresh, old] = [await freshName(), await freshName()];
      const isThere = await writeFile(fresh, text, { flush: true })
        .then(() => copyFile(target, old).then(() => true, orNothing))
        .catch((error) => {
          refused ??= `write ${target}`;
          throw error;
        });
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
      // On such a system the two names are one, and renaming left it unchanged.
      const between = await freshName();
      await move(from, between);
      await move(between, to);
    },
    doing: () => refused ?? doing,
    async takeBack() {
      for (const step of undo.reverse()) await step();
    },
  };
}
