import { straight } from '../../../keywords/text/typography.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { alters } from './alters.ts';
import { wordsBeside } from './beside.ts';
import { createBesideReader } from './named-beside.ts';
import { type ClaimPiece, piece, readPieces, type WordRun } from './pieces.ts';
import { createSentenceFinder, type Span } from './whole-sentences.ts';

/**
 * Prepares the cutting of a text that joins sentences from different places of the rules, so that each can be answered
 * by itself.
 * @returns a function from a text to its pieces; one piece where it contains no whole sentence of a wording, or where
 * other words alter the meaning of one
 */
export function createSplitter(rulebook: Rulebook): (text: string) => ClaimPiece[] {
  const reader = createBesideReader(rulebook);
  const sentencesIn = createSentenceFinder(rulebook.places, reader.isSaid);

  /** The sentences and the words around them, in order; null where these alter the meaning of a sentence. */
  const cut = (text: string, words: readonly Word[]): WordRun[] | null => {
    const sentences = sentencesIn(text, words);
    const runs: WordRun[] = [];
    let loose = 0;
    for (const [index, [from, to]] of sentences.entries()) {
      const sentence = words.slice(from, to);
      // Words between two sentences are checked both as after the first and as before the second.
      const end = index === sentences.length - 1 ? words.length : to;
      const isAltered = (span: Span) => {
        const beside = wordsBeside(text, words, span, reader, isQuoted(text, sentence));
        return beside !== null && alters(beside);
      };
      const [before, after]: [Span, Span] = [
        [loose, from],
        [to, end],
      ];
      if (isAltered(before) || isAltered(after)) return null;
      runs.push(
        { words: words.slice(...before), isSentence: false },
        { words: sentence, isSentence: true },
        { words: words.slice(...after), isSentence: false },
      );
      loose = to;
    }
    return runs.filter((run) => run.words.length > 0);
  };

  return (joined) => {
    const text = listedApart(joined);
    const runs = cut(text, wordsOf(text)) ?? [];
    if (runs.length < 2) return [{ ...piece, text: joined }];
    return readPieces(text, runs, reader);
  };
}

/** The first mark of a list within a sentence, at its beginning or after what announces it, and the further ones. */
const listBegins = /(?<=^|[:;–—-]\s|\b(?:has|reads|said|says|states|that)\s)\((?:a|1)\)\s/;
const listGoesOn = /(?:,|,?\sand)?\s\((?:[b-j]|[2-9])\)\s/g;

/**
 * A text with its lists separated like sentences: `… (a) they rest, (b) it rains and (c) it is dry` becomes
 * `… they rest; it rains; it is dry`.
 */
function listedApart(text: string): string {
  return listBegins.test(text) ? text.replace(listBegins, '').replace(listGoesOn, '; ') : text;
}

/** Whether words are exactly a quotation, and do not only begin or end with one. */
function isQuoted(text: string, words: readonly Word[]): boolean {
  const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const around =
    straight(text.slice(from - 1, from)) === '"' && /^[.,!?]?"/.test(straight(text.slice(to, to + 2)));
  return around && straight(text.slice(from, to)).split('"').length % 2 === 1;
}
