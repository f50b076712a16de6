import { slugify } from '../../keywords/text/slug.ts';
import { straight } from '../../keywords/text/typography.ts';
import { changes, isFiller, type Rules, saying } from './beside.ts';
import type { Place } from './places.ts';
import { phraseOf, type Word, wordsOf } from './words.ts';

/** A sentence of fewer words than these is met by chance within another. */
const leastWords = 4;

/**
 * Prepares the cutting of texts in which somebody joined sentences that stand apart, so that each can be answered by itself.
 * @returns a function of a text, which gives it back in pieces; one piece where no whole sentence of a wording stands in it, or where
 * what stands beside one goes on with it
 */
export function createSplitter(places: readonly Place[]): (text: string) => string[] {
  const slugs = new Set(places.map(({ slug }) => slug));
  const sources = [...new Set(places.flatMap((place) => place.sources))];
  const ofRules = new Set(places.flatMap(({ phrase }) => phrase.split(' ')));
  const rules: Rules = {
    isHeading: (name, sentence) => {
      const slug = slugify(name);
      const isName = slugs.has(slug) || sources.some((source) => slug.endsWith(source));
      return isName && /^\p{Lu}/u.test(sentence);
    },
    have: (word) => ofRules.has(word),
    say: (words) =>
      words.length >= leastWords && places.some(({ phrase }) => phrase.includes(phraseOf(words))),
  };
  const byStart = new Map<string, string[][]>();
  for (const { statements } of places)
    for (const { phrase } of statements) {
      const words = phrase.trim().split(' ');
      if (words.length < leastWords) continue;
      const start = words.slice(0, 3).map(asX).join(' ');
      const list = byStart.get(start) ?? [];
      byStart.set(start, list);
      list.push(words);
    }

  /** How many words from here on are a whole sentence that somebody wrote; 0 where none is. */
  const lengthAt = (words: readonly Word[], at: number): number => {
    const start = words
      .slice(at, at + 3)
      .map(({ word }) => asX(word))
      .join(' ');
    const lengths = (byStart.get(start) ?? [])
      .filter((statement) => statement.every((word, index) => fits(words[at + index]?.word, word)))
      .map(({ length }) => length);
    return lengths.reduce((longest, length) => Math.max(longest, length), 0);
  };

  return (text) => {
    const words = wordsOf(text);
    const spans: [from: number, to: number][] = [];
    let loose = 0;
    let isApart = false;
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words, at);
      if (length === 0) {
        at++;
        continue;
      }
      isApart = isQuoted(text, words.slice(at, at + length));
      if (at > loose) {
        if (changes(text, words, loose, at, rules, isApart)) return [text];
        spans.push([loose, at]);
      }
      spans.push([at, at + length]);
      at += length;
      loose = at;
    }
    if (spans.length === 0) return [text];
    if (changes(text, words, loose, words.length, rules, isApart)) return [text];
    if (loose < words.length) spans.push([loose, words.length]);
    if (spans.length === 1) return [text];
    return spans.flatMap(([from, to]) => {
      const piece = words.slice(from, to);
      const said = text.slice(piece[0]?.start, piece.at(-1)?.end).replace(/^[-–—]+\s+/, '');
      // A word that says nothing claims nothing, nor does a name above a text; who says it stays.
      const isNothing = saying(piece).length < 2 && (isFiller(piece) || slugs.has(slugify(said)));
      return isNothing ? [] : said;
    });
  };
}

/** Whether words stand in quotation marks of their own, and not only begin or end with some that are within. */
function isQuoted(text: string, words: readonly Word[]): boolean {
  const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const within = straight(text.slice(from, to)).split('"').length - 1;
  const opens = from > 0 && straight(text.slice(from - 1, from)) === '"';
  return opens && within % 2 === 0 && /^[.,!?]?"/.test(straight(text.slice(to, to + 2)));
}

/** Whether a word stands for one of the rules, as a number does for X. */
function fits(said: string | undefined, word: string): boolean {
  return said === word || (/^[+-]?x$/.test(word) && said !== undefined && asX(said) === word);
}

function asX(word: string): string {
  return word.replace(/\d+/, 'x');
}
