import type { Mention } from '../../keywords/mentions.ts';

/** How cards must write a keyword, read from its template: `Bombard X`, `Bounty: [bonus]`, `Reduced Cost X: [condition]`. */
export interface TemplateShape {
  template: string;
  hasNumber: boolean;
  hasColon: boolean;
}

/** The shape that a template asks for. */
export function readShape(name: string, template: string): TemplateShape {
  const rest = template.slice(template.indexOf(name) + name.length);
  const [beforeColon = ''] = rest.split(/[:[]/);
  return { template, hasNumber: /X/.test(beforeColon), hasColon: rest.includes(':') };
}

/** `3`, `-1`, `+/- 2`, `'2'`, `2/-2`, `X`: what stands for X, on the same line and no part of a word (`X-Wing`). */
const numberPattern =
  /^[^\S\n]*(?:(?:\+\/-|[+\-–−])[^\S\n]*)?['‘’]?(?:\d+|X)(?![\p{L}\p{N}-])['‘’]?(?:[^\S\n]*\/[^\S\n]*[+\-–−]?(?:\d+|X)(?![\p{L}\p{N}-]))?/u;

/** What stands for X right behind a mention, with the white space before it; null where nothing does. */
export function numberBehind(text: string, { end }: Mention): string | null {
  return numberPattern.exec(text.slice(end))?.[0] ?? null;
}

/** A keyword where a card has it as its own ability, not in a sentence about it. */
export interface Ability extends Mention {
  /** What stands for X, or null. */
  number: string | null;
  hasColon: boolean;
  /** Offset behind name, number and colon. */
  argumentEnd: number;
}

/**
 * Tells the abilities of a card from keywords that its sentences speak of. An ability stands at the start of a line or
 * sentence, behind a cost arrow, or in a list of abilities; and a number, a colon, a parenthesis or an end follows it.
 * Where its template has a colon a capital letter does too: there the colon was left out.
 */
export function findAbilities(
  text: string,
  mentions: readonly Mention[],
  shapeOf: (slug: string) => TemplateShape,
): Ability[] {
  const abilities: Ability[] = [];
  let previous: Ability | undefined;
  for (const mention of mentions) {
    const number = numberBehind(text, mention);
    const afterNumber = mention.end + (number?.length ?? 0);
    const colon = /^[^\S\n]*:/.exec(text.slice(afterNumber))?.[0] ?? '';
    const argumentEnd = afterNumber + colon.length;
    const rest = text.slice(argumentEnd);
    const isFollowed =
      number !== null ||
      colon !== '' ||
      /^\s*(?:$|[.,;(\n|•])/.test(rest) ||
      (shapeOf(mention.slug).hasColon && /^ \p{Lu}/u.test(rest));
    const isAbility =
      isFollowed &&
      (isAtStart(text.slice(0, mention.start)) ||
        (previous !== undefined && text.slice(previous.argumentEnd, mention.start).trim() === ','));
    previous = isAbility
      ? { ...mention, number: number?.trim() ?? null, hasColon: colon !== '', argumentEnd }
      : undefined;
    if (previous) abilities.push(previous);
  }
  return abilities;
}

/** Whether a line, a sentence or an effect begins behind this text. Looks back from its end, since it may be long. */
function isAtStart(before: string): boolean {
  const said = before.trimEnd();
  if (said === '' || before.slice(said.length).includes('\n')) return true;
  const unquoted = /["”']$/.test(said.slice(-1)) ? said.slice(0, -1) : said;
  return unquoted === '' || /(?:[.!?;)|•\n→§]|-->)$/.test(unquoted.slice(-3));
}

/** What is wrong with how an ability is written; null where nothing is. */
export function templateFault(
  ability: Ability,
  shape: TemplateShape,
): { found: string; template: string } | null {
  const found = [ability.name, ability.number].filter(Boolean).join(' ') + (ability.hasColon ? ':' : '');
  const isRight = (ability.number !== null) === shape.hasNumber && ability.hasColon === shape.hasColon;
  return isRight ? null : { found, template: shape.template };
}
