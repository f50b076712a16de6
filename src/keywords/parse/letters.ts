import { reportAlike } from '../diagnostics/source-rules.ts';
import { saysWhatEntriesSay } from './entry-like.ts';
import { fewestAlike } from './lines.ts';
import type { Cause } from './reading.ts';

/**
 * What has a capital where anybody writes one: the X of a template, and the letter with which a line or a text begins.
 */
const begins = /\bx\b|(?<=^|: )\p{Ll}/gu;

/**
 * Says that a program put a whole document into small letters: where its names, its X and its texts begin with capitals
 * on trial, less is wrong. One in capitals alone is read as it stands.
 */
export const reportSmallLetters: Cause = ({ file, lines, content, reading, read }) => {
  const texts = content.filter(({ text }) => saysWhatEntriesSay(text));
  const isSmall = texts.every(({ text }) => !/\p{Lu}/u.test(text));
  if (texts.length < fewestAlike || !isSmall) return null;
  const written = lines.map((line) => line.replace(begins, (letter) => letter.toUpperCase()));
  if (read(written).errors >= reading.errors) return null;
  reportAlike(file, 'text-small', texts);
  return { entries: [], messages: [] };
};
