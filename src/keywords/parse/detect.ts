import type { SourceKind } from '../model.ts';
import { isField } from './lines/labels.ts';
import { contentLines } from './lines/lines.ts';

/**
 * Recognises the kind of a document: a glossary has names, tabs and bold templates, a list has labelled fields, a
 * sheet has neither.
 */
export function detectKind(text: string): SourceKind {
  const lines = contentLines(text);
  if (lines.some((line) => /^[^\t]+\t\s*(?:\*\*|__)/.test(line.text))) return 'glossary';
  return lines.some((line) => isField(line.text)) ? 'list' : 'sheet';
}
