import type { Stretch } from '../text/stretches.ts';

/** An arrow that is not written as one, or has no cost before it. */
export interface ArrowFault extends Stretch {
  rule: 'arrow-broken' | 'arrow-missing' | 'cost-empty' | 'cost-unclear' | 'effect-empty';
  /** The sign that stands there; where the arrow is missing, the ability that follows at once. */
  found: string;
  /** What to write there; null where nobody can know. */
  replacement: string | null;
}

/** A sign in place of an arrow, which has a blank on either side. */
export function brokenArrow(text: string, written: string, index: number): ArrowFault {
  const found = written.trim();
  const start = text.indexOf(found, index);
  const end = start + found.length;
  const [before, after] = [text[start - 1], text[end]].map((next) => (/\s/.test(next ?? '') ? '' : ' '));
  return { rule: 'arrow-broken', found, start, end, replacement: `${before}->${after}` };
}

/**
 * The fault of an arrow that is not there.
 * @param found what stands in its place, and where that starts
 * @param replacement what to write instead; null where nobody can tell
 */
export function missingArrow(found: string, start: number, replacement: string | null): ArrowFault {
  return { rule: 'arrow-missing', found, start, end: start + found.length, replacement };
}
