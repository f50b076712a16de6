import { reportAlike } from '../diagnostics/source-rules.ts';
import { splitLines } from '../text/lines.ts';
import { saysWhatEntriesSay } from './entry-like.ts';
import { contentLines, fewestAlike } from './lines.ts';
import { type Cause, readOnTrial } from './reading.ts';

/**
 * What has a capital where anybody writes one: the X of a template, and the letter with which a line or a text begins.
 */
const begins = /\bx\b|(?<=^|: )\p{Ll}/gmu;

/**
 * Says that a program put a whole document into small letters: where its names, its X and its texts begin with capitals
 * on trial, less is wrong. One in capitals alone is read as it stands.
 */
export const reportSmallLetters: Cause = (file, kind, context, { errors }) => {
  const texts = contentLines(String(file)).filter(({ text }) => saysWhatEntriesSay(text));
  const isSmall = texts.every(({ text }) => !/\p{Lu}/u.test(text));
  if (texts.length < fewestAlike || !isSmall) return null;
  const text = splitLines(String(file)).join('\n');
  const written = text.replace(begins, (letter) => letter.toUpperCase());
  if (readOnTrial(written, kind, context).errors >= errors) return null;
  reportAlike(file, 'text-small', texts);
  return { entries: [], messages: [] };
};
