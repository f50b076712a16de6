import { anyOf } from '../../../keywords/text/pattern.ts';
import { entities, signOfEntity } from '../../../keywords/text/signs/html.ts';

/** Words set off as a whole, in Markdown, a wiki, a forum or HTML. */
const setOff = anyOf('iu', [
  /^[*_]{2,6}([^*_\n]+)[*_]{2,6}$/u,
  /^'{3,5}([^'\n][^\n]*?)'{3,5}$/u,
  /^\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]$/u,
  /^(?:\[(?:b|u|h[1-6]|center|colou?r|size)(?:=[^\]\n]*)?\]){1,4}([^[\]\n]+)(?:\[\/\w+\]){1,4}$/u,
  /^(?:<(?:b|center|h[1-6]|strong|u)(?:\s[^<>\n]*)?>){1,4}([^<>\n]+)(?:<\/\w+>){1,4}$/u,
]);

/** A heading of Markdown, of a wiki or of LaTeX. */
const heading =
  /^(?:#{1,6}[^\S\n]+(\S.*)|={2,6}([^=\n]+)={2,6}|\\(?:sub){0,2}(?:section|paragraph)\*?\{([^{}\n]+)\})$/;

/** The closing signs of a heading of Markdown. */
const closing = /(?<!\s)\s+#+$/;

/** The tag with which a forum begins a quotation. */
const quote = /^\[quote(?:=[^\]\n]*)?\]/i;

/** Signs that an ability has, and no name. */
const ofAbility = /->|→|[|:]|\.$|\s\d+$/;

/** The words of a heading, or of a line that is set off as one; null where a line is neither. */
export function headingIn(line: string): string | null {
  const said = line.trim().replace(quote, '').trim();
  const [, marked, ofWiki, ofLatex] = heading.exec(said) ?? [];
  const words = marked?.replace(closing, '') ?? (ofWiki ?? ofLatex)?.trim();
  return emphasized(words ?? said) ?? words ?? null;
}

/** Whether a line is a heading of Markdown, of a wiki or of LaTeX. */
export function isHeading(line: string): boolean {
  return heading.test(line.trim());
}

/** Words without the marks that set them off as a whole; null where none do, or where they are an ability. */
export function emphasized(words: string): string | null {
  const said = setOff.exec(words)?.slice(1).find(Boolean)?.trim();
  return said && !ofAbility.test(said) ? said : null;
}

/** A tag that sets words off, or links them. */
const nameTag = /<\/?[a-z][^<>]*>|\[\/?(?:b|center|colou?r|font|i|size|u|url)(?:=[^[\]\n]*)?\]/gi;

/** The name in a cell of a table, without marks that set it off, tags and escaped signs. */
export function plainName(cell: string): string {
  const name = cell.replace(nameTag, '').replace(entities, (_, sign: string) => signOfEntity(sign));
  return emphasized(name.trim()) ?? name.trim();
}

/** A text without the marks that set words off in chats, which names do not have. */
export function withoutEmphasis(text: string): string {
  return text.replace(/[*_`]/g, '');
}

/** The heading of HTML, or the term of its lists, before a text, perhaps within other elements. */
const headOfPage =
  /^\s*(?:<(?:article|details|div|dl|li|section)(?:\s[^<>\n]*)?>\s*){0,3}<(h[1-6]|dt|summary)(?:\s[^<>\n]*)?>([^<>\n]+)<\/\1>/i;

/** The heading of HTML that a text begins with; null where it begins otherwise. */
export function headOfText(text: string): string | null {
  return headOfPage.exec(text)?.[2]?.trim() ?? null;
}

/** The signs of a heading, of which more are of a lower level: of Markdown, of a wiki, of LaTeX. */
const signs = /^\s*(?:(#{1,6})[^\S\n]|(={2,6})[^=\n]+={2,6}[^\S\n]*(?:\n|$)|\\((?:sub){0,2}section)\b)/;

/**
 * The level of the heading that a text begins with, a lower one by a higher number; null where it begins otherwise.
 * Numbers of two kinds of headings have nothing to do with each other.
 */
export function levelOfHead(text: string): number | null {
  const tag = headOfPage.exec(text)?.[1];
  // A term of a list is below all headings.
  if (tag !== undefined) return Number(/\d/.exec(tag)?.[0] ?? 7);
  return signs.exec(text)?.slice(1).find(Boolean)?.length ?? null;
}

/** Whether a line of equal length is drawn under a line, which is then a heading. */
export function isUnderlined(line: string, below: string): boolean {
  return /^(?:-{3,}|={3,})$/.test(below.trim()) && line.trim().length === below.trim().length;
}

/** An item of a list. */
const point = /^\s*[-*•]\s/;

/**
 * Finds the lines that belong to a heading up to the next one, even over blank lines, as where each ability of a card
 * is a paragraph. Each line, by its index, with that of its heading; empty where there are fewer than two headings.
 * @param isWhole whether a line may be a card by itself
 */
export function linesBelowHeadings(
  lines: readonly string[],
  isWhole: (line: string) => boolean,
): Map<number, number> {
  const heads = lines.flatMap((line, at) => (isHeading(line) ? at : []));
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
