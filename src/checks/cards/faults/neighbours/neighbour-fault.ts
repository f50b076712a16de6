import type { Stretch } from '../../text/stretches.ts';

/** A fault right before or after an ability. */
export interface NeighbourFault extends Stretch {
  rule: 'sentence-case' | 'separator-differs' | 'separator-missing' | 'word-doubled';
  /** Name of the ability. */
  name: string;
  found: string;
}
