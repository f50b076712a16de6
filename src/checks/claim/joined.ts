import { addTo } from '../../keywords/lists.ts';
import type { Find } from '../../keywords/name-finder.ts';
import { slugify } from '../../keywords/text/slug.ts';
import { straight } from '../../keywords/text/typography.ts';
import { changes, isOpening, isReply, isTag, type Rules } from './beside.ts';
import { namesBeside, placeAlone, type SlugOf } from './names-beside.ts';
import type { Place } from './places.ts';
import { citesSources, remarkIn } from './remarks.ts';
import {
  isConditional,
  isFiller,
  isGoingOn,
  isOfThePast,
  isSaying,
  saying,
  saysWhere,
  told,
  withoutPast,
} from './talk.ts';
import { phraseOf, type Word, wordsOf } from './words.ts';

/** Words of a text, from the first up to the one behind the last. */
type Span = [from: number, to: number];

/** A piece of a text that can be answered by itself. */
export interface Piece {
  text: string;
  /** The keyword whose name stands in front of it, as above a text, or is cited behind it; null where none does. */
  slug: string | null;
  /** Whether it only opens what stands behind it, or speaks of what is claimed beside it, and claims nothing. */
  isAside: boolean;
  /** Whether it says of what stands beside it that it held once: `Old text`, `Old Armor`, `This was removed`. */
  isPast: boolean;
}

/** How somebody asks whether it is so, who holds that it is: `Doesn't it say that …?`. */
const deniedQuestion = /^(?:.{1,60}\bbut )?(?:are|did|do|does|has|have|is|was|were)n['’]?t\s.*\?["”’')]*$/is;

/** A sentence of fewer words than these is met by chance within another. */
const leastWords = 4;

/**
 * Prepares the cutting of texts in which somebody joined sentences that stand apart, so that each can be answered by
 * itself.
 * @returns a function of a text, which gives it back in pieces; one piece where no whole sentence of a wording stands
 * in it, or where what stands beside one goes on with it
 */
export function createSplitter(
  places: readonly Place[],
  slugOf: SlugOf,
  find: Find,
): (text: string) => Piece[] {
  const sources = [...new Set(places.flatMap((place) => place.sources))];
  const ofRules = new Set(places.flatMap(({ phrase }) => phrase.split(' ')));
  const { keywordIn, sayerIn, onlyIn } = namesBeside(slugOf, find);
  const rules: Rules = {
    isHeading: (called, sentence) => {
      const name = withoutPast(called);
      const [first] = wordsOf(name);
      const isSource =
        !isGoingOn(first?.word ?? '') && sources.some((source) => `-${slugify(name)}`.endsWith(`-${source}`));
      return (isSource || keywordIn(name) !== null) && /^\p{Lu}/u.test(sentence);
    },
    isCited: (name) => keywordIn(name) !== null,
    isSource: (name) => citesSources(name, sources),
    isSayer: (called) => sayerIn(called) !== null,
    have: (word) => ofRules.has(word),
    say: (words) =>
      words.length >= leastWords && places.some(({ phrase }) => phrase.includes(phraseOf(words))),
  };
  const byStart = new Map<string, string[][]>();
  for (const { statements } of places)
    for (const { phrase } of statements) {
      const words = phrase.trim().split(' ');
      if (words.length < leastWords) continue;
      addTo(byStart, words.slice(0, 3).map(asX).join(' '), words);
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

  const sentencesIn = (words: readonly Word[]): Span[] => {
    const spans: Span[] = [];
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words, at);
      if (length > 0) spans.push([at, at + length]);
      at += length || 1;
    }
    return spans;
  };

  return (text) => {
    const words = wordsOf(text);
    const sentences = sentencesIn(words);
    const all: Span[] = [];
    let loose = 0;
    for (const [index, [from, to]] of sentences.entries()) {
      const isApart = isQuoted(text, words.slice(from, to));
      // What stands behind a sentence stands in front of the next, if there is one.
      const end = index === sentences.length - 1 ? words.length : to;
      const isChanged = ([start, stop]: Span) => changes(text, words, start, stop, rules, isApart);
      const beside: [Span, Span] = [
        [loose, from],
        [to, end],
      ];
      if (beside.some(isChanged)) return [whole(text)];
      all.push(beside[0], [from, to], beside[1]);
      loose = to;
    }
    const spans = all.filter(([from, to]) => from < to);
    if (spans.length < 2) return [whole(text)];
    const pieces = spans.map(([from, to]) => words.slice(from, to));
    const starts = new Set(sentences.map(([from]) => from));
    const written = (index: number) => {
      const piece = pieces[index] ?? [];
      return text.slice(piece[0]?.start, piece.at(-1)?.end);
    };
    const beside = spans.map(([from], index) => (starts.has(from) ? null : told(text, pieces[index] ?? [])));
    const named = beside.map((called) => (called ? keywordIn(withoutPast(called)) : null));
    const sayers = beside.map((called) => (called === null ? null : sayerIn(called)));
    const saysWhat = beside.map((called, index) =>
      called === null ? null : (sayers[index]?.slug ?? onlyIn(written(index))),
    );
    // A name behind the last sentence says of what they all are.
    let slug = named.at(-1) ?? saysWhat.at(-1) ?? null;
    return pieces.flatMap((piece, index): Piece[] => {
      const said = written(index).replace(/^[-–—]+\s+/, '');
      const name = named[index] ?? null;
      const called = beside[index] ?? null;
      const saysSo = saysWhat[index] ?? null;
      slug = name ?? saysSo ?? slug;
      if (called === null) return [{ text: said, slug, isPast: false, isAside: false }];
      const isOld = name !== null && withoutPast(called) !== called;
      // A word that says nothing claims nothing, nor does a name above a text; who says it may take it back.
      const phrase = phraseOf(piece);
      const isName = name !== null && !isOld && !isConditional(phrase);
      const isNothing = isName || (saying(piece).length < 2 && isFiller(piece));
      const before = pieces[index - 1]?.at(-1);
      if (isNothing || (before ? isTag(text, before) : isReply(text, piece))) return [];
      if (!before && deniedQuestion.test(text)) return [];
      // Behind the last sentence the mark of a question counts.
      const remark = remarkIn(index < pieces.length - 1 ? said : text.slice(piece[0]?.start), sources);
      const isTakenBack = remark === 'takes back' && !isConditional(phrase);
      const sayer = sayers[index];
      const isPast = isOld || sayer?.isOld === true || isOfThePast(said) || isTakenBack;
      const next = pieces[index + 1]?.[0];
      const says = next
        ? isOpening(text, piece, next, rules)
        : [isSaying, saysWhere].some((is) => is(phraseOf(saying(piece))));
      const isSetOff = text.slice(piece.at(-1)?.end, next?.start).includes(':');
      const isStranger = isSetOff && placeAlone.test(said);
      const isAside = isPast || sayer != null || (says && !isStranger) || remark !== null;
      return [{ text: said, slug, isPast, isAside }];
    });
  };
}

/** A text that is not cut. */
function whole(text: string): Piece {
  return { text, slug: null, isAside: false, isPast: false };
}

/** Whether words stand in quotation marks of their own, and not only begin or end with some that are within. */
function isQuoted(text: string, words: readonly Word[]): boolean {
  const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const around =
    straight(text.slice(from - 1, from)) === '"' && /^[.,!?]?"/.test(straight(text.slice(to, to + 2)));
  return around && straight(text.slice(from, to)).split('"').length % 2 === 1;
}

/** Whether a word stands for one of the rules, as a number does for X. */
function fits(said: string | undefined, word: string): boolean {
  return said === word || (/^[+-]?x$/.test(word) && said !== undefined && asX(said) === word);
}

function asX(text: string): string {
  return text.replace(/\d+/g, 'x');
}
