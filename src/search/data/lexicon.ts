import { countEach } from '../../general/lists.ts';
import { onceEach } from '../../general/once.ts';
import type { Words } from '../base/words.ts';

/** What texts are made of, ready to read those that are written in it. */
export interface Lexicon {
  readonly entries: readonly string[];
  /** Hands over what a text is made of, each as its place among the entries. */
  read(written: string, take: (place: number) => void): void;
  /** The text itself. It is made once: the same ones are shown with every key. */
  textOf(written: string): string;
}

/** Stands for the first entry: from here on JSON writes each character as it is, and these as one byte. */
const firstCode = 0x5d;
const shortCodes = 0x7f - firstCode;

/** From where on, and how many, characters are halves of others. */
const [firstHalf, halves] = [0xd800, 0x800];

/**
 * Writes texts with one character for each word of them, and for what stands between two words where that is more than
 * a blank. So a thousand keywords are an eighth shorter on the way, and read on a phone in half the time, since what a
 * word tells is found out once. A phrase that is read as other words is one entry.
 * @returns the entries, and how a text is written
 */
export function writeLexicon(
  texts: readonly string[],
  { split }: Pick<Words, 'split'>,
): { entries: string[]; write(text: string): string } {
  const entriesIn = (text: string) => {
    const found: string[] = [];
    let end = 0;
    for (const word of split(text)) {
      // A phrase may be read as several words.
      if (word.end === end) continue;
      const between = text.slice(end, word.start);
      if (between !== (end > 0 ? ' ' : '')) found.push(between);
      found.push(text.slice(word.start, word.end));
      end = word.end;
    }
    return end < text.length ? [...found, text.slice(end)] : found;
  };
  const counts = countEach(texts.flatMap(entriesIn));
  const often = [...counts].sort(([, a], [, b]) => b - a).map(([entry]) => entry);
  // The others by their letters: so they have most in common with what stands beside them, and are sent shorter.
  const entries = [...often.slice(0, shortCodes), ...often.slice(shortCodes).sort()];
  const characters = new Map(entries.map((entry, place) => [entry, toCharacter(place)]));
  return {
    entries,
    write: (text) =>
      entriesIn(text)
        .map((entry) => characters.get(entry))
        .join(''),
  };
}

/** Prepares the reading of texts that are written in a lexicon. */
export function createLexicon(entries: readonly string[], { split }: Pick<Words, 'split'>): Lexicon {
  const read: Lexicon['read'] = (written, take) => {
    for (let at = 0; at < written.length; at++) {
      const code = written.codePointAt(at) as number;
      // It has two halves.
      if (code > 0xffff) at++;
      take(code - firstCode - (code < firstHalf ? 0 : halves));
    }
  };
  const textOf = onceEach((written: string) => {
    let text = '';
    let isBehindWord = false;
    read(written, (place) => {
      const entry = entries[place] as string;
      const isWord = split(entry).length > 0;
      text += isBehindWord && isWord ? ` ${entry}` : entry;
      isBehindWord = isWord;
    });
    return text;
  });
  return { entries, read, textOf };
}

function toCharacter(place: number): string {
  const code = firstCode + place;
  return String.fromCodePoint(code < firstHalf ? code : code + halves);
}
