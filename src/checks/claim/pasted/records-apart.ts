import { anyLineEnd, longestLine } from '../../../keywords/text/lines.ts';
import type { Parted } from './page-blocks.ts';

/** In levels; no data of an interface has its records deeper. */
const deepest = 8;

/**
 * Puts each record of data on its own line, where a program wrote more into one line than any line of a source has, as
 * the answer of an interface: `[{…},{…}]`.
 */
export function partRecords(text: string): Parted {
  const given = text.split(anyLineEnd);
  if (given.every(({ length }) => length <= longestLine)) return { text, lineOf: (line) => line };
  const lines = given.flatMap((line, index) =>
    recordsOf(line).map((record) => ({ record, line: index + 1 })),
  );
  return {
    text: lines.map(({ record }) => record).join('\n'),
    lineOf: (line) => lines[line - 1]?.line ?? line,
  };
}

function recordsOf(line: string): string[] {
  if (line.length <= longestLine || !/^\s*[[{]/.test(line)) return [line];
  try {
    return recordsIn(JSON.parse(line), deepest);
  } catch {
    // It is no data, or too deep for any program.
    return [line];
  }
}

/** The records in data, each as a line; one that is too long for a line is taken apart. */
function recordsIn(value: unknown, levels: number): string[] {
  const written = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || levels === 0) return [written];
  if (Array.isArray(value)) return value.flatMap((each) => recordsIn(each, levels - 1));
  if (written.length <= longestLine) return [written];
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' && each !== null
      ? recordsIn(each, levels - 1)
      : [`${JSON.stringify(key)}: ${JSON.stringify(each)},`],
  );
}
