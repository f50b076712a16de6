import type { Stretch } from '../../text/stretches.ts';

/** A fault of an arrow, of its cost or of its effect. */
export interface ArrowFault extends Stretch {
  rule: 'arrow-broken' | 'arrow-missing' | 'cost-empty' | 'cost-unclear' | 'effect-empty';
  /** The sign that stands there; where the arrow is missing, the ability that follows. */
  found: string;
  /** The replacement; null where nobody can know it. */
  replacement: string | null;
}

/** A fault that is only told, without a replacement, where there is a doubt what to write. */
export function toldOnly(fault: ArrowFault, isInDoubt = true): ArrowFault {
  return isInDoubt ? { ...fault, replacement: null } : fault;
}

/** The fault of a sign in place of an arrow, whose replacement has a space on either side. */
export function brokenArrow(text: string, written: string, index: number): ArrowFault {
  const found = written.trim();
  const start = text.indexOf(found, index);
  const end = start + found.length;
  const [before, after] = [text[start - 1], text[end]].map((next) => (/\s/.test(next ?? '') ? '' : ' '));
  return { rule: 'arrow-broken', found, start, end, replacement: `${before}->${after}` };
}

/**
 * The fault of a missing arrow.
 * @param found what stands in its place, and where that starts
 * @param replacement what to write instead; null where nobody can tell
 */
export function missingArrow(found: string, start: number, replacement: string | null): ArrowFault {
  return { rule: 'arrow-missing', found, start, end: start + found.length, replacement };
}
