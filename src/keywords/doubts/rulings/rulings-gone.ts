import { hasErrors, linesWith } from '../../diagnostics/diagnostics.ts';
import { reportAlike, ruleOf } from '../../diagnostics/report.ts';
import type { SourceRule } from '../../diagnostics/source-rules.ts';
import type { RulingsLeft } from '../../diagnostics/text-doubt-rules.ts';
import { placeInText } from '../../parse/lines/place-in-text.ts';
import { readRenameClaims } from '../../renames/rename-claims.ts';
import { rulingsOf } from '../../wording/meaning.ts';
import type { DoubtContext, DoubtedEntry } from '../context.ts';
import { hasOddSigns, soundEntries } from '../faulty.ts';

/**
 * Reports keywords that have rulings in an older source and none of them, even reworded, here, or few and hardly another: a text
 * replaces the one before it entirely, even where it is an erratum that repeats one sentence.
 */
export function reportRulingsGone({ sources }: DoubtContext): void {
  for (const source of sources) {
    // What could not be read, or told apart for its signs, may be one of them.
    if (hasErrors([source.file]) || hasOddSigns(source)) continue;
    const unread = linesWith(source.file, (message) => unreadRules.has(ruleOf(message)));
    const told = soundEntries(source).flatMap((entry) => {
      const left = rulingsLeft(entry);
      if (left === null || unread.has(entry.textLine)) return [];
      const place = placeInText(entry, entry.text, 0, source.lines);
      return { ...entry, ...place, rulings: entry.older ? rulingsOf(entry.older).length : 0, left };
    });
    reportAlike(source.file, 'rulings-gone', told, ({ left }) => left);
  }
}

/** Rules for texts without rulings because they are incomplete, or their sentences cannot be told apart. */
const unreadRules: ReadonlySet<SourceRule> = new Set([
  'text-cut-off',
  'blank-missing',
  'blank-odd',
  'stop-missing',
]);

/** Fewest rulings that nobody replaces or drops all at once; one or two may really give way to others. */
const fewestGone = 3;

/** What is left of the rulings of a keyword; null where they are there, or nobody would miss them. */
function rulingsLeft({ name, text, wording, older }: DoubtedEntry): RulingsLeft | null {
  if (older === null || readRenameClaims(name, text).length > 0) return null;
  const before = rulingsOf(older);
  const now = rulingsOf(wording);
  const had = new Set(before.map(({ id }) => id));
  const kept = now.filter(({ id }) => had.has(id)).length;
  const gone = before.length - kept;
  if (now.length === 0) return gone > 0 ? 'none' : null;
  if (gone < fewestGone) return null;
  if (kept === 0) return 'others';
  return gone >= now.length ? 'few' : null;
}
