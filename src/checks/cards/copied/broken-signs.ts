import { misreadAs } from '../../../general/misread.ts';
import { wholeCost } from '../text/clause.ts';
import { type Found, foundIn } from '../text/stretches.ts';
import { type Replaced, withSign } from './replaced.ts';

/** A sign that a program put in place of one that it did not know. */
export interface BrokenSign extends Replaced {
  found: string;
}

/**
 * A broken sign at both ends of some words, as quotation marks are: `&Leap 2&`, `?It can?t rest.?`. What begins as
 * `&quot;` is an escaped sign instead.
 */
const quoted =
  /(?<![\p{L}\p{N}&?\uFFFD])([&?\uFFFD])(?=[\p{L}\p{N}[+])(?!\w+;)(?:[^&?\uFFFD|\n]|(?<=\p{L})[&?\uFFFD](?=\p{L})){1,200}(?<=[\p{L}\p{N}.\])])\1(?![\p{L}\p{N}#])/gu;

/** A sign within a word, where only an apostrophe can stand: `can?t`. */
const inWord = /(?<=\p{L})[?\uFFFD](?=(?:d|ll|m|re|s|t|ve)(?!\p{L}))/gu;

/** UTF-8 that may have been read as Windows-1252, `canâ€™t`, `Pay 1 â†’ turn`, or as Macs of old have it: `can‚Äôt`. */
const mayBeMisread = /[ÂÃ][^\0-\x7f]|â[^\0-\x7f]{2}|‚[^\0-\x7f]{2}/g;

/**
 * A number or a colon as programs that write Chinese and Japanese have it, after words of other letters, `Leap ２`, or
 * a number with the dash that word processors put: `Leap —1`.
 */
const otherNumber =
  /(?<=[A-Za-z][^\S\n]?[+\u2010-\u2012-]?)(?:[＋－]?(?:[０-９]+|Ｘ(?![\p{L}-]))|[＋－](?=\d))|(?<=[A-Za-z\d])：|(?<=\p{Lu}\p{L}{1,20} )—(?=\d)/gu;

/** The picture of an arrow as a page calls it, and a browser copies it: `Pay 1 Force Arrow Leap 2`. */
const picture = new RegExp(String.raw`(?<=${wholeCost}[^\S\n]{1,3})Arrow(?=[^\S\n]+["“[\p{Lu}])`, 'gu');

const encodings = ['windows-1252', 'macintosh'].map(misreadAs);

/** What misread signs say when their bytes are read as UTF-8; nothing where that is no sign. */
function readAgain({ found: signs }: Found): string {
  const read = encodings.map((readAs) => readAs(signs));
  return read.find((sign) => sign.length === 1 && sign !== '\ufffd') ?? '';
}

/** Finds signs that stand for quotation marks, then for apostrophes, misread signs, and the digits of other scripts. */
export function findBrokenSigns(text: string): BrokenSign[] {
  const marks = foundIn(text, quoted).flatMap(({ captured: found, start, end }) => [
    { found, sign: '"', start, end: start + found.length },
    { found, sign: '"', start: end - found.length, end },
  ]);
  const apostrophes = withSign(text, inWord, "'");
  const misread = withSign(text, mayBeMisread, readAgain).filter(({ sign }) => sign !== '');
  const numbers = withSign(text, otherNumber, ({ found }) => (found === '—' ? '-' : found.normalize('NFKC')));
  const pictures = withSign(text, picture, '->');
  return [...marks, ...apostrophes, ...misread, ...numbers, ...pictures];
}
