import type { Segment } from '../../model.ts';

/** A comparison as plain text, where nothing can be highlighted: `[-gone-]`, `{+come+}`. */
export function segmentsInWords(segments: readonly Segment[]): string {
  return segments
    .map(({ op, text }) => (op === '=' ? text : op === '-' ? `[-${text}-]` : `{+${text}+}`))
    .join('');
}
