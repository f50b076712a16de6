import type { VFile } from 'vfile';
import { reportAlike } from '../diagnostics/source-rules.ts';
import { startsWithTypeLine } from '../wording/template.ts';
import type { EntryPiece } from './pieces.ts';

/** Says which templates go on into their text, as where the marks of bold stand a few words too far. */
export function reportTemplates(file: VFile, entries: readonly EntryPiece[]): void {
  const long = entries.map(({ entry }) => entry).filter(({ template }) => goesOn(template));
  reportAlike(file, 'template-long', long);
}

/** Whether words of a sentence stand behind the colon of a template; what a card has there stands in brackets. */
function goesOn(template: string): boolean {
  const behind = template
    .replace(/\[[^\]]*\]/g, '[]')
    .split(':')
    .slice(1);
  return behind.some((part) => startsWithTypeLine(part.trim()) || /\p{L}\P{L}+\p{L}/u.test(part));
}
