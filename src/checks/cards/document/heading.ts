import { anyOf } from '../../../keywords/text/pattern.ts';

/** Words that signs set off: in Markdown, a wiki, a forum, a page. */
const setOff = anyOf('iu', [
  /^[*_]{2,6}([^*_\n]+)[*_]{2,6}$/u,
  /^'{3,5}([^'\n][^\n]*?)'{3,5}$/u,
  /^\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]$/u,
  /^(?:\[(?:b|u|h[1-6]|center|colou?r|size)(?:=[^\]\n]*)?\]){1,4}([^[\]\n]+)(?:\[\/\w+\]){1,4}$/u,
  /^(?:<(?:b|center|h[1-6]|strong|u)(?:\s[^<>\n]*)?>){1,4}([^<>\n]+)(?:<\/\w+>){1,4}$/u,
]);

/** A line of Markdown or a wiki that heads what stands below it. */
const heading = /^(?:#{1,6}[^\S\n]+(\S.*)|={2,6}([^=\n]+)={2,6})$/;

/** What may close one of Markdown. */
const closing = /(?<!\s)\s+#+$/;

/** What a forum has before the first line that it quotes. */
const quote = /^\[quote(?:=[^\]\n]*)?\]/i;

/** What an ability has, and no name. */
const ofAbility = /->|→|[|:]|\.$|\s\d+$/;

/** What a heading says, or a line that is set off as one; null where a line is none. */
export function headingIn(line: string): string | null {
  const said = line.trim().replace(quote, '').trim();
  const [, marked, ofWiki] = heading.exec(said) ?? [];
  const words = marked?.replace(closing, '') ?? ofWiki?.trim();
  return emphasized(words ?? said) ?? words ?? null;
}

/** What words say that are set off as a whole; null where they are not, or where they are an ability. */
export function emphasized(words: string): string | null {
  const said = setOff.exec(words)?.slice(1).find(Boolean)?.trim();
  return said && !ofAbility.test(said) ? said : null;
}

/** A text without the signs that set words off in chats, of which names have none. */
export function withoutEmphasis(text: string): string {
  return text.replace(/[*_`]/g, '');
}

/** Of a page of HTML that was copied with its tags, what heads a text on the same line. */
const headOfPage = /^\s*<h[1-6](?:\s[^<>\n]*)?>([^<>\n]+)<\/h[1-6]>/i;

/** What a text is headed by, on its own line or before what it says; null where it begins otherwise. */
export function headOfText(text: string): string | null {
  return headOfPage.exec(text)?.[1]?.trim() ?? null;
}

/** A point of a list. */
const point = /^\s*[-*•]\s/;

/**
 * Finds lines that go on below a heading up to the next, over blank lines, as where each ability of a card is a
 * paragraph: by its index each, with that of the heading, which is one of two at least.
 * @param isWhole whether a line may be a card by itself
 */
export function linesBelowHeadings(
  lines: readonly string[],
  isWhole: (line: string) => boolean,
): Map<number, number> {
  const heads = lines.flatMap((line, at) => (heading.test(line.trim()) ? at : []));
  const below = new Map<number, number>();
  if (heads.length < 2) return below;
  for (const [index, head] of heads.entries()) {
    const own = lines.slice(head + 1, heads[index + 1]);
    const isApart = own.every(
      (line, at) =>
        line.trim() === '' ||
        (!isWhole(line) &&
          ((own[at - 1]?.trim() ?? '') === '' || (point.test(line) && point.test(own[at - 1] ?? '')))),
    );
    if (isApart) for (let at = head; at <= head + own.length; at++) below.set(at, head);
  }
  return below;
}
