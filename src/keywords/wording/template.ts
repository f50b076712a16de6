import { modes, nouns, stackings } from '../kinds.ts';
import { escapePattern } from '../text/pattern.ts';
import { slugify } from '../text/slug.ts';
import { foldSpaces, foldTypography, straight } from '../text/typography.ts';

/**
 * Splits a line such as `Bounty: [bonus]: A layered ability …` into template and text. The template ends at the first
 * colon outside brackets, or after the bracket that follows that colon, with or without another colon (`Adapt:
 * [First/Second/Third... effect] A layered …`).
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

/** Offset of the first colon outside brackets; -1 where there is none, or an unpaired bracket precedes it. */
function colonOfTemplate(line: string): number {
  for (const { 0: sign, index } of line.matchAll(/\[[^\]]*\]|[[\]:]/g))
    if (sign.length === 1) return sign === ':' ? index : -1;
  return -1;
}

/**
 * The brackets that continue a template after its colon, followed by a colon of their own or by a type line; empty
 * where what follows belongs to the text, as in `[Cost] must be paid.`
 */
export function bracketOfTemplate(behind: string): string {
  const [brackets = '', colon = ''] = bracketsInRow.exec(behind) ?? [];
  const rest = behind.slice(brackets.length);
  if (colon) return brackets + bracketOfTemplate(rest);
  return startsWithTypeLine(rest.trimStart()) ? brackets : '';
}

/** Adjacent brackets, or two joined by a word or a sign: `[cost] or [effect]`. */
const bracketsInRow = /^\s*\[[^\]]*\](?: ?(?:[,/+\-–−]|and|or)? ?\[[^\]]*\])*(:?)/;

/**
 * The name inside a template: `Bombard X` is of Bombard, `[sub-type] Pilot` of Pilot, `Resilience +/- 'X'` of
 * Resilience, `Alternative Cost: [cost]` of Alternative Cost. A number belongs to the name: a keyword's value is its
 * `X`. So do signs after it without a value: `Armor +` may be another keyword than Armor.
 */
export function nameOfTemplate(template: string): string {
  const folded = foldSpaces(template);
  // Skip what opens after the last closing bracket: each would be searched for its end in vain.
  const closed = folded.lastIndexOf(']') + 1;
  // A sign between two brackets belongs to what they stand for: `Cost [cost]/[other cost]`.
  const brackets = /\[[^\]]*\](?: ?[+\-–−/] ?\[[^\]]*\])*/g;
  const outsideBrackets = folded.slice(0, closed).replace(brackets, ' ') + folded.slice(closed);
  const words = (outsideBrackets.split(':')[0] ?? '').split(' ').filter(Boolean);
  const isVariable = (word: string) => /^(?!\d+$)[X\d+\-–−/'"‘’“”]+$/.test(word);
  const isValue = (word: string) => isVariable(word) && /[X\d]/.test(word);
  const hasValue = words.some(isValue);
  const first = words.findIndex((word) => !isVariable(word));
  // Before the name, a number is no value for X: `X-7 Droid`.
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
 * Whether the template belongs to the keyword with this name, with or without a number in place of its X; or says the
 * same as the name, with or without what is in its brackets.
 */
export function isTemplateOf(template: string, name: string): boolean {
  const own = nameOfTemplate(template);
  return [own, withoutNumbers(own), template, beforeBracket(template)].some(
    (each) => slugify(each) === slugify(name),
  );
}

/** A template without what a card has after its colon: `Leap X` of `Leap X: [toll]`. */
export function beforeBracket(template: string): string {
  return /^[^:[]+(?=:)/.exec(template)?.[0] ?? template;
}

/**
 * Whether a text begins as keyword texts do: "A layered ability …", "An isolated, static ability that means …", not
 * "An ability of …". Where a heading is lost, this tells an entry from prose that happens to have a colon.
 */
export function startsWithTypeLine(text: string): boolean {
  return typeLineStart.test(foldTypography(text.slice(0, longestTypeLine)));
}

/**
 * Whether a type line lacks its noun: "A layered, static that means", "A static triggered when …". Without it, nothing
 * is said of what the keyword is.
 */
export function lacksNoun(typeLine: string): boolean {
  return nounLost.test(foldTypography(typeLine.slice(0, longestTypeLine)));
}

/** How much of a text decides that, in characters; it may be asked for every word of a long line. */
const longestTypeLine = 200;

const kinds = [...stackings, ...modes].join('|');

const typeLineStart = new RegExp(`^(?:\\([^)]*\\) )?An? (?:(?:${kinds}),? )+(?:${nouns.join('|')})\\b`);

const nounLost = new RegExp(
  `^(?:\\([^)]*\\) )?An? (?:(?:${kinds}),? )*(?:${kinds}) (?:(?:activated|played|triggered) (?:after|at|by|during|when)|that means)\\b`,
);

/** What a template has before the name and after it. */
interface AroundName {
  before: string;
  behind: string;
}

/**
 * What a template has around the name, regardless of its capitals, letters, accents, apostrophes, spaces and hyphens
 * there; null where it lacks the name. Text in brackets is no name: `[Pilot or crew] Pilot`.
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
