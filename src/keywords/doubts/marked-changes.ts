import { reportAlike } from '../diagnostics/report.ts';
import { placeInText } from '../parse/lines/place-in-text.ts';
import { anyOf } from '../text/pattern.ts';
import { straight } from '../text/typography.ts';
import type { DoubtContext } from './context.ts';
import { hasOddSigns, soundEntries } from './faulty.ts';
import { type SpelledWord, spelledWordsOf, wordOrNumber } from './slips/vocabulary.ts';

/**
 * Reports words that a text marks as changed, or has beside what they replace: `6 (was 5)`, `5 → 6`, `{6}`. An older
 * source has one word there, between the same two, and nothing around it.
 */
export function reportMarkedChanges({ sources }: DoubtContext): void {
  for (const source of sources.filter((each) => !hasOddSigns(each))) {
    const marked = soundEntries(source).flatMap((entry) =>
      markedChanges(entry.text, entry.older?.text ?? '').map((found) => ({
        ...found,
        ...placeInText(entry, found.text, found.index, source.lines),
      })),
    );
    reportAlike(source.file, 'change-marked', marked);
  }
}

/** The words and numbers of a text, with an empty one at either end and between two sentences. */
function tokensOf(text: string): SpelledWord[] {
  const tokens = spelledWordsOf(text, wordOrNumber).flatMap((token) => {
    const [end = ''] = sentenceEnd.exec(token.before) ?? [];
    const rest = token.before.slice(end.length);
    if (end === '' || !/^[^\p{L}\p{N}]*[\p{Lu}([{]/u.test(rest + token.text)) return token;
    return [
      { text: '', key: '', index: token.index - rest.length, before: end },
      { ...token, before: rest },
    ];
  });
  const last = tokens.at(-1);
  const end = last ? last.index + last.text.length : 0;
  return [
    { text: '', key: '', index: 0, before: '' },
    ...tokens,
    { text: '', key: '', index: text.length, before: text.slice(end) },
  ];
}

/** What stands between two sentences, up to the space. */
const sentenceEnd = /^\S*[.!?]["”’)\]]*\s/;

function keyOf(...tokens: readonly SpelledWord[]): string {
  return tokens.map(({ key }) => key).join(' ');
}

/** What an older text has. */
interface Older {
  /** The one word between two others, as written, by the two. */
  between: ReadonlyMap<string, string>;
  /** Three words in a row. */
  rows: ReadonlySet<string>;
  /** Two words, and what stands between them. */
  gaps: ReadonlySet<string>;
}

function olderOf(text: string): Older {
  const between = new Map<string, string>();
  const [rows, gaps] = [new Set<string>(), new Set<string>()];
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    const [last, next] = [tokens[at - 1], tokens[at + 1]];
    if (last) gaps.add(gapOf(last, token));
    if (!last || !next) continue;
    between.set(keyOf(last, next), token.text);
    rows.add(keyOf(last, token, next));
  }
  return { between, rows, gaps };
}

function gapOf(last: SpelledWord, next: SpelledWord): string {
  return last.key + straight(next.before) + next.key;
}

/** Most words that stand where there was one: `6 (instead of 5)`. */
const mostWords = 4;

/** How many signs before a word are quoted with it. */
const mostSigns = 10;

function markedChanges(text: string, before: string): { text: string; index: number; instead: string }[] {
  if (before === '' || text === before) return [];
  const [tokens, older] = [tokensOf(text), olderOf(before)];
  const found: { text: string; index: number; instead: string }[] = [];
  for (let at = 1; at < tokens.length - 1; at++)
    for (let count = 1; count <= mostWords; count++) {
      const [last, next] = [tokens[at - 1], tokens[at + count]];
      if (!last || !next) break;
      const instead = older.between.get(keyOf(last, next));
      const words = tokens.slice(at, at + count);
      if (instead === undefined || !isMarked(last, words, next, older)) continue;
      const [first] = words;
      const glued = /\S*$/.exec(first?.before.slice(-mostSigns) ?? '')?.[0].length ?? 0;
      const start = (first?.index ?? 0) - glued;
      const end = next.index - next.before.length;
      const rest = /^\S*/.exec(next.before.slice(0, mostSigns))?.[0].length ?? 0;
      found.push({ text: text.slice(start, end + rest), index: start, instead });
      at += count - 1;
      break;
    }
  return found;
}

/** What people write before a word that has changed, beside the new one, and before the new one. */
const changed = new Set(['changed', 'edited', 'errata', 'erratum', 'new', 'sic', 'updated']);
const now = new Set(['now', 'new']);

/**
 * Marks around words, of which `o` is the older one, `n` another, `c` says that there is a change, and `w` begins what
 * is now; numbers are capitals.
 */
const marks = anyOf('u', [
  // The older word in brackets, alone or after others: `n (instead of o)`, `[o] n`.
  /[nN] ?[([](?:\w:? ){0,2}[oO][)\]]|[([](?:\w:? ){0,2}[oO][)\]] ?[nN]/,
  // The new one: `o (now n)`, `O [N]`, `O, now N,`; and a word in brackets for it, `n (new)`.
  /[oO] ?(?:[([][wc] [nN][)\]]|\[[nN]\])|O ?\(N\)|O, w N,/,
  /[noNO] ?[([][cw?][)\]]/,
  // Both, with an arrow, a stroke or, of numbers, a space between.
  /[oO] ?(?:[-=]{0,2}>|[→⇒/|]) ?[nN]|[nN] ?[/|] ?[oO]|O N/,
  // A sign on either side of a word, or one glued to it.
  /(?:^|[\s"(][-+]?)(?:\{\w\}|<\w>|>\w<|\^\w\^|=\w=|\*{1,2}\w\*{1,2}|~\w~|__\w__|\+\w\+|-{1,2}\w-{1,2})(?!\w)/,
  /(?:^|[\s"(][-+]?)#\w|\w(?:[*†‡!?¹²³]+|\[[NO]\])(?!\w)/,
]);

/** Two words with a stroke between that are as good as one. */
const paired = /^(?:and or|he she|him her|his her)$/;

/**
 * Whether words of a sentence, in place of one, are marked: with the one of before beside another, or with signs. What
 * an older text has between the same two words is no mark.
 */
function isMarked(
  last: SpelledWord,
  words: readonly SpelledWord[],
  next: SpelledWord,
  older: Older,
): boolean {
  const [first] = words;
  if (paired.test(keyOf(...words)) || words.some(({ text }) => text === '')) return false;
  const letterOf = (word: SpelledWord) => {
    const isKept = older.rows.has(keyOf(last, word, next));
    const letter = isKept ? 'o' : changed.has(word.key) ? 'c' : now.has(word.key) ? 'w' : 'n';
    return /^\d/.test(word.key) ? letter.toUpperCase() : letter;
  };
  const all = [...words, next];
  const gap = (at: number) => {
    const [one = last, other = next] = [all[at - 1], all[at]];
    return older.gaps.has(gapOf(one, other)) ? ' ' : other.before;
  };
  // A sign glued to the word before, as in `play-or-pass`, belongs to both.
  const start = last.key === '' || first?.before.startsWith(' ') ? '' : '.';
  return marks.test(start + words.map((word, at) => gap(at) + letterOf(word)).join('') + gap(words.length));
}
