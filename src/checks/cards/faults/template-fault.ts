import { abilityEnd, endsAbility } from '../text/after-name.ts';
import { arrows, isCost } from '../text/clause.ts';
import type { KeywordUse } from '../text/keyword-use.ts';
import { goesSomewhere } from '../text/template-shape.ts';

/** What an ability lacks, or has too much of, against its template. */
export type TemplateFault =
  | 'number-missing'
  | 'number-unexpected'
  | 'colon-missing'
  | 'slash-missing'
  | 'effect-empty';

/**
 * Holds a keyword on a card against its template. A colon too many is none: the glossary itself prints one after every
 * name. A sentence that only speaks of a keyword need not say its number.
 */
export function templateFaultOf(text: string, use: KeywordUse): TemplateFault | null {
  const { role, number, hasColon, shape, argumentEnd, end } = use;
  const rest = text.slice(argumentEnd, argumentEnd + 20);
  const ends = role === 'mentioned' ? abilityEnd.test(rest) : endsAbility(rest);
  const lacksColon = shape.hasColon && !hasColon;
  if (number !== null && !shape.hasNumber) {
    // What a number counts is done with it: `Deploy 2 Clones`.
    if (lacksColon && role === 'own')
      return ends || isCost(rest) || /^[+\-–−]/.test(number) ? 'colon-missing' : null;
    return (ends || hasColon) && !isCounted(text.slice(end, end + 40)) ? 'number-unexpected' : null;
  }
  if (role === 'mentioned') return null;
  if (number === null && shape.hasNumber && (hasColon || ends))
    return ofTemplate.test(rest) ? null : 'number-missing';
  if (hasColon && shape.hasColon && beginsWithNothing.test(rest)) return 'effect-empty';
  if (hasColon && hasChoices.test(shape.template) && !choices.test(text.slice(argumentEnd)))
    return 'slash-missing';
  if (!lacksColon) return null;
  const after = text.slice(argumentEnd, argumentEnd + 80);
  const isTwice = after.trimStart().startsWith(use.name);
  const isLeading = beginsArgument.test(after) && !goesSomewhere.test(after) && !isTwice;
  // What is given may be called by its name alone.
  const isAlone = role === 'own' && (number === null ? abilityEnd.test(rest) : ends);
  return isAlone || isLeading ? 'colon-missing' : null;
}

/** Nothing: the card or the ability ends where an effect should stand. */
export const emptyEffect = String.raw`\s{0,8}(?:$|[|•])`;
const beginsWithNothing = new RegExp(`^${emptyEffect}`);

/** A number as a template may have it, which is told as that: `Bombard (X)`. */
const ofTemplate = /^[^\S\n]*[([]X[)\]]/;

/** A template in which strokes set apart what the keyword leads to. */
export const hasChoices = /\[[^\]/]*\//;

/** A card that has such a stroke in the same ability. */
const choices = /^[^|•/]{0,300}\//;

/** Where the colon was left out, a sentence begins after the name, a dash in its place, or a cost with its arrow. */
const beginsArgument = new RegExp(
  String.raw`^\s+(?:[-–—]\s+)?(?:\p{Lu}|[+-]\d|\[|[^|.;"“”]*?(?:${arrows}))`,
  'u',
);

/** Whether a number counts what follows it: "Armor 5 or more". */
function isCounted(rest: string): boolean {
  return /^\s*\d+\s+(?:or|and)\s+(?:more|less|fewer)\b/.test(rest);
}
