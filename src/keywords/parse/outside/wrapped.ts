import type { VFile } from 'vfile';
import { reportSource } from '../../diagnostics/report.ts';
import { endsAsSentence, endsInAbbreviation, isUnfinished } from '../../text/sentences.ts';
import { startsWithTypeLine } from '../../wording/template.ts';
import { fewestAlike, recurringIn, regardlessOfNumbers } from '../lines/alike.ts';
import { saysWhatEntriesSay } from '../lines/entry-like.ts';
import type { DocumentPiece, EntryPiece, Refused } from '../lines/pieces.ts';

/**
 * The pieces of texts that a program wrapped: an entry whose text stops within a sentence, and the lines that continue
 * it. They are not joined, since nobody knows what the line end replaced. Once one text is wrapped, another may be
 * wrapped at the end of a sentence: then whatever is directly below a text continues it.
 */
export function brokenOver(pieces: readonly DocumentPiece[]): Set<DocumentPiece> {
  const broken = new Set<DocumentPiece>();
  const markContinued = (isWrapped: boolean) => {
    for (const [index, piece] of pieces.entries()) {
      const before = pieces[index - 1];
      if (piece.as !== 'stray' || !before || !(hasText(before) || broken.has(before))) continue;
      const isNextLine = piece.line.line === before.last.line + 1;
      const isLowerCase = /^\p{Ll}/u.test(piece.line.text);
      const isOpen = hasText(before) ? isUnfinished(before.last.text) : !endsAsSentence(before.last.text);
      // Below a sentence that ended, a line in small letters is no text: somebody's remark, or a part of the page.
      const mayGoOn = isLowerCase && endsInAbbreviation(before.last.text);
      const goesOn = isNextLine
        ? isWrapped || isOpen || mayGoOn || broken.has(before)
        : isOpen && isLowerCase;
      if (goesOn) broken.add(before).add(piece);
    }
  };
  markContinued(false);
  if (broken.size > 0) markContinued(true);
  for (const piece of sentencesUnder(pieces)) broken.add(piece);
  // An entry that was refused because its fields were wrapped continues directly below. One without a text, above
  // another entry, was refused for something else.
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    const under = pieces[index + 1];
    if (piece.as !== 'refused' || !under || !broken.has(under)) continue;
    const isWhole = under.as === 'entry' && !hasText(piece);
    if (!isWhole && under.line.line === piece.last.line + 1) broken.add(piece);
  }
  return new Set(pieces.filter((piece) => broken.has(piece)));
}

/**
 * The texts that continue with sentences on lines of their own, and those lines, where there are many: a program put a
 * line end after each sentence. What a page has below its texts recurs.
 */
function sentencesUnder(pieces: readonly DocumentPiece[]): DocumentPiece[] {
  const isSentence = (piece: DocumentPiece) =>
    piece.as === 'stray' && endsAsSentence(piece.line.text) && !saysWhatEntriesSay(piece.line.text);
  const sentences = pieces.filter(isSentence);
  const again = new Set(recurringIn(sentences, ({ line }) => regardlessOfNumbers(line.text), 2));
  const own = new Set(sentences.filter((piece) => !again.has(piece)));
  const texts: DocumentPiece[][] = [];
  let text: DocumentPiece[] | null = null;
  for (const piece of pieces) {
    if (own.has(piece)) text?.push(piece);
    else {
      text = hasText(piece) ? [piece] : null;
      if (text) texts.push(text);
    }
  }
  const broken = texts.filter(({ length }) => length > 1);
  return broken.length < fewestAlike ? [] : broken.flat();
}

/** Whether a piece ends in the text of an entry; a refused one must begin as texts do. */
function hasText(piece: DocumentPiece): piece is EntryPiece | Refused {
  return piece.as === 'entry' || (piece.as === 'refused' && startsWithTypeLine(piece.last.text));
}

/**
 * Whether more than one text was wrapped: then a program changed everything between, and whatever else is wrong there
 * follows from that.
 */
export function isWrapped(broken: ReadonlySet<DocumentPiece>): boolean {
  return [...broken].filter(hasText).length > 1;
}

/** Reports the texts that a program wrapped: the first, how many more, and the last line. */
export function reportBroken(file: VFile, broken: ReadonlySet<DocumentPiece>): void {
  const pieces = [...broken];
  const texts = pieces.filter(hasText);
  const [piece] = texts;
  const first = pieces.find(({ as }) => as === 'stray');
  const last = pieces.at(-1)?.last.line;
  if (!first || !piece || !last) return;
  const name = piece.as === 'entry' ? piece.entry.name : piece.line.text;
  reportSource(file, 'text-wrapped', first.line, {
    text: first.line.text,
    name,
    more: texts.length - 1,
    last,
  });
}
