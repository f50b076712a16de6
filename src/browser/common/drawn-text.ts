import type { Filled } from '../../keywords/wording/filled-in.ts';
import { element } from './element.ts';

/** Draws a stretch of a keyword's effect, with a number that was put in marked as such. */
export function drawFilled({ text, isPutIn }: Filled): Node | string {
  return isPutIn ? element('i', { className: 'put-in' }, text) : text;
}
