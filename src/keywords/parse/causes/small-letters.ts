import { reportAlike } from '../../diagnostics/report.ts';
import { fewestAlike } from '../lines/alike.ts';
import { saysWhatEntriesSay } from '../lines/entry-like.ts';
import type { Cause } from './reading.ts';

/** Letters that everybody writes as capitals: the X of a template, and the first letter of a line or a text. */
const begins = /\bx\b|(?<=^|: )\p{Ll}/gu;

/**
 * Reports a document that a program put into lower case: capitals for names, X and the beginnings of texts, on trial,
 * leave less wrong. A document all in capitals is read as it is.
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
