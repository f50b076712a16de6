import { fstatSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { CommandError } from './command.ts';

/**
 * The lines of a text stream, split at the line ends of files only: Node's own reader also splits at U+2028, which
 * some programs use for line breaks. A byte-order mark before the first line is dropped.
 */
export async function* readLines(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let rest: string | undefined;
  for await (const chunk of stream) {
    const text = rest === undefined ? chunk.replace(/^\uFEFF/, '') : rest + chunk;
    // The text after the last line end may continue, and a final carriage return may belong to a line feed.
    const lines = text.split(/\r\n|\n|\r(?!\n|$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest.replace(/\r$/, '');
}

/**
 * The lines of standard input.
 * @throws {CommandError} where it is a folder
 */
export function linesOfInput(): AsyncGenerator<string> {
  expectNoFolder('lines of text');
  return readLines(process.stdin.setEncoding('utf-8'));
}

/**
 * All of standard input.
 * @throws {CommandError} where it is a folder
 */
export function bytesOfInput(): Promise<Uint8Array> {
  expectNoFolder('a text');
  return buffer(process.stdin);
}

/** Rejects a folder as standard input, which Node reads as empty. */
function expectNoFolder(expected: string): void {
  if (fstatSync(process.stdin.fd).isDirectory())
    throw new CommandError(`Found a folder as standard input, expected ${expected}`);
}
