import type { SourceKind } from '../model.ts';

/** Tells how a document is written: a glossary has names, tabs and bold templates, a list labelled fields, a sheet neither. */
export function detectKind(text: string): SourceKind {
  // White space within the line, never over its end: a document of blank lines would be read once for each.
  if (/^[^\t\r\n]+\t[^\S\r\n]*\*\*/m.test(text)) return 'glossary';
  const field = /^[^\S\r\n]*(?:Template|Added in Set|Added By|Date Added)[^\S\r\n]*:/im;
  return field.test(text) ? 'list' : 'sheet';
}
