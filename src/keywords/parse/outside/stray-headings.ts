import type { VFile } from 'vfile';
import { reportAlike } from '../../diagnostics/report.ts';
import { endsAsSentence } from '../../text/sentences.ts';
import { slugify } from '../../text/slug.ts';
import { isOneTypo } from '../../text/typo.ts';
import { nameOfTemplate } from '../../wording/template.ts';
import { regardlessOfNumbers } from '../lines/alike.ts';
import type { Context } from '../lines/context.ts';
import { isField } from '../lines/labels.ts';
import { type Line, longestHeading, looksLikeHeading } from '../lines/lines.ts';
import type { DocumentPiece, EntryPiece, Stray } from '../lines/pieces.ts';

/** A heading or a name, and the different name in the template with it. */
export interface Differing extends Line {
  found: string;
}

/** Numbering of a list with letters: `b)`, `IV.` */
const ordinal = /^\(?(?:[ivxlc]+|[a-z])[.)]/i;

/**
 * Reports all headings that differ in the same way from their templates, as where a page has a number or a link beside
 * each.
 */
export function reportDiffering(file: VFile, headings: readonly Differing[]): void {
  const sameBeside = ({ text, found }: Differing) => {
    if (!found.includes(text)) return regardlessOfNumbers(text.replace(found, '').replace(ordinal, '0'));
    const beside = found.replace(text, '');
    // Another letter in place of each X: `n`, `n/-X`, `+/- 'n'`.
    const isOfLetters = beside.split(/[^\p{L}]+/u).every((word) => word.length < 2);
    return (isOfLetters && /\p{L}/u.exec(beside)?.[0]) || regardlessOfNumbers(beside);
  };
  const named = headings.map((heading) => ({ ...heading, name: heading.text }));
  const isSlipped = slippedAmong(named);
  reportAlike(file, 'template-mismatch', named, (heading) => isSlipped(heading) || sameBeside(heading));
}

/** Fewest headings of a shifted column; fewer may be names that were swapped, each reported at its place. */
const fewestSlipped = 3;

/** Finds headings whose template's name is the heading of another: a column that shifted by a row. */
function slippedAmong(headings: readonly Differing[]): (heading: Differing) => boolean {
  const names = new Set(headings.map(({ text }) => slugify(text)));
  const slipped = new Set(headings.filter(({ found }) => names.has(slugify(found))));
  return (heading) => slipped.size >= fewestSlipped && slipped.has(heading);
}

/**
 * The name in a template directly below a heading that says nearly the same, or the same with an addition of the page.
 * Null where there is no such heading, as above an entry whose own is lost.
 */
export function otherUnder({ line }: Stray, under: DocumentPiece | undefined): string | null {
  // What a page has in parentheses may end as sentences do: `Armor (New!)`.
  const heading = line.text.replace(/ \([^()]*\)$/, '');
  if (under?.as !== 'entry' || !isHeadless(under) || endsAsSentence(heading)) return null;
  const name = nameOfTemplate(under.entry.template);
  // A footnote mark directly follows a name.
  const said = slugify(line.text.slice(0, longestHeading)).replace(/(?<=[a-z])\d+$/, '');
  return `-${said}-`.includes(`-${slugify(name)}-`) ? name : nearNameUnder(line, under);
}

/**
 * The name in a template directly below a heading that says nearly the same, since one of them has a slip or the
 * template an odd sign for its X; in a list, the name below any line directly above the fields. Null for any other
 * line. A title above the first entry may contain a name.
 */
export function nearNameUnder(heading: Line, under: DocumentPiece | undefined): string | null {
  if (under?.as !== 'entry' || !isHeadless(under) || !looksLikeHeading(heading)) return null;
  const name = nameOfTemplate(under.entry.template);
  const [said, written] = [slugify(heading.text), slugify(name)];
  // In a list, the line directly above an entry's fields is its heading, whatever it says.
  const isRightAbove = isField(under.line.text) && heading.line + 1 === under.line.line;
  return isRightAbove || written.startsWith(`${said}-`) || isOneTypo(said, written) ? name : null;
}

/** Whether an entry was read without a heading. */
function isHeadless({ line, last }: EntryPiece): boolean {
  return line === last || isField(line.text);
}

/**
 * Recognises headings whose text is lost: an older source has the keyword, or this one had it, and now has no text for
 * it.
 */
export function lostHeadings(
  pieces: readonly DocumentPiece[],
  { knows, had }: Context,
): (line: Line) => boolean {
  const found = new Set(pieces.flatMap((piece) => (piece.as === 'entry' ? slugify(piece.entry.name) : [])));
  return (line) => {
    if (line.text.length > longestHeading) return false;
    // The heading may be written like its template: `Evade X`, `Upkeep: [Cost]`.
    const plain = { ...line, text: line.text.replace(/\[[^\]]*\]|:\s*$|:(?=\s*\[)/g, ' ').trim() };
    if (!looksLikeHeading(plain)) return false;
    return [plain.text, nameOfTemplate(line.text)].some((name) => {
      const slug = slugify(name);
      return slug !== '' && !found.has(slug) && (knows?.(slug) || had?.(slug));
    });
  };
}
