import { hookChanges } from './hook-changes.ts';

/** Loaded before a program: has its disk be one without links, as those of exFAT are. */
hookChanges((name) => {
  if (name === 'symlink') throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: name });
});
