/**
 * The closed lists of words that the data uses. They are separate from the shapes in `model.ts`, since code that runs
 * in a page needs the lists but not the validation library.
 */

/** How a source is written, and so which parser reads it. */
export const sourceKinds = ['list', 'sheet', 'glossary'] as const;

/** Words of type lines for a keyword's stacking. */
export const stackings = ['cumulative', 'layered', 'isolated', 'selective'] as const;

/** Words of type lines for a keyword's mode. */
export const modes = ['static', 'activated', 'triggered'] as const;

/** Words of type lines for what a keyword is. */
export const nouns = ['ability', 'effect'] as const;

/** The moments of a turn that a type line can name, in order. */
export const timings = [
  'build-step',
  'battle-step-start',
  'attack',
  'dice-roll',
  'pending-damage',
  'damage-prevention',
  'damage-placement',
  'attack-end',
  'unit-discard',
] as const;

/**
 * The moments of a turn at which a keyword can act, in order: those of type lines, and those that only effects name.
 */
export const moments = ['build-step', 'deployment', ...timings.slice(1)] as const;

/** In both texts, only in the old one, only in the new one. */
export const segmentOps = ['=', '-', '+'] as const;

/** What became of a part. */
export const partStatuses = ['same', 'reworded', 'editorial', 'added', 'removed'] as const;

/** What can have become of a wording: other words, only another spelling, or the wording of another keyword. */
export const changeKinds = ['reworded', 'editorial', 'renamed'] as const;

/** The places in a wording where a change can be. */
export const areas = ['template', 'meaning', 'rulings'] as const;

/**
 * What a change can alter, most important first: what kind of thing the keyword is and when it acts, what it does, the
 * rulings around that, how cards write it, and mere spelling.
 */
export const aspects = ['type-line', 'effect', 'rulings', 'template', 'spelling'] as const;
