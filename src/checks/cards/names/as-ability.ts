import { figures } from '../../../keywords/text/number-words.ts';
import { endOfNumber, endsAbility } from '../text/after-name.ts';
import { beginsItem, governs } from '../text/clause.ts';
import { roleAt } from '../text/role.ts';
import { textBefore } from '../text/stretches.ts';
import { fitsShape, type TemplateShape } from '../text/template-shape.ts';

/** Whether a term stands where an ability can, and ends as one, with a number or without. */
export function isAbility(text: string, start: number, end: number): boolean {
  const after = endOfNumber(text, end);
  return endsAbility(text.slice(after)) && roleAt(text, start) !== 'mentioned';
}

/** A number right after a name, in whatever notation, with nothing after it. */
const anyNumber = new RegExp(
  `^:?[^\\S\\n]*(?:[([]?\\d{1,2}[)\\]]?|(?<=\\s)(?:${[...figures.keys()].join('|')}))(?=\\s*(?:$|[.,;|•*(\\n]))`,
  'i',
);

/** The number and the sign, each optional, between a name and the sentence that it leads to. */
const leads = /^(?:\s\d+)?(?:\s?[:;,]|\s[-–—])?\s+\p{Lu}/u;

/**
 * Whether a name stands as an ability does: with what its template asks for, with a number that it should not have, as
 * the whole ability, or before a sentence with its colon missing.
 */
export function standsAsAbility(text: string, start: number, end: number, shape: TemplateShape): boolean {
  const after = text.slice(end, end + 20);
  const role = roleAt(text, start);
  const isAll = role === 'own' && /^\s*(?:\.?\s*(?:$|[\n|•])|\.\s+\p{Lu})/u.test(after);
  const isLeading = shape.hasColon && leads.test(after) && beginsItem.test(textBefore(text, start, 10));
  return (
    isAll || isLeading || (role !== 'mentioned' && (fitsShape(text, end, shape) || anyNumber.test(after)))
  );
}

/** Capitalised words that stand on a card for what a template has before the name. */
const inFront = /(?:\p{Lu}[\p{L}'’-]*|and|or|unit)(?:[\s,/]+(?:\p{Lu}[\p{L}'’-]*|and|or|unit))*\s$/u;

/** Whether a name follows such capitalised words, where an ability begins, and ends that ability. */
export function standsAfterPrefix(text: string, start: number, end: number): boolean {
  const before = inFront.exec(textBefore(text, start, 60))?.[0];
  const isEnded = /^\s?[.:]/.test(text.slice(end, end + 2));
  // A sentence may begin with one of grammar: "Your pilot."
  if (!isEnded || before === undefined || governs.test(before.trimEnd())) return false;
  const begin = start - before.length;
  // Also after its sign: "[Pilot] Speeder pilot."
  return roleAt(text, begin) === 'own' || /\]\s?$/.test(textBefore(text, begin, 2));
}
