import { hasErrors } from '../diagnostics/diagnostics.ts';
import { reportAlike, ruleOf, type SourceRule } from '../diagnostics/source-rules.ts';
import { placeInText } from '../parse/place-in-text.ts';
import { readRenameClaims } from '../renames/rename-claims.ts';
import { rulingsOf } from '../wording/meaning.ts';
import type { DoubtContext, DoubtedEntry } from './context.ts';
import { hasOddSigns, linesWith, soundEntries } from './faulty.ts';

/**
 * Reports keywords that have rulings in an older source and none of them, even reworded, here: a text replaces the one before it entirely,
 * even where it is an erratum that repeats one sentence.
 */
export function reportRulingsGone({ sources }: DoubtContext): void {
  for (const source of sources) {
    // What could not be read, or told apart for its signs, may be one of them.
    if (hasErrors([source.file]) || hasOddSigns(source)) continue;
    const unread = linesWith(source, (message) => unreadRules.has(ruleOf(message)));
    const told = soundEntries(source)
      .filter((entry) => lostRulings(entry) && !unread.has(entry.textLine))
      .map((entry) => ({
        ...entry,
        ...placeInText(entry, entry.text, 0, source.lines),
        rulings: entry.older ? rulingsOf(entry.older).length : 0,
        isOther: rulingsOf(entry.wording).length > 0,
      }));
    reportAlike(source.file, 'rulings-gone', told, ({ isOther }) => isOther);
  }
}

/** Rules for texts without rulings because they are incomplete, or their sentences cannot be told apart. */
const unreadRules: ReadonlySet<SourceRule> = new Set([
  'text-cut-off',
  'blank-missing',
  'blank-odd',
  'stop-missing',
]);

/** Fewest rulings that nobody replaces all at once; one or two may really give way to others. */
const leastReplaced = 3;

function lostRulings({ name, text, wording, older }: DoubtedEntry): boolean {
  if (older === null || readRenameClaims(name, text).length > 0) return false;
  const before = rulingsOf(older);
  const now = rulingsOf(wording);
  const kept = new Set(before.map(({ id }) => id));
  return before.length >= (now.length === 0 ? 1 : leastReplaced) && !now.some(({ id }) => kept.has(id));
}
