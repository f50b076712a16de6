import type { Mention } from '../../../keywords/name-finder.ts';
import { aroundName } from '../../../keywords/template.ts';
import { foldSpaces } from '../../../keywords/text/typography.ts';
import { arrows, isCost, type Role, roleAt } from './clause.ts';

/**
 * How cards must write a keyword, read from its template: `Bombard X`, `Bounty: [bonus]`,
 * `Reduced Cost X: [condition]`.
 */
export interface TemplateShape {
  template: string;
  hasNumber: boolean;
  hasColon: boolean;
}

/**
 * The shape that a template asks for. Some templates leave out what the keyword leads to, where its meaning speaks of
 * "the following effect".
 */
export function readShape(name: string, template: string, meaning = ''): TemplateShape {
  const rest = aroundName(foldSpaces(template), name)?.behind ?? '';
  const [beforeColon = ''] = rest.split(/[:[]/);
  const hasNumber = /X/.test(beforeColon);
  const isLeading = !rest.includes(':') && /\bthe following\b/i.test(meaning);
  return isLeading
    ? { template: `${template}:`, hasNumber, hasColon: true }
    : { template, hasNumber, hasColon: rest.includes(':') };
}

/** `3`, `X`, `X+1`, and no part of a word (`X-Wing`, `X2`). */
const figure = '(?:\\d+|X)(?!\\d)(?:[+\\-–]\\d+(?!\\d))?(?!\\p{L}|-\\p{L})';

/** A second figure behind a stroke, of `2/-2`; where it is of something else, `Fury 2/+20 speed`, it is another effect. */
const orElse = `[^\\S\\n]*/[^\\S\\n]*[+\\-–−]?${figure}(?![^\\S\\n]+(?!(?:and|as|for|if|instead|or|until|up|when|where)\\b)\\p{L})`;

/** `3`, `-1`, `+/- 2`, `'2'`, `2/-2`, `X`, `X+1`: what stands for X, on the same line. */
const numberPattern = new RegExp(
  `^[^\\S\\n]*(?:(?:\\+/-|[+\\-–−])[^\\S\\n]*)?(?:['‘’]${figure}['‘’]|${figure})(?:${orElse})?`,
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
const isEnd = /^\s*(?:$|[.,;:(\n|•*/"”→§\\]|['’](?!\p{L})|-->|->|- >|>\s|(?:[-–]\s+|(?<=\s)[-–])[\p{Lu}+])/u;
const goesOn = /^\s*(?:and|or|until|for|where|when|as long|if|instead(?! of)|up to)\b/;

/** Whether an ability ends where this begins, or goes on with what stands behind a whole one. */
export function endsAbility(rest: string): boolean {
  return isEnd.test(rest) || goesOn.test(rest);
}

/**
 * Reads every keyword that a card names: as an ability of its own, as one that it gives, or in a sentence about it. In
 * a list each is what the one before it is.
 */
export function readAbilities(text: string, mentions: readonly Mention[]): Ability[] {
  const abilities = readEach(text, mentions);
  const lists: Ability[][] = [];
  for (const ability of abilities) {
    const last = lists.at(-1)?.at(-1);
    if (last && isListed(text, last, ability)) lists.at(-1)?.push(ability);
    else lists.push([ability]);
  }
  return lists.flatMap((list) =>
    isSpokenOf(text, list) || isTitle(text, list, abilities)
      ? list.map((ability): Ability => ({ ...ability, role: 'mentioned' }))
      : list,
  );
}

/** What stands between the names of a list. */
const inList = /^\s*(?:,|,? and|,? or)\s*$/;

/** Whether two keywords stand in one list, the second right behind the first. */
export function isListed(text: string, first: Ability, second: Pick<Mention, 'start'>): boolean {
  return inList.test(text.slice(first.argumentEnd, second.start));
}

/** What a sentence says of the keywords that it begins with. */
const statement =
  /^["”’']?\s+(?:abilit(?:y|ies)|appl(?:y|ies)|affects?|are|can|cannot|costs?|counts?|do|does|gets?|has|have|is|loses?|may|must|prevents?|stacks?|triggers?|was|were|will|works?|would|(?:can|do|does|is|are|wo)n?[’']t)\b/;

/** What asks for one of several. */
export const offer = /\b(?:choose|name|pick)\b[^.;|•\n]{0,60}$/i;

/**
 * Whether a sentence speaks of keywords at a place where an ability could stand: `Bombard and Barrage can't be used`.
 */
function isSpokenOf(text: string, list: readonly Ability[]): boolean {
  const { start } = list[0] as Ability;
  const { argumentEnd, number, hasColon } = list.at(-1) as Ability;
  const behind = text.slice(argumentEnd, argumentEnd + 30);
  const isQuoted =
    /["“]/.test(text.charAt(start - 1)) && /^["”]\s+\p{Ll}/u.test(behind) && !goesOn.test(behind.slice(1));
  const isStatement = number === null && !hasColon && statement.test(behind);
  return (
    isQuoted || isStatement || (list.length > 1 && offer.test(text.slice(Math.max(0, start - 80), start)))
  );
}

/**
 * Whether a name alone on the first line of a card is what the card is called: below it stand other words, and no
 * ability.
 */
function isTitle(text: string, list: readonly Ability[], abilities: readonly Ability[]): boolean {
  const [first] = list as [Ability];
  return (
    text.slice(0, first.start).trim() === '' &&
    /^\s*\n\s*[\p{L}[]/u.test(text.slice(first.end, first.end + 10)) &&
    abilities.every((each) => each === first || each.role === 'mentioned')
  );
}

function readEach(text: string, mentions: readonly Mention[]): Ability[] {
  let previous: Ability | undefined;
  return mentions.map((mention) => {
    const number = numberBehind(text, mention);
    const afterNumber = mention.end + (number?.length ?? 0);
    const colon = /^[^\S\n]*:/.exec(text.slice(afterNumber, afterNumber + 10))?.[0] ?? '';
    const role = previous && isListed(text, previous, mention) ? previous.role : roleAt(text, mention.start);
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
export type TemplateFault =
  | 'number-missing'
  | 'number-unexpected'
  | 'colon-missing'
  | 'slash-missing'
  | 'effect-empty';

/**
 * Holds a keyword on a card against its template. A colon too many is none: the glossary itself prints one behind every
 * name. A sentence that only speaks of a keyword need not say its number.
 */
export function templateFault(text: string, ability: Ability, shape: TemplateShape): TemplateFault | null {
  const { role, number, hasColon, argumentEnd, end } = ability;
  const rest = text.slice(argumentEnd, argumentEnd + 20);
  const ends = role === 'mentioned' ? isEnd.test(rest) : endsAbility(rest);
  const lacksColon = shape.hasColon && !hasColon && role === 'ability';
  if (number !== null && !shape.hasNumber) {
    // What a number counts is done with it: `Deploy 2 Clones`.
    if (lacksColon) return ends || isCost(rest) || /^[+\-–−]/.test(number) ? 'colon-missing' : null;
    return (ends || hasColon) && !isCounted(text.slice(end, end + 40)) ? 'number-unexpected' : null;
  }
  if (role === 'mentioned') return null;
  if (number === null && shape.hasNumber && (hasColon || ends)) return 'number-missing';
  if (hasColon && shape.hasColon && isNothing.test(rest)) return 'effect-empty';
  if (hasColon && hasChoices.test(shape.template) && !choices.test(text.slice(argumentEnd)))
    return 'slash-missing';
  if (!lacksColon) return null;
  const behind = text.slice(argumentEnd, argumentEnd + 80);
  const isTwice = behind.trimStart().startsWith(ability.name);
  const isLeading = beginsArgument.test(behind) && !goesSomewhere.test(behind) && !isTwice;
  return (number === null ? isEnd.test(rest) : ends) || isLeading ? 'colon-missing' : null;
}

/** Where what something leads to should stand, and the card or the ability ends. */
export const nothing = String.raw`\s{0,8}(?:$|[|•])`;
const isNothing = new RegExp(`^${nothing}`);

/** A template that sets what the keyword leads to apart by strokes, and a card that does so in the same ability. */
const hasChoices = /\[[^\]/]*\//;
const choices = /^[^|•/]{0,300}\//;

/** Where the colon was left out, a sentence begins behind the name, a dash in its place, or a cost with its arrow. */
const beginsArgument = new RegExp(
  String.raw`^\s+(?:[-–—]\s+)?(?:\p{Lu}|[+-]\d|\[|[^|.;"“”]*?(?:${arrows}))`,
  'u',
);

/** What is done with a thing that is called by its name: `Stack Quill beneath Pen`, `Deploy Quill to an arena`. */
const goesSomewhere =
  /^\s+\p{Lu}[\p{L}\p{N}'’-]*(?:,?\s(?:\p{Lu}[\p{L}\p{N}'’-]*|and|or|of|the)){0,6}\s(?:beneath|from|in|into|on|onto|to|under|with)\b/u;

/** Whether a name is a verb there, and of no keyword: it leads to nothing, and is done with a thing. */
export function isDone(text: string, { end }: Pick<Mention, 'end'>, { hasColon }: TemplateShape): boolean {
  return hasColon && goesSomewhere.test(text.slice(end, end + 80));
}

/** Whether a number counts what follows it: "Armor 5 or more". */
function isCounted(rest: string): boolean {
  return /^\s*\d+\s+(?:or|and)\s+(?:more|less|fewer)\b/.test(rest);
}

/** Whether what stands behind a name is what its template asks for there. */
export function fitsShape(text: string, end: number, { hasNumber, hasColon }: TemplateShape): boolean {
  const number = numberBehind(text, { end }) ?? '';
  const rest = text.slice(end + number.length, end + number.length + 20);
  if (hasNumber !== (number !== '')) return false;
  return hasColon ? /^\s*:/.test(rest) : endsAbility(rest);
}
