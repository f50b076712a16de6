import type { VFile } from 'vfile';
import { reportAlike } from '../../diagnostics/report.ts';
import { startsWithTypeLine } from '../../wording/template.ts';
import type { EntryPiece } from '../lines/pieces.ts';

/** Reports templates that run on into their text, as where bold ends a few words too late. */
export function reportTemplates(file: VFile, entries: readonly EntryPiece[]): void {
  const long = entries.map(({ entry }) => entry).filter(({ template }) => goesOn(template));
  reportAlike(file, 'template-long', long);
}

/** Whether words of a sentence follow the colon of a template; what a card has there is in brackets. */
function goesOn(template: string): boolean {
  const behind = template
    .replace(/\[[^\]]*\]/g, '[]')
    .split(':')
    .slice(1);
  return behind.some((part) => startsWithTypeLine(part.trim()) || /\p{L}\P{L}+\p{L}/u.test(part));
}
