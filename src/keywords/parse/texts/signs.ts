import type { VFile } from 'vfile';
import { linesWith } from '../../diagnostics/diagnostics.ts';
import { reportAlike, ruleOf } from '../../diagnostics/report.ts';
import type { Entry } from '../../model.ts';
import { pairBrackets } from '../../text/brackets.ts';
import { linesWithin, splitLines } from '../../text/lines.ts';
import { type Line, linesFound } from '../lines/lines.ts';
import { placeInText } from '../lines/place-in-text.ts';
import {
  disguised,
  garbled,
  html,
  left,
  ligature,
  noBlank,
  oddBlank,
  ofPage,
  setOff,
} from './sign-patterns.ts';
import { talk, withoutSpeech } from './talk.ts';
import { dropToldEnds } from './told-ends.ts';

/** A square bracket without its partner before the next one. */
const squareAlone = /\[(?![^[\]]*\])|(?<!\[[^[\]]*)\]/g;

/** What precedes the bracket of a list item or an emoticon: three characters are enough to tell. */
const ofListOrFace = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}|[:;]-?)$/u;

/** The round brackets of a line without partners; a closing one may belong to a list, `a)`, or an emoticon, `:)`. */
function roundAlone({ text, ...place }: Line): Line[] {
  return pairBrackets(text, '()')
    .alone.filter(
      ({ sign, index }) => sign === '(' || !ofListOrFace.test(text.slice(Math.max(0, index - 3), index)),
    )
    .map(({ sign, index }) => ({ ...place, text: sign, column: place.column + index }));
}

/**
 * Reports entries in which a program's characters replace those of the text, or one is lost: the first, how many more,
 * and the last. What a page has around its entries may have any.
 */
export function reportSigns(file: VFile, entries: readonly Entry[]): void {
  const lines = splitLines(String(file));
  const linesAt = (numbers: readonly number[]) =>
    [...new Set(numbers)].map((line) => ({ text: lines[line - 1] ?? '', line, column: 1 }));
  const ofEntries = linesAt(entries.flatMap(({ line, textLine }) => linesWithin(line, textLine)));
  const ofTexts = linesAt(entries.map(({ textLine }) => textLine));
  // A text that begins within a template is already reported, with more detail.
  const unclear = linesWith(file, (message) => ruleOf(message) === 'template-unclear');
  // Where an entry ran into a text, the blank before it may be lost too, and its name and colon look like a label.
  const joined = linesWith(file, (message) => ruleOf(message) === 'entries-joined');
  const inEntries = (pattern: RegExp) => ofEntries.flatMap((line) => linesFound(line, pattern));
  const inTexts = (pattern: RegExp) => ofTexts.flatMap((line) => linesFound(line, pattern));
  const alone = [...inEntries(squareAlone), ...ofTexts.flatMap(roundAlone)].filter(
    ({ line }) => !unclear.has(line),
  );
  const ofPrograms = [
    ['html-left', inEntries(html)],
    ['signs-left', inEntries(left)],
    ['text-garbled', inEntries(garbled)],
    ['signs-disguised', inEntries(disguised)],
  ] as const;
  for (const [rule, found] of ofPrograms) reportAlike(file, rule, found);
  reportAlike(file, 'ligature-left', inEntries(ligature));
  reportAlike(file, 'blank-odd', inEntries(oddBlank));
  reportAlike(
    file,
    'blank-missing',
    inTexts(noBlank).filter(({ line }) => !joined.has(line)),
  );
  reportAlike(file, 'bracket-alone', alone);
  // In a glossary, emphasis marks belong to the document; any left in a text do not. A template may look like a label.
  const inWordings = (pattern: RegExp, read = (text: string) => text) =>
    entries.flatMap((entry) =>
      [...read(entry.text).matchAll(pattern)].map(({ 0: found, index }) => ({
        text: found,
        ...placeInText(entry, found, index, lines),
      })),
    );
  const page = inTexts(ofPage);
  const toldLines = new Set([...page.map(({ line }) => line), ...joined]);
  const said = inWordings(talk, withoutSpeech).filter(({ line }) => !toldLines.has(line));
  const marks = inWordings(setOff);
  reportAlike(file, 'page-left', page);
  reportAlike(file, 'page-left', said);
  reportAlike(file, 'signs-disguised', marks);
  dropToldEnds(file, [...ofPrograms.flatMap(([, found]) => found), ...page, ...said, ...marks], lines);
}
