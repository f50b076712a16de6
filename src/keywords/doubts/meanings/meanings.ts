import { linesWith } from '../../diagnostics/diagnostics.ts';
import { reportAlike, ruleOf } from '../../diagnostics/report.ts';
import { placeInText } from '../../parse/lines/place-in-text.ts';
import { dropEnds } from '../../parse/texts/told-ends.ts';
import { readRenameClaims } from '../../renames/rename-claims.ts';
import { findSaying } from '../../text/sentences.ts';
import { quotationMarks, straight } from '../../text/typography.ts';
import { splitParts } from '../../wording/parts.ts';
import { startsWithTypeLine } from '../../wording/template.ts';
import { type MeaningParts, splitMeaning } from '../../wording/type-line.ts';
import type { DoubtContext, DoubtedEntry } from '../context.ts';
import { hasOddSigns } from '../faulty.ts';

/** An entry with its meaning split in three. */
type Meaning = DoubtedEntry & MeaningParts;

/**
 * Reports entries that have something in place of a meaning: a note, an error value of a spreadsheet or a placeholder;
 * that have two meanings; or that do not quote what the keyword means, as others do.
 */
export function reportMeanings({ sources }: DoubtContext): void {
  const meanings = sources.map((source) => ({
    source,
    entries: source.entries.map((entry): Meaning => ({ ...entry, ...splitMeaning(entry.text) })),
  }));
  const typed = meanings.flatMap(({ entries }) => entries).filter(isTyped);
  const areQuoted = typed.some(isQuoted);
  for (const { source, entries } of meanings) {
    const { file, lines } = source;
    const at = (entry: Meaning, text: string) => ({
      ...entry,
      text,
      ...placeInText(entry, text, entry.text.indexOf(text), lines),
    });
    const inCapitals = linesWith(file, (message) => ruleOf(message) === 'text-capitals');
    const bare = entries
      .filter((entry) => isBareAgainstOlder(entry) && !inCapitals.has(entry.textLine))
      .map(({ textLine, ...entry }) => ({ ...entry, line: textLine, column: 1 }));
    const short = typed.length > 0 ? entries.filter(isShort).map((entry) => at(entry, entry.text)) : [];
    const second = entries.flatMap((entry) => {
      const meaning = secondMeaning(entry.text);
      return meaning === undefined ? [] : at(entry, meaning);
    });
    const isTold = areQuoted && !hasOddSigns(source);
    const unquoted = entries
      .filter((entry) => isTold && !isQuoted(entry) && !isBareAgainstOlder(entry))
      .filter((entry) => isTyped(entry) || (entry.typeLine === '' && startsWithTypeLine(entry.text)))
      .map((entry) => at(entry, entry.text.slice(findSaying(entry.text)?.index)));
    reportAlike(file, 'type-line-missing', bare);
    // No text at all stops nowhere.
    const noTexts = new Set([...bare, ...short].map(({ line }) => line));
    dropEnds(file, (all) => all.every((line) => noTexts.has(line)));
    reportAlike(file, 'text-short', short);
    reportAlike(file, 'meaning-second', second);
    reportAlike(file, 'quotation-missing', unquoted);
  }
}

function isBareAgainstOlder({ name, text, typeLine, older }: Meaning): boolean {
  if (typeLine !== '' || older === null || splitMeaning(older.text).typeLine === '') return false;
  return readRenameClaims(name, text).length === 0;
}

/** Longest text, in words, that may be no meaning; what a keyword means takes more. */
const mostShort = 5;

/** Whether a new keyword has a placeholder or a reference in place of its text: `TBD.`, `See Leap.` */
function isShort({ text, typeLine, older }: Meaning): boolean {
  return older === null && typeLine === '' && text.split(' ').length <= mostShort;
}

/** Whether a text states its meaning as most keywords do. */
function isTyped({ typeLine }: MeaningParts): boolean {
  return typeLine !== '' && startsWithTypeLine(typeLine);
}

/**
 * Whether the meaning is in quotation marks; where the text ends before it, another rule reports that, and so for a
 * blank before the comma.
 */
function isQuoted({ typeLine, effect }: MeaningParts): boolean {
  const isEmpty = effect === '' && typeLine !== '';
  return (
    isEmpty || quotationMarks.includes(typeLine.at(-1) ?? ' ') || /^, "/.test(straight(effect.slice(0, 3)))
  );
}

/** A second meaning within a text, as where the text of another keyword was appended. */
function secondMeaning(text: string): string | undefined {
  // Where it occurs once, it is the text's own meaning.
  if ((text.match(/\bthat\s+means\b/g)?.length ?? 0) < 2) return undefined;
  return splitParts(text)
    .slice(1)
    .find((part) => startsWithTypeLine(part) && isTyped(splitMeaning(part)));
}
