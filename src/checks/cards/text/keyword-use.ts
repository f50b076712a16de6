import type { Mention } from '../../../keywords/names/name-finder.ts';
import { continuesAbility, numberAfter } from './after-name.ts';
import { endsInArrow } from './clause.ts';
import { verbs } from './game-words.ts';
import { type Role, roleAt } from './role.ts';
import { textBefore } from './stretches.ts';
import type { TemplateShape } from './template-shape.ts';

/** A keyword on a card, with what its template asks for. */
interface ShapedMention extends Mention {
  shape: TemplateShape;
}

/** A keyword on a card, with its role there and what stands after its name. */
export interface KeywordUse extends ShapedMention {
  role: Role;
  /** The number that stands for X; null where there is none. */
  number: string | null;
  hasColon: boolean;
  /** Offset after name, number and colon. */
  argumentEnd: number;
}

/** Whether the argument after the colon of a keyword is a cost: `Upkeep: Pay 1 Force`. */
export function takesCost({ hasColon, shape }: KeywordUse): boolean {
  return hasColon && /\[cost\]/i.test(shape.template);
}

/**
 * Reads the use of every keyword that a card names: an ability of its own, one that it gives, or a mention in a
 * sentence. In a list each has the role of the one before it.
 * @param begin offset at which the text proper begins, after the card's head
 * @param isNamed whether the card's name is known, so that the first line of its text is no title
 */
export function readUses(
  text: string,
  mentions: readonly ShapedMention[],
  begin = 0,
  isNamed = false,
): KeywordUse[] {
  const uses = readEach(text, mentions, begin);
  const lists: KeywordUse[][] = [];
  for (const use of uses) {
    const last = lists.at(-1)?.at(-1);
    if (last && isListed(text, last, use)) lists.at(-1)?.push(use);
    else lists.push([use]);
  }
  return lists.flatMap((list) =>
    isSpokenOf(text, list) || (!isNamed && mayBeTitle(text, list, uses))
      ? list.map((use): KeywordUse => ({ ...use, role: 'mentioned' }))
      : list,
  );
}

/**
 * Whether a name alone on the first line may be that of the card: other words stand below it, and no ability, except
 * for one that the card gives and shares its name with.
 */
function mayBeTitle(text: string, list: readonly KeywordUse[], uses: readonly KeywordUse[]): boolean {
  const [first] = list as [KeywordUse];
  const isGiven = ({ role, slug }: KeywordUse) => role === 'granted' && slug === first.slug;
  return (
    text.slice(0, first.start).trim() === '' &&
    /^\s*\n\s*[\p{L}[]/u.test(text.slice(first.end, first.end + 10)) &&
    uses.every((each) => each === first || each.role === 'mentioned' || isGiven(each))
  );
}

/** The signs between the names of a list. */
const inList = /^\s*(?:,|,? and|,? or|&|\+)\s*$/;

/** Whether two uses stand in one list, the second right after the first. */
export function isListed(
  text: string,
  first: Pick<KeywordUse, 'argumentEnd'>,
  second: Pick<Mention, 'start'>,
): boolean {
  return inList.test(text.slice(first.argumentEnd, second.start));
}

/** Verbs after keywords that begin a sentence about them. */
const statement =
  /^["”’']?\s+(?:abilit(?:y|ies)|appl(?:y|ies)|affects?|are|can|cannot|costs?|counts?|do|does|gets?|has|have|is|loses?|may|must|prevents?|stacks?|triggers?|was|were|will|works?|would|(?:can|do|does|is|are|wo)n?[’']t)\b/;

/**
 * Text after a name at the beginning that shows the name to be a word of a sentence: `Focus, young one.`, `Focus,
 * Quill!`. No number follows, as it would in a list of abilities.
 */
const address = new RegExp(
  String.raw`^,\s+(?:and\s+(?:he|I|she|they|we|you)\b|(?!(?:and|as|for|if|or|unless|until|up|when|whenever|where)\b|(?:${verbs})\s(?:an?|\d+|the|this|up|X|your)\b)\p{Ll}[^|•\n;:>\d]*[.!?]|\p{Lu}[\p{L}'’]*[.!?])`,
  'u',
);

/** Words that offer a choice. A name may also be something that a card has: `with “Quill” in its name`. */
export const offer =
  /\b(?:choose|pick|(?<!(?:\b(?:an?|card|her|his|its|own|same|that|the|their|unit|your)|['’]s)\s)name)\b[^.;|•\n]{0,60}$/i;

/** Whether a sentence speaks of keywords where an ability could stand: `Bombard and Barrage can't be used`. */
function isSpokenOf(text: string, list: readonly KeywordUse[]): boolean {
  const { start, role } = list[0] as KeywordUse;
  const { argumentEnd, number, hasColon } = list.at(-1) as KeywordUse;
  const after = text.slice(argumentEnd, argumentEnd + 100);
  const isQuoted =
    /["“]/.test(text.charAt(start - 1)) && /^["”]\s+\p{Ll}/u.test(after) && !continuesAbility(after.slice(1));
  // After an arrow nobody is addressed.
  const isPaidFor = endsInArrow.test(textBefore(text, start, 10).trimEnd());
  const isStatement =
    number === null &&
    !hasColon &&
    (statement.test(after) || (list.length === 1 && !isPaidFor && address.test(after)));
  // What a unit gets is not one of the options: `Choose one: Quill gets Leap and Fury.`
  const isOffered = list.length > 1 && role !== 'granted' && offer.test(textBefore(text, start, 80));
  return isQuoted || isStatement || isOffered;
}

function readEach(text: string, mentions: readonly ShapedMention[], begin: number): KeywordUse[] {
  let previous: KeywordUse | undefined;
  return mentions.map((mention) => {
    const number = numberAfter(text, mention);
    const afterNumber = mention.end + (number?.length ?? 0);
    const colon = /^[^\S\n]*:/.exec(text.slice(afterNumber, afterNumber + 10))?.[0] ?? '';
    const role =
      previous && isListed(text, previous, mention) ? previous.role : roleAt(text, mention.start, begin);
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
