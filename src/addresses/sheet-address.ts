import { isDay } from '../keywords/text/said/day.ts';

/** A keyword on a sheet. */
export interface ChosenKeyword {
  /** Its slug by the name on the cards, which may be a former one. */
  slug: string;
  /** The wording on the sheet when it was made; null where it was only just chosen. */
  revision: string | null;
  /** The card values for X, each once: figures, or X where a card leaves it open. */
  numbers: string[];
}

/** What a sheet is made of. */
export interface SheetChoice {
  title: string;
  /** ISO day on which it was made; null where it is made now, or nobody knows. */
  made: string | null;
  keywords: ChosenKeyword[];
}

/**
 * The hash that opens a sheet again in the tool: `#title=…&made=2026-11-21&keywords=armor~b2e891df,…`, with a
 * keyword's numbers after its wording. It is sent to no server. Shared sheets contain it, so its format must stay
 * valid.
 */
export function sheetHash({ title, made, keywords }: SheetChoice): string {
  const listed = keywords.map(({ slug, revision, numbers }) => [slug, revision ?? '', ...numbers].join('~'));
  return `#${[
    ...(title ? [`title=${encodeURIComponent(title.toWellFormed())}`] : []),
    ...(made ? [`made=${made}`] : []),
    `keywords=${listed.join(',')}`,
  ].join('&')}`;
}

/**
 * The hash of the sheet whose text begins with this line, which ends with the address of the tool; empty where that
 * address has none.
 * @returns null where the line is no such line
 */
export function sheetNamedIn(line: string): string | null {
  const address = line.slice(line.lastIndexOf(' · ') + 3);
  const found = /^https?:\/\/[^\s#]+\/tools\/make-sheet\/(#\S*)?$/.exec(address);
  return found && line !== address ? (found[1] ?? '') : null;
}

/** A keyword in the hash: `bombard~b2e891df~2~3`. */
const chosen = /^(?<slug>[a-z0-9-]+)~(?<revision>[0-9a-f]{8}|)(?<numbers>(?:~(?:\d{1,3}|X))*)$/;

/** A hash without the escapes that a mail or a chat adds, to the whole or to its ampersands. */
function unescaped(address: string): string {
  const whole = address.includes('=') ? address : address.replace(/%(?:3D|26|25)/gi, decodeURIComponent);
  return whole.replaceAll('&amp;', '&');
}

/**
 * The choice in such a hash, and a sentence for each part of it that cannot be read.
 * @returns null where it has none
 */
export function choiceIn(hash: string): { choice: SheetChoice; unread: string[] } | null {
  const asked = new URLSearchParams(unescaped(hash.slice(1)));
  const listed = asked.get('keywords');
  if (listed === null && !asked.has('title') && !asked.has('made')) return null;
  const unread: string[] = [];
  // Characters that a chat added to the address follow it: none of them occurs in a keyword here.
  const items = listed?.replace(/(?<![^a-z\d~,-])[^a-z\d~,-]+$/i, '').split(',') ?? [];
  if (listed === null)
    unread.push('Found no keywords in the address, expected them at its end: it may be cut off.');
  if (items.length > 1 && items.includes(''))
    unread.push('Found a comma with no keyword at it, expected one: the address may be cut off.');
  const keywords = items.filter(Boolean).flatMap((item): ChosenKeyword[] => {
    const { slug = '', revision = '', numbers = '' } = chosen.exec(item)?.groups ?? {};
    if (slug !== '')
      return [{ slug, revision: revision || null, numbers: numbers.split('~').filter(Boolean) }];
    unread.push(`Found “${item}”, expected a keyword and the code of its wording.`);
    return [];
  });
  const date = asked.get('made');
  const made = date !== null && isDay(date) ? date : null;
  if (made !== date) unread.push(`Found the date “${date}”, expected one as 2026-11-21.`);
  const title = (asked.get('title') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return { choice: { title, made, keywords }, unread };
}
