import { abilityEnd, beginsWithNothing, endsAbility } from '../../text/after-name.ts';
import { arrows, isCost } from '../../text/clause.ts';
import { costUnits, currency, verbs } from '../../text/game-words.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { goesSomewhere } from '../../text/template-shape.ts';

/** What a use lacks, or has too much of, compared with its template. */
type TemplateFault =
  | 'number-missing'
  | 'number-unexpected'
  | 'colon-missing'
  | 'slash-missing'
  | 'effect-empty';

/**
 * Compares a use with its template. An extra colon is no fault, since the glossary itself prints one after every name.
 * A sentence that only mentions a keyword need not give its number.
 */
export function templateFaultOf(text: string, use: KeywordUse): TemplateFault | null {
  const { role, number, hasColon, shape, argumentEnd, end } = use;
  const rest = text.slice(argumentEnd, argumentEnd + 20);
  const ends = role === 'mentioned' ? abilityEnd.test(rest) : endsAbility(rest);
  const lacksColon = shape.hasColon && !hasColon;
  if (number !== null && !shape.hasNumber) {
    // A number that counts something else: `Deploy 2 Clones`.
    if (lacksColon && role === 'own')
      return ends || isCost(rest) || isPaid(rest) || /^[+\-–−]/.test(number) ? 'colon-missing' : null;
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
  // With its number a name is no verb that has an object: `Hidden Cost 3 Quill in the Marsh`.
  const isVerb = number === null && goesSomewhere.test(after);
  const isLeading = beginsArgument.test(after) && !isVerb && !isTwice;
  // An ability that is given may be named alone.
  const isAlone = role === 'own' && (number === null ? abilityEnd.test(rest) : ends);
  return isAlone || isLeading ? 'colon-missing' : null;
}

/** The X of a template in brackets, which is another finding: `Bombard (X)`. */
const ofTemplate = /^[^\S\n]*[([]X[)\]]/;

/** A template whose effect has choices, separated by strokes. */
export const hasChoices = /\[[^\]/]*\//;

/** A stroke within the same ability. */
const choices = /^[^|•/]{0,300}\//;

/**
 * The beginning of an effect without its colon, perhaps with another sign in its place: a sentence, what is done to
 * what, or a cost with its arrow.
 */
const beginsArgument = new RegExp(
  String.raw`^(?:[^\S\n]?[#$%&<=>@^_~][^\S\n]+|\s+(?:[-–—]\s+)?)(?:\p{Lu}|[+-]\d|\[|(?:${verbs})\s(?:(?:an?|another|the|this|up|X|your)\b|\d|\p{Lu})|[^|.;"“”]*?(?:${arrows}))`,
  'u',
);

/** What is paid, after a number that is its amount: `Bounty 2 Force`; other things may be the object of a verb. */
const whatIsPaid = new RegExp(String.raw`^\s+(?:${currency}|${costUnits})(?![\p{L}’'-])`, 'u');

/** Whether an amount begins a text, with nothing after it that would make it a count: `2 Force wardens`. */
function isPaid(rest: string): boolean {
  const paid = whatIsPaid.exec(rest)?.[0];
  return paid !== undefined && endsAbility(rest.slice(paid.length));
}

/** Whether a number counts what follows it: "Armor 5 or more". */
function isCounted(rest: string): boolean {
  return /^\s*\d+\s+(?:or|and)\s+(?:more|less|fewer)\b/.test(rest);
}
