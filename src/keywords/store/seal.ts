import { createHash } from 'node:crypto';

const line = /^([^\S\n]*"?seal"?: ")([0-9a-f]{16}|)(")/m;

/**
 * Seals a generated file: replaces its first `seal: ""` with the hash of the rest, so that a later ingest can tell its
 * own work from a person's.
 */
export function seal(content: string): string {
  return content.replace(line, `$1${hash(content)}$3`);
}

/** Whether the file is as the ingest wrote it. */
export function isSealed(content: string): boolean {
  return line.exec(content)?.[2] === hash(content.replace(line, '$1$3'));
}

function hash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
