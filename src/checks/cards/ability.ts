import type { Mention } from '../../keywords/name-finder.ts';
import { aroundName } from '../../keywords/template.ts';
import { numberWords } from '../../keywords/text/number-words.ts';
import { type Role, roleAt } from './clause.ts';

/** How cards must write a keyword, read from its template: `Bombard X`, `Bounty: [bonus]`, `Reduced Cost X: [condition]`. */
export interface TemplateShape {
  template: string;
  hasNumber: boolean;
  hasColon: boolean;
}

/** The shape that a template asks for. */
export function readShape(name: string, template: string): TemplateShape {
  const rest = aroundName(template, name)?.behind ?? '';
  const [beforeColon = ''] = rest.split(/[:[]/);
  return { template, hasNumber: /X/.test(beforeColon), hasColon: rest.includes(':') };
}

/** `3`, `X`, `X+1`, and no part of a word (`X-Wing`). */
const figure = '(?:\\d+|X)(?:[+\\-–]\\d+)?(?!\\d*[\\p{L}]|-\\p{L})';

/** `3`, `-1`, `+/- 2`, `'2'`, `2/-2`, `X`, `X+1`: what stands for X, on the same line. */
const numberPattern = new RegExp(
  `^[^\\S\\n]*(?:(?:\\+/-|[+\\-–−])[^\\S\\n]*)?['‘’]?${figure}['‘’]?(?:[^\\S\\n]*/[^\\S\\n]*[+\\-–−]?${figure})?`,
  'u',
);

/** What stands for X right behind a mention, with the white space before it; null where nothing does. */
export function numberBehind(text: string, { end }: Pick<Mention, 'end'>): string | null {
  return numberPattern.exec(text.slice(end, end + 40))?.[0] ?? null;
}

/** A keyword on a card, with what stands behind it. */
export interface Ability extends Mention {
  role: Role;
  /** What stands for X, or null. */
  number: string | null;
  hasColon: boolean;
  /** Offset behind name, number and colon. */
  argumentEnd: number;
}

/** What ends an ability, and what may go on with one that a sentence gives or a cost pays for. */
const isEnd = /^\s*(?:$|[.,;:(\n|•*/"”→§]|-->|->|- >)/;
const goesOn = /^\s*(?:and|or|until|for|where|when|as long|if|instead|up to)\b/;

/**
 * Reads every keyword that a card names: as an ability of its own, as one that it gives, or in a sentence about it. In a list each is
 * what the one before it is.
 */
export function readAbilities(text: string, mentions: readonly Mention[]): Ability[] {
  let previous: Ability | undefined;
  return mentions.map((mention) => {
    const number = numberBehind(text, mention);
    const afterNumber = mention.end + (number?.length ?? 0);
    const colon = /^[^\S\n]*:/.exec(text.slice(afterNumber, afterNumber + 10))?.[0] ?? '';
    const isListed =
      previous && /^\s*(?:,|,? and|,? or)\s*$/.test(text.slice(previous.argumentEnd, mention.start));
    const role = isListed && previous ? previous.role : roleAt(text, mention.start);
    previous = {
      ...mention,
      role,
      number: number?.trim() ?? null,
      hasColon: colon !== '',
      argumentEnd: afterNumber + colon.length,
    };
    return previous;
  });
}

/** What an ability lacks, or has too much of, against its template. */
export type TemplateFault = 'number-missing' | 'number-unexpected' | 'colon-missing';

/**
 * Holds a keyword on a card against its template. A colon too many is none: the glossary itself prints one behind every name. A
 * sentence that only speaks of a keyword need not say its number.
 */
export function templateFault(text: string, ability: Ability, shape: TemplateShape): TemplateFault | null {
  const { role, number, hasColon, argumentEnd, end } = ability;
  const rest = text.slice(argumentEnd, argumentEnd + 20);
  const ends = isEnd.test(rest) || (role !== 'mentioned' && goesOn.test(rest));
  const lacksColon = shape.hasColon && !hasColon && role === 'ability';
  if (number !== null && !shape.hasNumber) {
    if (lacksColon) return 'colon-missing';
    return (ends || hasColon) && !isCounted(text.slice(end, end + 40)) ? 'number-unexpected' : null;
  }
  if (role === 'mentioned') return null;
  if (number === null && shape.hasNumber && (hasColon || ends || isInWords(rest))) return 'number-missing';
  return lacksColon && (isEnd.test(rest) || beginsArgument.test(text.slice(argumentEnd, argumentEnd + 80)))
    ? 'colon-missing'
    : null;
}

const numberWord = new RegExp(`^\\s+(?:${numberWords.slice(1).join('|')})\\b`, 'i');

/** Whether a number that should be a figure stands behind a name, and nothing that it counts. */
function isInWords(rest: string): boolean {
  const [word] = numberWord.exec(rest) ?? [];
  return word !== undefined && (isEnd.test(rest.slice(word.length)) || goesOn.test(rest.slice(word.length)));
}

/** Where the colon was left out, a sentence begins behind the name, a dash in its place, or a cost with its arrow. */
const beginsArgument = /^\s+(?:[-–—]\s+)?(?:\p{Lu}|\[|[^|.;"“”]*?(?:-->|->|→|§))/u;

/** Whether a number counts what follows it: "Armor 5 or more". */
function isCounted(rest: string): boolean {
  return /^\s*\d+\s+(?:or|and)\s+(?:more|less|fewer)\b/.test(rest);
}

/** Whether what stands behind a name is what its template asks for there. */
export function fitsShape(text: string, end: number, { hasNumber, hasColon }: TemplateShape): boolean {
  const number = numberBehind(text, { end }) ?? '';
  const rest = text.slice(end + number.length, end + number.length + 20);
  if (hasNumber !== (number !== '')) return false;
  return hasColon ? /^\s*:/.test(rest) : isEnd.test(rest) || goesOn.test(rest);
}
