import { linesWith } from '../diagnostics/diagnostics.ts';
import { ruleOf } from '../diagnostics/report.ts';
import type { SourceRule } from '../diagnostics/source-rules.ts';
import { linesWithin } from '../text/lines.ts';
import type { DoubtedEntry, DoubtedSource } from './context.ts';

/** Rules for entries that may belong to another keyword, or have no text at all. */
const ofAnother: ReadonlySet<SourceRule> = new Set([
  'meaning-second',
  'name-doubtful',
  'text-of-another',
  'text-short',
  'type-line-missing',
]);

/**
 * Finds entries of a source that are already reported as wrong, by an error on their lines or at the heading above, or
 * as something else: other oddities in them usually follow from that.
 */
export function faultyOf({ file, lines }: DoubtedSource): (entry: DoubtedEntry) => boolean {
  const wrong = linesWith(file, (message) => message.fatal === true || ofAnother.has(ruleOf(message)));
  const mismatched = linesWith(file, (message) => ruleOf(message) === 'template-mismatch');
  return ({ line, textLine }) => {
    let above = line - 1;
    while (above > 0 && lines[above - 1]?.trim() === '') above--;
    return mismatched.has(above) || linesWithin(line, textLine).some((each) => wrong.has(each));
  };
}

/** The entries of a source without those already reported. */
export function soundEntries(source: DoubtedSource): DoubtedEntry[] {
  const isFaulty = faultyOf(source);
  return source.entries.filter((entry) => !isFaulty(entry));
}

/**
 * Rules for documents in which a program removed or added characters: until that is fixed, nobody can tell what else
 * is wrong.
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

/** Whether a source is reported to have characters that a program added or removed. */
export function hasOddSigns({ file }: DoubtedSource): boolean {
  return file.messages.some((message) => ofSigns.has(ruleOf(message)));
}
