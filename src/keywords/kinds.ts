/**
 * The closed lists of words in which the data speaks. They stand apart from the shapes in `model.ts`, since code that
 * runs in a page needs the lists and not the library that checks shapes.
 */

/** How a source is written, and so which parser reads it. */
export const sourceKinds = ['list', 'sheet', 'glossary'] as const;

/** The words of type lines that the data calls the stacking of a keyword. */
export const stackings = ['cumulative', 'layered', 'isolated', 'selective'] as const;

/** Those that it calls its mode. */
export const modes = ['static', 'activated', 'triggered'] as const;

/** Those that it calls its noun. */
export const nouns = ['ability', 'effect'] as const;

/** The moments of a turn that a type line can name, in the order in which they come. */
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
 * The moments of a turn at which a keyword can act, in their order: those of type lines, and what effects alone name.
 */
export const moments = ['build-step', 'deployment', ...timings.slice(1)] as const;

/** In both texts, in the old one only, in the new one only. */
export const segmentOps = ['=', '-', '+'] as const;

/** What became of a part. */
export const partStatuses = ['same', 'reworded', 'editorial', 'added', 'removed'] as const;

/** What can have become of a wording: other words, another spelling alone, or the wording of another keyword. */
export const changeKinds = ['reworded', 'editorial', 'renamed'] as const;

/** Where in a wording a change can be. */
export const areas = ['template', 'meaning', 'rulings'] as const;

/**
 * What a change alters, what weighs most first: what kind of thing the keyword is and when it acts, what it does, what
 * is said around that, how cards write it, and what is no matter of words.
 */
export const aspects = ['type-line', 'effect', 'rulings', 'template', 'spelling'] as const;
