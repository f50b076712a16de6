import type { Mention } from '../../keywords/name-finder.ts';
import { numberBehind } from './ability.ts';
import type { Stretch } from './stretches.ts';

/** What stands behind a name in brackets: as which printing of several a card is, `Quill (B)`. */
const printing = /\s*\([^)]*\)\s*$/;

/**
 * Where a card says its own name: what is called there as a keyword is, is none, `Armor Piercer`. An ability is one
 * also where the card is called so.
 */
export function ownNames(text: string, cardName: string | null, mentions: readonly Mention[]): Stretch[] {
  const name = (cardName ?? '').replace(printing, '');
  const found: Stretch[] = [];
  if (!/[\p{L}\p{N}]/u.test(name)) return found;
  const byStart = new Map(mentions.map((mention) => [mention.start, mention]));
  for (const { 0: called, index: start } of text.matchAll(asCalled(name))) {
    const end = start + called.length;
    const mention = byStart.get(start);
    const isAbility = mention && mention.end + (numberBehind(text, mention)?.length ?? 0) >= end;
    if (!isAbility) found.push({ start, end });
  }
  return found;
}

/** A name, with or without the apostrophes and hyphens that either place may have lost: `Twi'lek`, `Twilek`. */
function asCalled(name: string): RegExp {
  const written = name.replace(
    /(\s+)|(['’-])|([\p{L}\p{N}])|./gu,
    (sign, blank?: string, joint?: string, letter?: string) => {
      if (blank) return '\\s+';
      if (joint) return "['’-]?";
      return letter ? `${letter}['’-]?` : `\\u{${sign.codePointAt(0)?.toString(16)}}`;
    },
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])${written.replace(/(?:\['’-\]\?)+$/, '')}(?![\\p{L}\\p{N}])`, 'gu');
}
