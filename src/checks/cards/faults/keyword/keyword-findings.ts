import type { Keyword } from '../../../../keywords/model.ts';
import { type CardFinding, finding } from '../../finding.ts';
import { inPlaceOf } from '../../names/miswritten.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';
import { findOddNumber } from './odd-number.ts';
import { hasChoices, templateFaultOf } from './template-fault.ts';

/** An article right before a name, which has to agree with its first letter. */
const article = /(?<![\p{L}\p{N}])(an?)\s$/iu;

/** Finds a former name, with the current one. */
export function findRenamed(text: string, use: KeywordUse, now: Keyword): CardFinding[] {
  const { name, start, end } = use;
  if (now.name === name) return [];
  const found = text.slice(start, end);
  // A card that speaks of the name itself keeps it.
  const before = textBefore(text, start, 12);
  const after = text.slice(end, end + 4);
  const isQuoted = /["“]$/.test(before) && /^["”]|^[.,]["”]/.test(after);
  // Two capitalised words are the name of something: `Elude Pursuit`.
  const isTitle = /^ \p{Lu}\p{Ll}/u.test(after);
  const isName =
    isQuoted ||
    isTitle ||
    sentenceAround(text, start).includes(now.name) ||
    /\b(?:formerly|named|called)\s+$/.test(before);
  // The plural of an ability is a slip, and the fix writes none.
  const isPlural = findPlural(text, use).length > 0;
  const meant = isPlural ? now.name : inPlaceOf(found, name, now.name);
  const [written = '', word = ''] = article.exec(before) ?? [];
  const other = `${word.charAt(0)}${/^[aeiou]/i.test(meant) ? 'n' : ''}`;
  if (written === '' || isName || other === word)
    return [finding('keyword-renamed', { found, now: now.name }, start, end, isName ? null : meant)];
  const facts = { found: `${written}${found}`, now: `${other}${written.slice(word.length)}${meant}` };
  return [finding('keyword-renamed', facts, start - written.length, end, facts.now)];
}

/** In characters: the longest sentence about a renamed keyword that is read. */
const longestSentence = 200;

/** The sentence around an offset. */
function sentenceAround(text: string, offset: number): string {
  const before = textBefore(text, offset, longestSentence)
    .split(/[.|•\n]/)
    .at(-1);
  const after = text
    .slice(offset, offset + longestSentence)
    .split(/[.|•\n]/, 1)
    .at(0);
  return `${before}${after}`;
}

/** Finds what a use lacks, or has too much of or in another form, compared with its template. */
export function findTemplateFaults(text: string, use: KeywordUse): CardFinding[] {
  const { template } = use.shape;
  const odd = findOddNumber(text, use);
  if (odd) {
    const facts = {
      found: text.slice(Math.min(use.start, odd.start), odd.end),
      expected: odd.figure === null ? null : `${use.name} ${odd.figure}`,
      template,
    };
    return [finding('number-misspelt', facts, odd.start, odd.end, odd.replacement)];
  }
  const fault = templateFaultOf(text, use);
  if (!fault) return [];
  const found = text.slice(use.start, use.argumentEnd);
  return [finding(fault, { found, template }, use.start, use.argumentEnd)];
}

/** In characters: how far after a name its choices are read. */
const longestChoices = 300;

/** Finds an empty case among the choices of an ability: `Switch: Armor/`, where a card should say “None”. */
export function findEmptyChoice(
  text: string,
  { role, hasColon, shape, start, argumentEnd }: KeywordUse,
): CardFinding[] {
  if (role === 'mentioned' || !hasColon || !hasChoices.test(shape.template)) return [];
  const said = text.slice(argumentEnd, argumentEnd + longestChoices);
  if (/^\s*\//.test(said))
    return [finding('effect-empty', { found: text.slice(start, argumentEnd) }, start, argumentEnd)];
  // At the end of a line, the next case may stand below.
  const [all, led = ''] = /^([^|•\n]*[^\s|•])\/[^\S\n]*(?:$|[|•])/.exec(said) ?? [];
  const end = argumentEnd + led.length + 1;
  const isEnd = all !== undefined && (said.length < longestChoices || all.length < said.length);
  return isEnd ? [finding('effect-empty', { found: '/' }, end - 1, end)] : [];
}

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
