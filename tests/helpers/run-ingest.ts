import { runCommand } from './run-command.ts';

/** Runs the ingest on a content folder: how it ends, and what it says. */
export const runIngest = (content: string, ...args: string[]) =>
  runCommand('ingest', ['--content', content, ...args]);
