import type { Filled } from '../keywords/filled-in.ts';

/** Draws a stretch of what a keyword does; a number that was put in shows that it was. */
export function drawFilled({ text, isPutIn }: Filled): Node | string {
  if (!isPutIn) return text;
  const number = document.createElement('i');
  number.className = 'put-in';
  number.textContent = text;
  return number;
}
