import type { Keyword } from '../model.ts';
import { findSaying, splitParts } from '../parts.ts';
import type { ReadSource } from '../read-source.ts';
import { readRenameClaims } from '../rename-claims.ts';
import { firstOfAlike } from '../rule-words.ts';
import { report } from '../source-rules.ts';
import { startsWithTypeLine } from '../template.ts';
import { splitLines } from '../text/lines.ts';
import { quotationMarks } from '../text/typography.ts';
import { splitMeaning } from '../type-line.ts';
import { hasOddSigns } from './faulty.ts';
import { olderEntries, type WithOlder } from './older-entries.ts';
import { placeInText } from './place-in-text.ts';

/**
 * Says on each source where an entry has something in place of what a keyword means: a note or an error of a table, or
 * a word for what is to be written there; where it means two things; and where it does not quote what it means, as
 * others do.
 */
export function reportMeanings(keywords: readonly Keyword[], sources: readonly ReadSource[]): void {
  const texts = sources.flatMap(({ entries }) => entries.map(({ text }) => text)).filter(saysWhatItMeans);
  const areQuoted = texts.some(isQuoted);
  for (const { source, entries } of olderEntries(keywords, sources)) {
    const { file } = source;
    const lines = splitLines(String(file));
    const at = (entry: WithOlder, text: string, index: number) => ({
      ...entry,
      text,
      ...placeInText(entry, text, index, lines),
    });
    const bare = entries
      .filter(isBareAgainstOlder)
      .map(({ textLine, ...entry }) => ({ ...entry, line: textLine, column: 1 }));
    const short = entries
      .filter((entry) => texts.length > 0 && isShort(entry))
      .map((entry) => at(entry, entry.text, 0));
    const second = entries.flatMap((entry) => {
      const meaning = splitParts(entry.text).slice(1).find(saysWhatItMeans);
      return meaning === undefined ? [] : at(entry, meaning, entry.text.indexOf(meaning));
    });
    const isTold = areQuoted && !hasOddSigns(source);
    const unquoted = entries.flatMap((entry) => {
      if (!isTold || !saysWhatItMeans(entry.text) || isQuoted(entry.text)) return [];
      const saying = findSaying(entry.text)?.index ?? 0;
      return at(entry, entry.text.slice(saying), saying);
    });
    for (const each of firstOfAlike(bare)) report(file, 'type-line-missing', each, each);
    for (const each of firstOfAlike(short)) report(file, 'text-short', each, each);
    for (const each of firstOfAlike(second)) report(file, 'meaning-second', each, each);
    for (const each of firstOfAlike(unquoted)) report(file, 'quotation-missing', each, each);
  }
}

/** Whether a text does not say what kind of thing the keyword is. */
function isBare(text: string): boolean {
  return splitMeaning(text).typeLine === '';
}

function isBareAgainstOlder({ name, text, older }: WithOlder): boolean {
  return older !== null && isBare(text) && !isBare(older.text) && readRenameClaims(name, text).length === 0;
}

/** In words; what a keyword means takes more. */
const mostShort = 5;

/** Whether a new keyword has in place of its text what is not written yet, or stands elsewhere: `TBD.`, `See Leap.` */
function isShort({ text, older }: WithOlder): boolean {
  return older === null && isBare(text) && text.split(' ').length <= mostShort;
}

/** Whether a text begins as keywords do that say what they mean. */
function saysWhatItMeans(text: string): boolean {
  const { note, typeLine } = splitMeaning(text);
  return typeLine !== '' && startsWithTypeLine(text.slice(note.length));
}

/** Whether a mark of quotation stands where it says what it means; where the text ends there, that is told. */
function isQuoted(text: string): boolean {
  const { typeLine, effect } = splitMeaning(text);
  return effect === '' || quotationMarks.includes(typeLine.at(-1) ?? ' ');
}
