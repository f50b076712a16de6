import { fstatSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { CommandError } from './command.ts';

/**
 * The lines of a stream of text, one by one, as files end them: a sign that some programs put where they break a line
 * for the eye (U+2028), and at which Node's own reader cuts, is no end of one. A mark of the byte order in front of the
 * first is none of it.
 */
export async function* readLines(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let rest: string | undefined;
  for await (const chunk of stream) {
    const text = rest === undefined ? chunk.replace(/^\uFEFF/, '') : rest + chunk;
    // What is behind the last end may go on, and a return there may have a line feed behind it.
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
 * All that comes on standard input.
 * @throws {CommandError} where it is a folder
 */
export function bytesOfInput(): Promise<Uint8Array> {
  expectNoFolder('a text');
  return buffer(process.stdin);
}

/** Node reads a folder as nothing. */
function expectNoFolder(expected: string): void {
  if (fstatSync(process.stdin.fd).isDirectory())
    throw new CommandError(`Found a folder as standard input, expected ${expected}`);
}
