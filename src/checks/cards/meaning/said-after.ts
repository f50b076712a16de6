import { longestLine } from '../../../keywords/text/lines.ts';
import { splitSentences } from '../../../keywords/text/sentences.ts';
import type { KeywordUse } from '../text/keyword-use.ts';

/** A possible reminder after an ability, and how it stands there. */
export interface SaidAfter {
  said: string;
  start: number;
  /**
   * `adjacent`: in brackets right after the ability. `apart`: in a parenthesis after other words, `Upkeep: Pay 1
   * Force. (…)`, or after a colon or a dash. `open`: as sentences without brackets.
   */
  place: 'adjacent' | 'apart' | 'open';
  /** The words between the ability and the parenthesis: `Pay 1 Force`. */
  argument: string;
}

/** In characters: how far after an ability a reminder is looked for. */
export const farthestAfter = 600;

/**
 * Finds a possible reminder after an ability: the first parenthesis, or else the sentences.
 * @param end where it has to begin before
 * @param sentences of how many sentences what it means is
 */
export function saidAfter(text: string, use: KeywordUse, end: number, sentences: number): SaidAfter | null {
  return parenthesisAfter(text, use, end) ?? sentencesAfter(text, use, sentences);
}

function parenthesisAfter(text: string, { argumentEnd, role }: KeywordUse, end: number): SaidAfter | null {
  const between = /^([\s.]*|\s*[|•]\s*|[^()|•\n]*)\(|^[^\S\n]*\[/.exec(text.slice(argumentEnd, end))?.[0];
  if (between === undefined) return null;
  const isApart = /[^\s.([]/.test(between);
  const start = argumentEnd + between.length;
  const inBrackets = between.endsWith('(') ? inParenthesis : inSquare;
  const said = inBrackets.exec(text.slice(start, start + longestLine))?.[1];
  if (said === undefined || (isApart && role === 'mentioned')) return null;
  const argument = between.slice(0, -1).replace(/(?<![.\s])[.\s]+$/, '');
  return { said, start, place: isApart ? 'apart' : 'adjacent', argument: argument.trimStart() };
}

/** The rest of a parenthesis, with those within it. */
const inParenthesis = /^([^()]*(?:\([^()]*\)[^()]*)*)\)/;

/** The rest of square brackets that hold a sentence. */
const inSquare = /^((?=\p{Lu})[^[\]\n]*[.!?])\]/u;

/** A dash that leads to sentences about an ability without a colon. */
const dash = /^[^\S\n]+[-–—][^\S\n]+/;

/** The end of a line, or a full stop, between an ability and sentences. */
const beforeSentence = /^(?:\.?[^\S\n]*\n\s{0,9}|\.[^\S\n]+)/;

/** In words: the shortest sentence that may be a reminder; shorter ones stand after many abilities. */
const leastWordsOfMeaning = 5;

function sentencesAfter(
  text: string,
  { argumentEnd, role, hasColon, shape }: KeywordUse,
  sentences: number,
): SaidAfter | null {
  // After its colon stands the effect of the ability.
  if (role !== 'own' || shape.hasColon) return null;
  const after = text.slice(argumentEnd, argumentEnd + farthestAfter);
  const led = (hasColon ? /^[^\S\n]+/ : dash).exec(after)?.[0];
  const between = led ?? beforeSentence.exec(after)?.[0];
  const line = /^["“]?\p{Lu}[^|•\n(]+/u.exec(after.slice(between?.length))?.[0].trimEnd();
  if (between === undefined || line === undefined) return null;
  if (led === undefined && line.split(' ', leastWordsOfMeaning).length < leastWordsOfMeaning) return null;
  const said = splitSentences(line).slice(0, sentences).join(' ');
  return {
    said,
    start: argumentEnd + between.length,
    place: led === undefined ? 'open' : 'apart',
    argument: '',
  };
}
