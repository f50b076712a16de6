import { reportAlike, ruleOf, type SourceRule } from '../diagnostics/source-rules.ts';
import { placeInText } from '../parse/place-in-text.ts';
import { readRenameClaims } from '../renames/rename-claims.ts';
import { rulingsOf } from '../wording/meaning.ts';
import { splitParts } from '../wording/parts.ts';
import type { DoubtContext, DoubtedEntry } from './context.ts';
import { soundEntries } from './faulty.ts';

/**
 * Reports keywords that have rulings in an older source and none here: a text replaces the one before it entirely,
 * even where it is an erratum that repeats one sentence.
 */
export function reportRulingsGone({ sources }: DoubtContext): void {
  for (const source of sources) {
    const unread = new Set(
      source.file.messages.flatMap((each) => (unreadRules.has(ruleOf(each)) ? (each.line ?? []) : [])),
    );
    const told = soundEntries(source)
      .filter((entry) => lostRulings(entry) && !unread.has(entry.textLine))
      .map((entry) => ({
        ...entry,
        ...placeInText(entry, entry.text, 0, source.lines),
        rulings: entry.older ? rulingsOf(entry.older).length : 0,
      }));
    reportAlike(source.file, 'rulings-gone', told);
  }
}

/** Rules for texts without rulings because they are incomplete, or their sentences cannot be told apart. */
const unreadRules: ReadonlySet<SourceRule> = new Set([
  'text-cut-off',
  'type-line-missing',
  'blank-missing',
  'blank-odd',
  'stop-missing',
]);

function lostRulings({ name, text, older }: DoubtedEntry): boolean {
  if (older === null || rulingsOf(older).length === 0 || splitParts(text).length > 1) return false;
  return readRenameClaims(name, text).length === 0;
}
