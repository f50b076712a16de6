import type { VFile } from 'vfile';
import { reportAlike } from '../diagnostics/source-rules.ts';
import { endsAsSentence } from '../text/sentences.ts';
import { slugify } from '../text/slug.ts';
import { isOneTypo } from '../text/typo.ts';
import { nameOfTemplate } from '../wording/template.ts';
import { isField } from './labels.ts';
import { type Line, longestHeading, looksLikeHeading, regardlessOfNumbers } from './lines.ts';
import type { Context, DocumentPiece, EntryPiece, Stray } from './pieces.ts';

/** A heading or a name, and the name in the template with it, which is another. */
export interface Differing extends Line {
  found: string;
}

/** How a list counts with letters: `b)`, `IV.` */
const ordinal = /^\(?(?:[ivxlc]+|[a-z])[.)]/i;

/**
 * Says of all headings that differ by the same from the template with them that they do, as where a page has a number
 * or a link beside each.
 */
export function reportDiffering(file: VFile, headings: readonly Differing[]): void {
  const sameBeside = ({ text, found }: Differing) => {
    const beside = found.includes(text) ? found.replace(text, '') : text.replace(found, '');
    return regardlessOfNumbers(beside.replace(ordinal, '0'));
  };
  const named = headings.map((heading) => ({ ...heading, name: heading.text }));
  const isSlipped = slippedAmong(named);
  reportAlike(file, 'template-mismatch', named, (heading) => isSlipped(heading) || sameBeside(heading));
}

/** Fewer may be names that were exchanged, each of which tells its place. */
const fewestSlipped = 3;

/** Which of them have what belongs to another of them: a column that slipped by a row. */
function slippedAmong(headings: readonly Differing[]): (heading: Differing) => boolean {
  const names = new Set(headings.map(({ text }) => slugify(text)));
  const slipped = new Set(headings.filter(({ found }) => names.has(slugify(found))));
  return (heading) => slipped.size >= fewestSlipped && slipped.has(heading);
}

/**
 * The name that a template has right under a heading which says nearly that, or says it with something beside it that a
 * page has there. Null where no such heading is, as above an entry whose own is lost.
 */
export function otherUnder({ line }: Stray, under: DocumentPiece | undefined): string | null {
  // What a page says in parentheses may end as sentences do: `Armor (New!)`.
  const heading = line.text.replace(/ \([^()]*\)$/, '');
  if (under?.as !== 'entry' || !isHeadless(under) || endsAsSentence(heading)) return null;
  const name = nameOfTemplate(under.entry.template);
  // The mark of a footnote stands right behind a name.
  const said = slugify(line.text.slice(0, longestHeading)).replace(/(?<=[a-z])\d+$/, '');
  return `-${said}-`.includes(`-${slugify(name)}-`) ? name : nearNameUnder(line, under);
}

/**
 * The name that a template has right under a heading which says nearly that: one of the two has a slip, or the template
 * has a sign for its X that is none; and of any right above the fields of a list. A title above the first entry may
 * hold a name.
 */
export function nearNameUnder(heading: Line, under: DocumentPiece | undefined): string | null {
  if (under?.as !== 'entry' || !isHeadless(under) || !looksLikeHeading(heading)) return null;
  const name = nameOfTemplate(under.entry.template);
  const [said, written] = [slugify(heading.text), slugify(name)];
  // In a list the line right above the fields of an entry is its heading, whatever it says.
  const isRightAbove = isField(under.line.text) && heading.line + 1 === under.line.line;
  return isRightAbove || written.startsWith(`${said}-`) || isOneTypo(said, written) ? name : null;
}

/** Whether an entry was read without a heading. */
function isHeadless({ line, last }: EntryPiece): boolean {
  return line === last || isField(line.text);
}

/**
 * What tells a line that is a heading whose text is lost: an older source has its keyword, and this one has no text of
 * it.
 */
export function lostHeadings(pieces: readonly DocumentPiece[], { knows }: Context): (line: Line) => boolean {
  const found = new Set(pieces.flatMap((piece) => (piece.as === 'entry' ? slugify(piece.entry.name) : [])));
  return (line) => {
    if (!knows || line.text.length > longestHeading) return false;
    // It may stand there as its template does: `Evade X`, `Upkeep: [Cost]`.
    const plain = { ...line, text: line.text.replace(/\[[^\]]*\]|:\s*$|:(?=\s*\[)/g, ' ').trim() };
    if (!looksLikeHeading(plain)) return false;
    return [plain.text, nameOfTemplate(line.text)].some((name) => {
      const slug = slugify(name);
      return slug !== '' && knows(slug) && !found.has(slug);
    });
  };
}
