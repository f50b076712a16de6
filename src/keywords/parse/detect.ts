import type { SourceKind } from '../model.ts';
import { contentLines } from './lines.ts';

/** Tells how a document is written: a glossary has names, tabs and bold templates, a list labelled fields, a sheet neither. */
export function detectKind(text: string): SourceKind {
  const lines = contentLines(text);
  if (lines.some((line) => /^[^\t]+\t\s*\*\*/.test(line.text))) return 'glossary';
  const field = /^(?:Template|Added in Set|Added By|Date Added)\s*:/i;
  return lines.some((line) => field.test(line.text)) ? 'list' : 'sheet';
}
