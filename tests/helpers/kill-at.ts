import { hookChanges, writeHalf } from './hook-changes.ts';

/**
 * Loaded before a program: kills it as hard as can be at the change of the file system that KILL_AT counts to, in whose
 * place half of a file is written, or nothing is done.
 */
let left = Number(process.env.KILL_AT);

hookChanges((name, [file, text]) => {
  if (left-- > 0) return;
  if (name === 'writeFile') writeHalf(file as string, text);
  process.kill(process.pid, 'SIGKILL');
});
