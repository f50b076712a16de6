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
  if (name === '') return found;
  const byStart = new Map(mentions.map((mention) => [mention.start, mention]));
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + name.length)) {
    const end = start + name.length;
    const mention = byStart.get(start);
    const isAbility = mention && mention.end + (numberBehind(text, mention)?.length ?? 0) >= end;
    if (!isAbility) found.push({ start, end });
  }
  return found;
}
