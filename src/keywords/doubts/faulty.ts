import type { VFileMessage } from 'vfile-message';
import { ruleOf, type SourceRule } from '../diagnostics/source-rules.ts';
import { linesWithin } from '../text/lines.ts';
import type { DoubtedEntry, DoubtedSource } from './context.ts';

/** Rules that say that an entry may be of another keyword, or no entry. */
const ofAnother: ReadonlySet<SourceRule> = new Set([
  'meaning-second',
  'name-doubtful',
  'text-of-another',
  'text-short',
]);

/**
 * Tells which entries of a source are told to be wrong, with an error on their lines or at the heading above them, or
 * to be something else: what more seems odd about them most often comes of that.
 */
export function faultyOf({ file, lines }: DoubtedSource): (entry: DoubtedEntry) => boolean {
  const linesWith = (isMeant: (message: VFileMessage) => boolean) =>
    new Set(file.messages.flatMap((message) => (isMeant(message) ? (message.line ?? []) : [])));
  const wrong = linesWith((message) => message.fatal === true || ofAnother.has(ruleOf(message)));
  const mismatched = linesWith((message) => ruleOf(message) === 'template-mismatch');
  return ({ line, textLine }) => {
    let above = line - 1;
    while (above > 0 && lines[above - 1]?.trim() === '') above--;
    return mismatched.has(above) || linesWithin(line, textLine).some((each) => wrong.has(each));
  };
}

/** The entries of a source but for those. */
export function soundEntries(source: DoubtedSource): DoubtedEntry[] {
  const isFaulty = faultyOf(source);
  return source.entries.filter((entry) => !isFaulty(entry));
}

/**
 * What is told where a program took signs from the texts, or put some into them: before that is mended, nobody can tell
 * what else is wrong.
 */
const ofSigns: ReadonlySet<SourceRule> = new Set([
  'html-left',
  'ligature-left',
  'signs-disguised',
  'signs-left',
  'text-capitals',
  'text-garbled',
  'text-small',
]);

/** Whether a program left its signs in a source, or took some from it, which is told. */
export function hasOddSigns({ file }: DoubtedSource): boolean {
  return file.messages.some((message) => ofSigns.has(ruleOf(message)));
}
