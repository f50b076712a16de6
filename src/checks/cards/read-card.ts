import type { Mention } from '../../keywords/names/name-finder.ts';
import type { NamesOnCard } from './names/names-on-card.ts';
import type { Prepared } from './prepared.ts';
import { type Head, headOf } from './text/head.ts';
import { type KeywordUse, readUses } from './text/keyword-use.ts';
import { goesOnAsName } from './text/title.ts';

/** Whether a name before a card's text is the one that a document has for it, but for a version or marks. */
function isCalledAlike(one: string, other: string): boolean {
  const [a, b] = [bareName(one), bareName(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

/** The letters and digits of a name, in small letters. */
function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A card's text, without what sets words off, as it was read. */
export interface ReadCard {
  text: string;
  /** What stands before the abilities; null where nothing does. */
  head: Head | null;
  /** What the card is called; null where nobody knows. */
  cardName: string | null;
  /** Offset at which its abilities begin: behind the head. */
  begin: number;
  names: NamesOnCard;
  uses: KeywordUse[];
}

/**
 * Reads the head of a card, its names of keywords and their uses.
 * @param calledSo what its document calls it; null where that is not known
 */
export function readCard(text: string, calledSo: string | null, prepared: Prepared): ReadCard {
  const { shapeOf } = prepared.current;
  const head = readHead(text, calledSo, prepared);
  const cardName = head?.name ?? calledSo;
  const begin = head?.end ?? 0;
  const names = prepared.readNames(text, cardName, begin);
  const mentions = cardName === null ? withoutTitle(text, names.mentions, prepared) : names.mentions;
  const shaped = mentions.map((mention) => ({ ...mention, shape: shapeOf(mention.slug) }));
  const uses = readUses(text, shaped, begin, cardName !== null);
  return { text, head, cardName, begin, names, uses };
}

/** The head of a card; none where it is called as a keyword is, with whose ability its text may well begin. */
function readHead(text: string, cardName: string | null, { isKeyword }: Prepared): Head | null {
  const head = headOf(text, isKeyword);
  const isOther = head && cardName !== null && !isCalledAlike(head.name, cardName);
  return head && !isOther && (head.isSure || !isKeyword(head.name)) ? head : null;
}

/** The mentions of a card whose name nobody knows, without one that begins a title: `Armor Depot: …`. */
function withoutTitle(
  text: string,
  mentions: readonly Mention[],
  { current: { shapeOf } }: Prepared,
): readonly Mention[] {
  const [first, ...others] = mentions;
  const isOfKeyword = (offset: number) =>
    mentions.some(({ slug, end }) => end === offset && shapeOf(slug).hasColon);
  return first && goesOnAsName(text, first.start, first.end, isOfKeyword) ? others : mentions;
}
