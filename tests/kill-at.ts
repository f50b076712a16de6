import fs from 'node:fs';
import { hookChanges } from './hook-changes.ts';

const { writeFileSync } = fs;

/**
 * Loaded before a program: kills it as hard as can be at the change of the file system that KILL_AT counts to, in whose
 * place half of a file is written, or nothing is done.
 */
let left = Number(process.env.KILL_AT);

hookChanges((name, [file, text]) => {
  if (left-- > 0) return;
  if (name === 'writeFile')
    writeFileSync(file as string, (text as string).slice(0, (text as string).length / 2));
  process.kill(process.pid, 'SIGKILL');
});
