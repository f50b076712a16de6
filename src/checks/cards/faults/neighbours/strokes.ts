import { findNotes } from '../../text/brackets.ts';
import { clauseOf, longestCost, wholeCost } from '../../text/clause.ts';
import { foundIn, type Quoted, textBefore } from '../../text/stretches.ts';
import type { NeighbourFault } from './neighbour-fault.ts';

/** A word in small letters, which only a sentence has. */
const inSentence = /(?<!\p{L})\p{Ll}/u;

/** Finds strokes within notes in brackets, as within a reminder, which belong to one ability; a list may have them. */
export function findStrokesInNotes(text: string): Quoted[] {
  return findNotes(text).flatMap(({ start: begin, end: last }) => {
    const note = text.slice(begin, last);
    if (!inSentence.test(note)) return [];
    return foundIn(note, /\|/g).map(({ found, start, end }) => ({
      found,
      start: begin + start,
      end: begin + end,
    }));
  });
}

/**
 * A stroke after a word with which no sentence ends, `Force, where | X is its power`, and with small letters after it. A
 * joining word may stand before one that is spoken of, or ends a cell: `asked for | often`.
 */
const withinSentence =
  /(?<=[\p{L}\p{N},][^\S\n](?:an?|from|gets?|its|of|than|the|their|to|where|your)[^\S\n]?)\|(?=[^\S\n]?(?:\p{Ll}|X(?![\p{L}\p{N}])))/gu;

/** Finds strokes within sentences. */
export function findStrokesInSentences(text: string): Quoted[] {
  return foundIn(text, withinSentence);
}

/**
 * A sign that looks like the stroke, or of a key beside it, alone or right after a number or a word before a capital
 * letter. What ends a sentence or closes a bracket stands alone where it is meant as a stroke.
 */
const alike = /(?<=[\p{L}\p{N}.)\]"”])(?:[^\S\n]+[\\}¦!\]]|[\\}¦])[^\S\n]+(?=["“]?\p{Lu}|\[\p{L})/gu;

/** A bracket that is open at the end of a text. */
const openBracket = /[[{][^[\]{}|•\n]*$/;

/** A text that is a whole cost, after which an arrow is missing. */
const paid = new RegExp(`^\\s*${wholeCost}$`, 'u');

/** The word at the end of a text, with a number after it. */
const lastWord = /(?<![\p{L}'’-])\p{L}[\p{L}'’-]{0,40}(?:\s[+-]?\d{1,3})?(?=[^\p{L}\p{N}]*$)/u;

/** Finds other signs between two abilities where a stroke was meant: `Leap 2 \ Quokka`, `Leap 2 ] Quokka`. */
export function findAlikeStrokes(text: string): NeighbourFault[] {
  return foundIn(text, alike).flatMap(({ found, start }): NeighbourFault[] => {
    const before = textBefore(text, start, longestCost);
    const sign = found.trim();
    // Some put a blank before the mark that ends a sentence.
    const endsSentence = sign === '!' && inSentence.test(clauseOf(`${before} `));
    if (endsSentence || openBracket.test(before) || paid.test(clauseOf(before))) return [];
    const at = text.indexOf(sign, start);
    const name = lastWord.exec(before)?.[0] ?? '';
    return [{ rule: 'separator-missing', name, found: sign, start: at, end: at + sign.length }];
  });
}
