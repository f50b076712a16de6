import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ContentError, fileReason } from '../../src/content-folder/messages/content-error.ts';
import { harmless } from '../../src/keywords/text/signs/characters.ts';

/** A problem that stops a command: its message tells the person who runs it what is wrong, and how to fix it. */
export class CommandError extends Error {}

/** Arguments that a command does not accept. */
export class UsageError extends CommandError {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Arguments<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>
>;

/** A command line. */
export interface Command<T extends Options> {
  usage: string;
  options: T;
  /** Whether arguments other than flags are allowed. */
  allowPositionals?: boolean;
  /**
   * Does the work.
   * @returns whether all is well
   * @throws {UsageError} for arguments that make no sense together
   */
  run(args: Arguments<T>): boolean | Promise<boolean>;
}

/**
 * Runs a command line, and ends the process with 0 where all is well (even with warnings), 1 for an error, 2 for wrong
 * usage. Every failure is reported in a sentence; stacks are shown with `DEBUG=1` only.
 */
export async function runCommand<T extends Options>({
  usage,
  options,
  allowPositionals = false,
  run,
}: Command<T>): Promise<void> {
  // Later failures, in a server or a stream, arrive here.
  const end = (error: unknown) => process.exit(fail(error, usage));
  process.on('uncaughtException', end);
  // Without a listener, the console would ignore what it could not print.
  process.stdout.on('error', end);
  try {
    const args = readArguments(options, allowPositionals);
    if (args === 'help') process.stdout.write(usage);
    else process.exitCode = (await run(args)) ? 0 : 1;
  } catch (error) {
    process.exitCode = fail(error, usage);
  }
}

/** Stands for a list mark at the start of an argument that is not an option: no argument can have this character. */
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
    // Node leaves a quotation mark open.
    throw new UsageError((error as Error).message.replace(/'-- ("[^"]*")$/, "'-- $1'"));
  }
}

/** @returns the exit code */
function fail(error: unknown, usage: string): number {
  // The reader of our output has seen enough: `npm run lookup -- armor | head -1`.
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

/** An error whose message was not written for people, in one sentence. */
function inWords(error: unknown): string {
  const reason = fileReason(error);
  const { path, syscall, message } = error as NodeJS.ErrnoException;
  // A write without a path is that of the output, which the shell may direct to a file.
  if (reason && !path && syscall === 'write') return `Could not write the output: ${reason}.`;
  if (reason && path) return `Could not ${verbs[syscall ?? ''] ?? 'write'} ${path}: ${reason}.`;
  return `Unexpected error: ${message?.split('\n')[0] ?? error}. DEBUG=1 shows where.`;
}

/** What the calls of the file system that only read are to a person; all others write. */
const verbs: Record<string, string> = {
  access: 'read',
  lstat: 'read',
  open: 'open',
  read: 'read',
  scandir: 'read',
  stat: 'read',
};
