import type { Keyword } from '../../../../keywords/model.ts';
import { type CardFinding, finding } from '../../finding.ts';
import { inPlaceOf } from '../../names/miswritten.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';
import { findPlural } from './plural.ts';

/** An article right before a name, which has to agree with its first letter. */
const article = /(?<![\p{L}\p{N}])(an?)\s$/iu;

/** Finds a former name, with the current one. */
export function findRenamed(text: string, use: KeywordUse, now: Keyword): CardFinding[] {
  const { name, start, end } = use;
  if (now.name === name) return [];
  const found = text.slice(start, end);
  // A card that speaks of the name itself keeps it.
  const before = textBefore(text, start, 12);
  const after = text.slice(end, end + 4);
  const isQuoted = /["“]$/.test(before) && /^["”]|^[.,]["”]/.test(after);
  // Two capitalised words are the name of something: `Elude Pursuit`.
  const isTitle = /^ \p{Lu}\p{Ll}/u.test(after);
  const isName =
    isQuoted ||
    isTitle ||
    sentenceAround(text, start).includes(now.name) ||
    /\b(?:formerly|named|called)\s+$/.test(before);
  // The plural of an ability is a slip, and the fix writes none.
  const isPlural = findPlural(text, use).length > 0;
  const meant = isPlural ? now.name : inPlaceOf(found, name, now.name);
  const [written = '', word = ''] = article.exec(before) ?? [];
  const other = `${word.charAt(0)}${/^[aeiou]/i.test(meant) ? 'n' : ''}`;
  if (written === '' || isName || other === word)
    return [finding('keyword-renamed', { found, now: now.name }, start, end, isName ? null : meant)];
  const facts = { found: `${written}${found}`, now: `${other}${written.slice(word.length)}${meant}` };
  return [finding('keyword-renamed', facts, start - written.length, end, facts.now)];
}

/** In characters: the longest sentence about a renamed keyword that is read. */
const longestSentence = 200;

/** The sentence around an offset. */
function sentenceAround(text: string, offset: number): string {
  const before = textBefore(text, offset, longestSentence)
    .split(/[.|•\n]/)
    .at(-1);
  const after = text
    .slice(offset, offset + longestSentence)
    .split(/[.|•\n]/, 1)
    .at(0);
  return `${before}${after}`;
}
