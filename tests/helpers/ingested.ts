import { reconcile } from '../../src/keywords/reconcile.ts';
import { readText } from './read-text.ts';

/** A made-up keyword with these wordings, the oldest first, as an ingest makes it of the sheets `sheet-0`, `sheet-1`, … */
export function keywordWith(...texts: string[]) {
  const sheets = texts.map((text, index) =>
    readText('sheet', `sheet-${index}`, `A Sheet\n\nHop\n\nHop: ${text}\n`, 'A Sheet'),
  );
  return reconcile(sheets);
}
