import { VFile } from 'vfile';
import { parseSource } from '../src/keywords/parse/index.ts';
import { reconcile } from '../src/keywords/reconcile.ts';

/** A made-up keyword with these wordings, the oldest first, as an ingest makes it of the sheets `sheet-0`, `sheet-1`, … */
export function keywordWith(...texts: string[]) {
  const sheets = texts.map((text, index) => {
    const file = new VFile({ value: `A Sheet\n\nHop\n\nHop: ${text}\n` });
    return { id: `sheet-${index}`, title: 'A Sheet', file, entries: parseSource(file, 'sheet') };
  });
  return reconcile(sheets);
}
