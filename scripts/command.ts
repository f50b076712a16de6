import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ContentError, fileReason } from '../src/content-folder/content-error.ts';
import { harmless } from '../src/keywords/text/characters.ts';

/** Something that keeps a command from its work: its message tells the person who runs it what, and what mends it. */
export class CommandError extends Error {}

/** Arguments that a command does not take. */
export class UsageError extends CommandError {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Arguments<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>
>;

/** A command line. */
export interface Command<T extends Options> {
  usage: string;
  options: T;
  /** Whether anything may stand among the arguments without a flag. */
  allowPositionals?: boolean;
  /**
   * Does the work.
   * @returns whether all is well
   * @throws {UsageError} for arguments that make no sense together
   */
  run(args: Arguments<T>): boolean | Promise<boolean>;
}

/**
 * Runs a command line, and ends the process with 0 where all is well (warnings are), 1 for an error, 2 for wrong usage.
 * Whatever goes wrong is said in a sentence; the stack of an error is for `DEBUG=1` alone.
 */
export async function runCommand<T extends Options>({
  usage,
  options,
  allowPositionals = false,
  run,
}: Command<T>): Promise<void> {
  // What goes wrong later, in a server or a stream, comes this way.
  const end = (error: unknown) => process.exit(fail(error, usage));
  process.on('uncaughtException', end);
  // What the console could not print it would pass over.
  process.stdout.on('error', end);
  try {
    const args = readArguments(options, allowPositionals);
    if (args === 'help') process.stdout.write(usage);
    else process.exitCode = (await run(args)) ? 0 : 1;
  } catch (error) {
    process.exitCode = fail(error, usage);
  }
}

/** Stands for the mark of a list that an argument begins with, and no option: no argument can have this sign. */
const ofList = '\0-';

function readArguments<T extends Options>(options: T, allowPositionals: boolean): Arguments<T> | 'help' {
  try {
    const args = parseArgs({
      args: process.argv.slice(2).map((argument) => argument.replace(/^-(?=\s)/, ofList)),
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals,
      strict: true,
    });
    const positionals = args.positionals.map((argument) => argument.replace(ofList, '-'));
    return 'help' in args.values ? 'help' : ({ ...args, positionals } as unknown as Arguments<T>);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** @returns the exit code */
function fail(error: unknown, usage: string): number {
  // Whoever reads our output has seen enough: `npm run lookup -- armor | head -1`.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
  if (process.env.DEBUG) console.error(error);
  if (error instanceof UsageError) {
    console.error(`${harmless(error.message)}\n\n${usage}`);
    return 2;
  }
  console.error(
    harmless(error instanceof CommandError || error instanceof ContentError ? error.message : inWords(error)),
  );
  return 1;
}

/** An error that nobody wrote for the eyes of a person, in one sentence. */
function inWords(error: unknown): string {
  const reason = fileReason(error);
  const { path, syscall, message } = error as NodeJS.ErrnoException;
  // What is written to no file is what the command prints: into a file, by the shell.
  if (reason && !path && syscall === 'write') return `Could not write what is printed: ${reason}.`;
  if (reason && path) return `Could not ${verbs[syscall ?? ''] ?? 'write'} ${path}: ${reason}.`;
  return `Something went wrong that nobody foresaw: ${message?.split('\n')[0] ?? error}. DEBUG=1 shows where.`;
}

/** What the calls of the file system that only look at it are to a person; all others write. */
const verbs: Record<string, string> = {
  access: 'read',
  lstat: 'read',
  open: 'open',
  read: 'read',
  scandir: 'read',
  stat: 'read',
};
