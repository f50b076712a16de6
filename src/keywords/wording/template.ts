import { modes, nouns, stackings } from '../kinds.ts';
import { escapePattern } from '../text/pattern.ts';
import { slugify } from '../text/slug.ts';
import { foldSpaces, foldTypography, straight } from '../text/typography.ts';

/**
 * Splits a line such as `Bounty: [bonus]: A layered ability …` into template and text.
 * The template ends at the first colon outside brackets, or after the bracket that follows that colon,
 * with or without another colon (`Adapt: [First/Second/Third... effect] A layered …`).
 * @returns null where the line has no such shape
 */
export function splitTemplate(line: string): { template: string; text: string } | null {
  const colon = colonOfTemplate(line);
  const head = line.slice(0, Math.max(colon, 0));
  const behind = line.slice(colon + 1).trimStart();
  if (head === '' || behind === '') return null;
  const bracket = bracketOfTemplate(behind);
  if (bracket === '' || behind === bracket) return { template: head.trim(), text: behind };
  const start = line.length - behind.length;
  const template = line.slice(0, start) + bracket.replace(/:\s*$/, '');
  return { template: template.trimStart(), text: behind.slice(bracket.length).trimStart() };
}

/** Where the first colon outside brackets stands; -1 where there is none, or a bracket without its other before it. */
function colonOfTemplate(line: string): number {
  for (const { 0: sign, index } of line.matchAll(/\[[^\]]*\]|[[\]:]/g))
    if (sign.length === 1) return sign === ':' ? index : -1;
  return -1;
}

/**
 * The brackets that go on with a template behind its colon, with a colon of their own or in front of a type line; empty
 * where what stands there is of the text, as in `[Cost] must be paid.`
 */
export function bracketOfTemplate(behind: string): string {
  const [brackets = '', colon = ''] = bracketsInRow.exec(behind) ?? [];
  const rest = behind.slice(brackets.length);
  if (colon) return brackets + bracketOfTemplate(rest);
  return startsWithTypeLine(rest.trimStart()) ? brackets : '';
}

/** Brackets side by side, or with what says that there are two between: `[cost] or [effect]`. */
const bracketsInRow = /^\s*\[[^\]]*\](?: ?(?:[,/+\-–−]|and|or)? ?\[[^\]]*\])*(:?)/;

/**
 * The name inside a template: `Bombard X` is of Bombard, `[sub-type] Pilot` of Pilot,
 * `Resilience +/- 'X'` of Resilience, `Alternative Cost: [cost]` of Alternative Cost. A number is of the name: what a
 * keyword is given a value for is its `X`. So are signs behind it without a value: `Armor +` may be another keyword
 * than Armor.
 */
export function nameOfTemplate(template: string): string {
  const folded = foldSpaces(template);
  // Behind the last bracket that closes, those that open are not even looked at: each would be searched for to the end.
  const closed = folded.lastIndexOf(']') + 1;
  // A sign between two brackets is of what they stand for: `Cost [cost]/[other cost]`.
  const brackets = /\[[^\]]*\](?: ?[+\-–−/] ?\[[^\]]*\])*/g;
  const outsideBrackets = folded.slice(0, closed).replace(brackets, ' ') + folded.slice(closed);
  const words = (outsideBrackets.split(':')[0] ?? '').split(' ').filter(Boolean);
  const isVariable = (word: string) => /^(?!\d+$)[X\d+\-–−/'"‘’“”]+$/.test(word);
  const isValue = (word: string) => isVariable(word) && /[X\d]/.test(word);
  const hasValue = words.some(isValue);
  const first = words.findIndex((word) => !isVariable(word));
  // In front of the name stands no number for X: `X-7 Droid`.
  const isOfName = (word: string, index: number) => (index < first ? /\d/.test(word) : !hasValue);
  return words.filter((word, index) => !isVariable(word) || isOfName(word, index)).join(' ');
}

/** A name without its numbers: `Evade 2`, as a card has it, is of Evade. */
export function withoutNumbers(name: string): string {
  return name
    .split(' ')
    .filter((word) => !/^\d+$/.test(word))
    .join(' ');
}

/**
 * Whether the template is one of the keyword with this name, with a number in place of its X or without; or says the
 * same as it, with what stands in its brackets or without.
 */
export function isTemplateOf(template: string, name: string): boolean {
  const own = nameOfTemplate(template);
  return [own, withoutNumbers(own), template, beforeBracket(template)].some(
    (each) => slugify(each) === slugify(name),
  );
}

/** A template without what a card has behind its colon: `Leap X` of `Leap X: [toll]`. */
export function beforeBracket(template: string): string {
  return /^[^:[]+(?=:)/.exec(template)?.[0] ?? template;
}

/**
 * Whether a text starts as keyword texts do: "A layered ability …", "An isolated, static ability that means …",
 * not "An ability of …". Needed where a heading is lost, to tell an entry from prose that happens to hold a colon.
 */
export function startsWithTypeLine(text: string): boolean {
  return typeLineStart.test(foldTypography(text.slice(0, longestTypeLine)));
}

/** In characters, how much of a text tells whether it begins so; it may be asked of every word of a long line. */
const longestTypeLine = 200;

const typeLineStart = new RegExp(
  `^(?:\\([^)]*\\) )?An? (?:(?:${[...stackings, ...modes].join('|')}),? )+(?:${nouns.join('|')})\\b`,
);

/** What a template has in front of the name and behind it. */
interface AroundName {
  before: string;
  behind: string;
}

/**
 * What a template has around the name, in whichever capitals and letters and with whichever accents, apostrophes,
 * blanks and hyphens it writes that; null where it has it not. What stands in brackets is no name: `[Pilot or crew]
 * Pilot`.
 */
export function aroundName(template: string, name: string): AroundName | null {
  const found = around(template, name);
  if (found) return found;
  const own = nameOfTemplate(template);
  return slugify(own) === slugify(name) ? around(template, own) : null;
}

function around(template: string, name: string): AroundName | null {
  const composed = template.normalize('NFC');
  const pattern = escapePattern(straight(name)).replace(/[\s\p{Pd}]+/gu, '[\\s\\p{Pd}]+');
  const found = new RegExp(`${pattern}(?![^[]*\\])`, 'iu').exec(straight(composed));
  if (!found) return null;
  return { before: composed.slice(0, found.index), behind: composed.slice(found.index + found[0].length) };
}

/** What a template adds to the name, to be shown small beside it: `X`, `[cost]`; empty where it is the name alone. */
export function variableOf(template: string, name: string): string {
  const { before, behind } = aroundName(template, name) ?? { before: '', behind: template };
  return `${before}${behind}`.replace(/^:/, '').trim();
}
