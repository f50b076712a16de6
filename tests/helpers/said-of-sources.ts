import { VFile } from 'vfile';
import { diagnosticsOf } from '../../src/keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../src/keywords/model.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';

export const ability = 'A static ability that means, "Move."';
export const wrapped = 'A static ability that means, "Move\non."';
export const sheet = (name: string, text = ability) => `${name}\n${name}: ${text}`;
export const list = (name: string, text = ability) =>
  `${name}\nTemplate: ${name}\nAdded in Set: One\nAdded By: Somebody\nDate Added: 5/23/2021\n${text}`;

/** Lines of no document, each with a word of its own: of those that are alike one thing is said. */
export function strayLines(count: number): string[] {
  const letters = (number: number) => number.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');
  return Array.from({ length: count }, (_, index) => `astray ${letters(index)}`);
}

/** What is said of a document, each as `rule line:column message`. */
export function said(kind: SourceKind, value: string): string[] {
  const file = new VFile({ value });
  parseSource(file, kind);
  return diagnosticsOf([file]).map(
    ({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`,
  );
}
