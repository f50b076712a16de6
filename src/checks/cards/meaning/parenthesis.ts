import { longestLine } from '../../../keywords/parse/lines.ts';
import type { Ability } from '../text/ability.ts';

/** What stands in a parenthesis, and whether words stand between it and an ability: `Upkeep: Pay 1 Force. (…)`. */
export interface Parenthesis {
  said: string;
  start: number;
  isApart: boolean;
}

/**
 * The first parenthesis behind an ability.
 * @param end where it has to begin before
 */
export function parenthesisBehind(
  text: string,
  { argumentEnd, role }: Ability,
  end: number,
): Parenthesis | null {
  const between = /^([\s.]*|[^()|•\n]*)\(/.exec(text.slice(argumentEnd, end))?.[1];
  if (between === undefined) return null;
  const isApart = /[^\s.]/.test(between);
  const start = argumentEnd + between.length + 1;
  const said = inParenthesis.exec(text.slice(start, start + longestLine))?.[1];
  return said === undefined || (isApart && role === 'mentioned') ? null : { said, start, isApart };
}

/** What stands up to the end of a parenthesis, with those within it. */
const inParenthesis = /^([^()]*(?:\([^()]*\)[^()]*)*)\)/;
