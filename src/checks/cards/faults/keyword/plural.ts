import { type CardFinding, finding } from '../../finding.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';

/** A possessive ending before a number: `Evade's 2`. */
const owner = /^['’]s(?=[^\S\n]+\d)/;

/** The beginning of an ability: not that of a line in the middle of a sentence, after a word in small letters. */
const beginsAbility = /(?:(?:^|[|•]|->|→)\s*|(?:^|[\s.!?"”)])(?![\p{Ll}])[^\s]*\n\s*)$/u;

/**
 * Finds a plural or possessive name where an ability stands, `Critical Hits 2`; a text may otherwise speak of several.
 */
export function findPlural(
  text: string,
  { role, name, number, hasColon, shape, start, end }: KeywordUse,
): CardFinding[] {
  const owned = shape.hasNumber ? (owner.exec(text.slice(end, end + 10))?.[0] ?? '') : '';
  const term = text.slice(start, end + owned.length);
  const [before, after] = [textBefore(text, start, 20), text.slice(end, end + 20)];
  // A name that takes neither number nor colon has to stand alone beside a separator: `Armors | Lucky 1`.
  const isAlone =
    !shape.hasNumber &&
    !shape.hasColon &&
    beginsAbility.test(before) &&
    (/^\.?\s*[|•]/.test(after) || (/^\.?\s*$/.test(after) && /[|•]\s*$/.test(before)));
  const isWhole =
    owned !== '' || isAlone || (shape.hasNumber && number !== null) || (shape.hasColon && hasColon);
  if (role === 'mentioned' || !isWhole || term !== `${name}${owned || 's'}`) return [];
  return [finding('keyword-misspelt', { found: term, meant: name }, start, end + owned.length, name)];
}
