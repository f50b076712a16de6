import os from 'node:os';
import type { VFile } from 'vfile';

/**
 * A problem with a content folder. Its message is a sentence or two for the person who runs the command: the file,
 * what was found, what was expected, and how to fix it.
 */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(message: string) {
    super(message);
    // The build prints the stack of an error, which is of no use to this person.
    if (!process.env.DEBUG) this.stack = undefined;
  }

  /**
   * Astro picks its advice by this string, and would take the word “document” in it for the browser's. It prints
   * `message`.
   */
  override toString(): string {
    return this.name;
  }
}

/**
 * Throws the first error that was recorded on a document.
 * @param mend how to fix it, as a sentence; by default the advice of the rule
 * @throws {ContentError} where there is one
 */
export function throwFirstError(files: readonly VFile[], mend?: string): void {
  for (const file of files) {
    const error = file.messages.find(({ fatal }) => fatal);
    if (!error) continue;
    const place = error.line === undefined ? '' : `:${error.line}:${error.column}`;
    throw new ContentError(`${file.path}${place}: ${error.reason}. ${mend ?? error.note}`);
  }
}

const reasons: Record<string, string> = {
  EACCES: 'no permission',
  EBUSY: 'it is in use',
  EDQUOT: 'this user’s disk quota is used up',
  EFBIG: 'it is larger than the disk allows',
  EEXIST: 'something of that name is already there',
  EINVAL: 'the disk does not support that',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link to itself',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'there is a file where a folder is expected',
  ENOTEMPTY: 'the folder is not empty',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  EXDEV: 'it is on another disk',
};

/**
 * Why the file system refused.
 * @returns the reason in words; null for any other kind of error
 */
export function fileReason(error: unknown): string | null {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return null;
  const name = codeOf(error);
  return reasons[name] ?? `the system refuses, with ${name}`;
}

const names = new Map<number, string>(
  Object.entries(os.constants.errno).map(([name, number]) => [-number, name]),
);

/** The code of a system error; for a full quota, among others, Node only knows the number. */
function codeOf(error: unknown): string {
  const { code = '', errno = 0 } = error as NodeJS.ErrnoException;
  return /^E[A-Z\d]+$/.test(code) ? code : (names.get(errno) ?? code);
}

/** Handles a file or a folder that does not exist as an empty one. */
export function orNothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Whether the file system refused because there is no space left. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

/**
 * An error for the person who runs the command, where the file system refused a change; any other error unchanged.
 * @param what what could not be done
 * @param left the state that this leaves behind
 */
export function refusalError(what: string, error: unknown, left = 'Nothing was changed'): unknown {
  const reason = fileReason(error);
  if (reason === null) return error;
  const mend = isFull(error) ? 'make room' : 'fix that';
  return new ContentError(`Could not ${what}: ${reason}. ${left}; ${mend} and run it again.`);
}
