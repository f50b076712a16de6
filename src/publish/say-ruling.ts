import type { GivenRuling, Keyword } from '../keywords/model.ts';

/** The names of the keywords that a ruling is about: `Bombard, Elude`. */
export function sayAbout(about: readonly Pick<Keyword, 'name'>[]): string {
  return about.map(({ name }) => name).join(', ');
}

/** That a ruling was given, and by whom, in a sentence. */
export function sayRuling({ by }: Pick<GivenRuling, 'by'>): string {
  return `Ruling by ${by}.`;
}
