import type { Segment } from '../../keywords/model.ts';
import type { Filled } from '../../keywords/wording/filled-in.ts';
import { element } from './element.ts';

/** Draws a comparison with its deletions and insertions marked. */
export function drawSegments(segments: readonly Segment[]): (Node | string)[] {
  return segments.map(({ op, text, editorial }, index) => {
    if (op === '=') return text;
    const isReplaced = op === '-' && segments[index + 1]?.op === '+';
    const className = [editorial && 'editorial', isReplaced && 'replaced'].filter(Boolean).join(' ');
    return element(op === '-' ? 'del' : 'ins', { className }, text);
  });
}

/** Draws a stretch of a keyword's effect, with a number that was put in marked as such. */
export function drawFilled({ text, isPutIn }: Filled): Node | string {
  return isPutIn ? element('i', { className: 'put-in' }, text) : text;
}
