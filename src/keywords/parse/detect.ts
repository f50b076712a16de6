import type { SourceKind } from '../model.ts';

/** Tells how a document is written: a glossary has names, tabs and bold templates, a list labelled fields, a sheet neither. */
export function detectKind(text: string): SourceKind {
  if (/^[^\t\n]+\t\s*\*\*/m.test(text)) return 'glossary';
  return /^\s*(?:Template|Added in Set|Added By|Date Added)\s*:/im.test(text) ? 'list' : 'sheet';
}
