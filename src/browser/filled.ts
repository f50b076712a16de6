import type { Filled } from '../keywords/wording/filled-in.ts';
import { element } from './element.ts';

/** Draws a stretch of what a keyword does; a number that was put in shows that it was. */
export function drawFilled({ text, isPutIn }: Filled): Node | string {
  return isPutIn ? element('i', { className: 'put-in' }, text) : text;
}
