import { foundIn } from '../text/stretches.ts';
import { type Replaced, withSign } from './replaced.ts';

/** An arrow and a bar as LaTeX writes them. */
const arrow = /\$\\(?:[Ll]ong)?(?:[Rr]ightarrow|to)\$|\\textrightarrow\b(?:\{\})?/g;
const bar = /\$(?:\||\\mid)\$|\\textbar\b(?:\{\})?/g;

/** What begins and ends a list or a stretch of a text. */
const environment = /\\(?:begin|end)\{[^{}\n]{0,40}\}(?:\[[^[\]\n]{0,80}\])?/g;

/** The commands that set words off, also as a heading, with the words. */
const setOff =
  /\\(?:emph|text(?:bf|it|rm|sc|sf|sl|tt|up)|underline|(?:sub){0,2}(?:section|paragraph)\*?)\{([^{}\n]{0,300})\}/g;

/** The marks around a quotation. */
const quotation = /``([^`\n]{1,300}?)''/g;

/** A sign that a backslash keeps from being a command. */
const escaped = /\\(?=[&%#$_])/g;

/** Finds what a typeset text writes in commands, each with the sign that it shows. */
export function findTypeset(text: string): Replaced[] {
  if (!/[\\`]/.test(text)) return [];
  const around = (pattern: RegExp, closing: number, sign: string) =>
    foundIn(text, pattern).flatMap(({ found, captured, start, end }) => [
      { start, end: start + found.length - captured.length - closing, sign },
      { start: end - closing, end, sign },
    ]);
  return [
    ...withSign(text, arrow, '→'),
    ...withSign(text, bar, '|'),
    ...withSign(text, environment, ''),
    ...around(setOff, 1, ''),
    ...around(quotation, 2, '"'),
    ...withSign(text, escaped, ''),
  ];
}
