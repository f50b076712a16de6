import { writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before a program: kills it as hard as can be at the change of the file system that KILL_AT counts to, in whose
 * place half of a file is written, or nothing is done.
 */
let left = Number(process.env.KILL_AT);
const calls = fs as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;

for (const name of ['mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'writeFile']) {
  const call = calls[name] as (typeof calls)[string];
  calls[name] = async (...args) => {
    if (left-- > 0) return call(...args);
    const [file, text] = args as string[];
    if (name === 'writeFile' && file && text) writeFileSync(file, text.slice(0, text.length / 2));
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  };
}
syncBuiltinESMExports();
