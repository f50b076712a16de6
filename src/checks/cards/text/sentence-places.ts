import { firstIndex } from '../../../general/lists.ts';
import { opensQuotation } from './quotations.ts';
import { foundIn, type Quoted } from './stretches.ts';

/**
 * Signs that begin or end a sentence, and those around one within another: a quotation, a note in brackets. A
 * stop after a dash or a point belongs to a broken arrow.
 */
const signs = /["“”„()|•*\n]|(?<![-–—>])(?:;|[.!?](?=\s|$))/g;

/** A sentence of a card, as far as it is read. */
interface Place {
  number: number;
  /** The sign that it began with, within another sentence; null for one that stands in none. */
  mark: Quoted | null;
}

/**
 * Makes a reader of the sentence that an offset stands in, as a number: a quotation or a note within a sentence has
 * one of its own, and what stands before and after that is one sentence.
 */
export function createSentenceReader(text: string): (offset: number) => number {
  const begun: { start: number; number: number }[] = [{ start: 0, number: 0 }];
  let places: Place[] = [{ number: 0, mark: null }];
  for (const sign of foundIn(text, signs)) {
    const { found, start, end } = sign;
    const next = begun.length;
    const innermost = places.at(-1) as Place;
    if (found === '\n') places = [{ number: next, mark: null }];
    else if (found === '(') places.push({ number: next, mark: sign });
    else if (found === ')') {
      if (innermost.mark?.found === '(') places.pop();
    } else if (!/["“”„]/.test(found)) innermost.number = next;
    else if (opensQuotation(text, found, start, quotationOf(innermost)))
      places.push({ number: next, mark: sign });
    else if (quotationOf(innermost)) places.pop();
    begun.push({ start: end, number: (places.at(-1) as Place).number });
  }
  return (offset) => begun[firstIndex(begun, (each) => each.start > offset) - 1]?.number ?? 0;
}

/** The mark of a quotation; none where a sentence is in no other, or in brackets. */
function quotationOf({ mark }: Place): Quoted | undefined {
  return mark === null || mark.found === '(' ? undefined : mark;
}
