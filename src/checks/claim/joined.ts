import { slugify } from '../../keywords/text/slug.ts';
import { straight } from '../../keywords/text/typography.ts';
import type { Place } from './places.ts';
import { phraseOf, type Word, wordsOf } from './words.ts';

/** A sentence of fewer words than these is met by chance within another. */
const leastWords = 4;

/** Words that join two sentences and say nothing. */
const joints = new Set(['and', 'but', 'or', 'also', 'then', 'so']);

/** With these words a sentence goes on to say of what, when or how often it holds, or of what else. */
const goOn = new Set(
  (
    'about across after against among as at because before behind beside between by during each equal even every except for ' +
    'from greater if in including instead into less like next nor of off on once onto or over per plus provided rather ' +
    'regardless than that though through till to toward twice under unless until upon when whenever where wherever which ' +
    'while who whose with within without'
  ).split(' '),
);

/** Words that narrow a sentence wherever they stand. */
const narrowing = new Set(
  'always hardly just maybe mostly never not often only perhaps possibly rarely seldom sometimes usually'.split(
    ' ',
  ),
);

/** Words beside a sentence that change nothing of it. */
const fillers = new Set(
  (
    'a actually again ah answer anyway apparently basically btw correct current currently does example faq fyi guys hello hey hi hm hmm huh imo indeed ' +
    'is isnt it lol meaning new note now oh ok okay please q really reminder respectively right rule ruling so still sure thanks that this tip today too ' +
    'true uh um wait well which yeah yep yes'
  ).split(' '),
);

/** Words with which somebody leads to what is said, or says afterwards who said it: `a judge told me that`, `as far as I know`. */
const saysThat =
  / (?:according to|agree(?:s|d)?|as far as|ask(?:ed|s)?|believes?|claim(?:ed|s)?|confirm(?:ed|s)?|guess|heard|hear|hold|insist(?:ed|s)?|know|mean(?:s|t)?|reads?|recall|remember|sa(?:id|y|ys)|state(?:s|d)?|sure|tell(?:s)?|think(?:s)?|thought|told|understand|wonder(?:ed|ing)?|writes?|wrote) (?:\S+ )?(?:(?:if|that|whether) )?$/;

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
    speakOf: (word) => ofRules.has(word) || goOn.has(word) || /^\P{L}?\d{1,2}$/u.test(word),
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

/** The words that say something. */
function saying(words: readonly Word[]): Word[] {
  return words.filter(({ word }) => /[\p{L}\p{N}]/u.test(word) && !joints.has(word));
}

/** Whether words say nothing beside a sentence: "Q", "and", "respectively". */
function isFiller(words: readonly Word[]): boolean {
  return saying(words).every(({ word }) => fillers.has(word));
}

/** Words that each take back by themselves what a mark sets them apart from: `False: …`; any other is who says it: `Bob: …`. */
const denying = new Set(
  'fake false if incorrect invalid lie lies myth never no nobody none nope not rumor rumour unless untrue wrong'.split(
    ' ',
  ),
);

/** The same of what holds, but not of what once did: `Previously: …`. */
const past = new Set(
  'former formerly gone obsolete old outdated previously removed repealed superseded was'.split(' '),
);

/** Whether words beside a sentence are one that says that it held once. */
export function isOfThePast(text: string): boolean {
  const [first, ...more] = saying(wordsOf(text));
  return first !== undefined && more.length === 0 && past.has(first.word);
}

/** What ends a sentence, and what only sets apart what stands before or behind one. */
const end = /[.;!?]/;
const [markBehindLead, markBeforeRest] = [/[:>)\]\u2013\u2014]| --? /, /[:([\u2013\u2014]| --? /];

/** A comma behind what somebody says first; with a joint behind it he says two things. */
const aside = /,(?!.*\b(?:and|but|or)\b)/s;

/** What stands before an effect in the rules themselves: another one makes another keyword of it. */
const typeLine = / that means $/;

/** What is known of the rules. */
interface Rules {
  /** Whether the name of a keyword, or of a source (`As of the Keyword list:`), stands in front of a sentence as above a text. */
  isHeading(name: string, sentence: string): boolean;
  /** Whether they have a word, which who only says something does not need. */
  speakOf(word: string): boolean;
}

/**
 * Whether words beside a sentence make another of it: `No` in front, `only`, `or dice`, `and it must be tapped`, `(if tapped)`.
 * They do not where they are a sentence of their own, where somebody only says that it is so, or where a mark sets apart what is
 * not in words of the rules.
 * @param isApart whether the sentence stands in quotation marks
 */
function changes(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  rules: Rules,
  isApart: boolean,
): boolean {
  const beside = words.slice(from, to);
  const said = saying(beside);
  const [first] = said;
  if (!first || isFiller(beside)) return false;
  const [before, after] = [words[from - 1], words[to]];
  const telling = said.filter(({ word }) => !fillers.has(word));
  const between = before
    ? text.slice(before.end, telling[0]?.start)
    : text.slice(telling.at(-1)?.end, after?.start);
  if (typeLine.test(phraseOf(beside)) || (said.length === 1 && denying.has(first.word))) return true;
  if (end.test(between) || saysThat.test(phraseOf(beside))) return false;
  if (!before && rules.isHeading(text.slice(0, after?.start), text.slice(after?.start))) return false;
  const isMarked = isApart || (before ? markBeforeRest : markBehindLead).test(between);
  const isSaid = said.length > 1 && !before && aside.test(between) && !goOn.has(first.word);
  if (!isMarked && !isSaid) return true;
  if (telling.some(({ word }) => narrowing.has(word))) return true;
  return telling.some(({ word }) => /\p{L}/u.test(word)) && telling.every(({ word }) => rules.speakOf(word));
}
