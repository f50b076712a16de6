/** The words of this file are the words of the whole project; each thing has one name everywhere. */

/** How a source is written, and so which parser reads it. */
export const sourceKinds = ['list', 'sheet', 'glossary'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** One document, as the manifest names it. */
export interface Source {
  /** Part of its URL, and the name of the files that it is first to attest. */
  id: string;
  title: string;
  kind: SourceKind;
  /** Name of the file in `sources/`. */
  file: string;
  /** ISO date, or null where the document does not say. */
  published: string | null;
  /** ISO date on which it came into this reference; null where nobody noted it. */
  recorded: string | null;
  url: string | null;
}

/** When and by whom a keyword came into the game; null where no source records it. */
export interface Introduction {
  set: string | null;
  by: string | null;
  /** ISO date. */
  date: string | null;
}

/** What one source says of one keyword, and where it says so. */
export interface Entry {
  name: string;
  /** How a card writes the keyword: `Bombard X`. */
  template: string;
  /** The rules text, character for character, without the template in front. */
  text: string;
  introduction: Introduction | null;
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
}

/** The meaning (id `meaning`) or one ruling (id `r1`, `r2`, …) of a text. */
export interface Part {
  id: string;
  text: string;
}

export const stackings = ['cumulative', 'layered', 'isolated', 'selective'] as const;
export const modes = ['static', 'activated', 'triggered'] as const;
export const nouns = ['ability', 'effect'] as const;

/** What the type line says of a keyword; null where it says nothing. */
export interface Traits {
  stacking: (typeof stackings)[number] | null;
  mode: (typeof modes)[number] | null;
  noun: (typeof nouns)[number] | null;
  timing: Timing | null;
}

/** The moments of a turn at which a keyword can apply, in the order in which they come. */
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
export type Timing = (typeof timings)[number];

/** One distinct wording of a keyword. */
export interface Revision {
  /** First 8 hex digits of the hash of its folded wording. */
  id: string;
  template: string;
  text: string;
  parts: Part[];
  traits: Traits;
  /** Ids of the sources that attest it, oldest first. */
  sources: string[];
  /** Id of the source after which its generated file is named. */
  file: string;
}

/** A keyword with every wording that it ever had. */
export interface Keyword {
  slug: string;
  name: string;
  introduction: Introduction | null;
  /** In the order in which the sources first attest them. */
  revisions: Revision[];
  /** Which wording each source has that names the keyword, oldest source first. */
  history: { source: string; revision: string }[];
  /** Slug of the keyword that took this one's place. */
  renamedTo: string | null;
  formerNames: string[];
}

/** A ruling that somebody gave outside any source, written down by hand. */
export interface GivenRuling {
  /** Name of its file, without the ending. */
  id: string;
  /** Slugs of the keywords that it is about. */
  keywords: string[];
  /** ISO date. */
  date: string;
  by: string;
  /** Where it was given. */
  url: string;
  /** Id of the earlier one whose place it takes. */
  supersedes: string | null;
  text: string;
}
