import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plan, partialEnding } from './plan.ts';

/**
 * Carries a plan out. Each file is written beside its place, flushed, and then put there in one step, so that a kill at
 * any moment leaves only whole files, and at most one `.partial` that the next ingest removes.
 * @param onProgress told how many of how many steps are done
 */
export async function carryOut(
  contentDir: string,
  plan: Plan,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = plan.write.size + plan.remove.length;
  let done = 0;
  for (const [filePath, content] of plan.write) {
    const target = path.join(contentDir, filePath);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target + partialEnding, content, { flush: true });
    await rename(target + partialEnding, target);
    onProgress(++done, total);
  }
  for (const filePath of plan.remove) {
    const target = path.join(contentDir, filePath);
    await rm(target);
    await removeIfEmpty(path.dirname(target));
    onProgress(++done, total);
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
