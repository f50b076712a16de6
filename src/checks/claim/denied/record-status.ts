import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { plain } from '../pasted/plain.ts';
import { isUndone } from '../remarks/outcomes.ts';
import { remarkIn } from '../remarks/remarks.ts';
import { setsApart } from '../talk/set-apart.ts';
import { phraseIn } from '../words/words.ts';
import { deniedIn, headingLevel, isWithinText } from './denials.ts';
import { field, isClaim } from './taking-back-lines.ts';

/** What a record calls how far those who decide on it have come; its value may be on the next line. */
const status = /^(?:current )?(?:disposition|outcome|resolution|state|status)(?::\s*(\S.*)?)?$/i;

/** In characters; anything longer says more than a state. */
const longestState = 80;
const longestField = 2 * longestState;

/**
 * Denies what stands below the status of a record that is not in force: `Status: Rejected`, or the heading `Status` and
 * `Superseded by 9` below it. Where a claim comes first, a status is below its claim, as a remark on that.
 * The record ends at the next status, or at a heading no lower than the one that it stands under.
 * @param isOfRules whether the rules have a word
 * @returns as many lines; those of such statuses are empty
 */
export function statusesInWords(lines: readonly string[], isOfRules: (word: string) => boolean): string[] {
  const said = [...lines];
  let lead = '';
  /** The level of the heading above, and of the one that the record stands under; 0 where there is none. */
  let [level, levelOfRecord] = [0, 0];
  let first: 'status' | 'claim' | null = null;
  for (const [index, line] of lines.entries()) {
    const own = headingLevel(line);
    const found = first === 'claim' && own === 0 ? null : statusAt(lines, index);
    if (found) {
      lead = isNotInForce(found.state, isOfRules) ? `Not in force (${found.state}):` : '';
      if (lead) said.fill('', index, found.at + 1);
      levelOfRecord = own > 0 ? own - 1 : level;
      first = 'status';
    } else if (own > 0) {
      if (own <= levelOfRecord) lead = '';
      [level, first] = [own, null];
    } else if (said[index] !== '' && isClaim(line) && !isLabel(line)) {
      first ??= 'claim';
      const above = said[index - 1] ?? '';
      const isWithin = headingLevel(above) === 0 && !isLabel(above) && isWithinText(above, line);
      if (lead && !isWithin) said[index] = deniedIn(line, lead);
    }
  }
  return said;
}

/** The state of a record that a line gives, and the line that has it; null where a line gives none. */
function statusAt(lines: readonly string[], index: number): { state: string; at: number } | null {
  const line = lines[index] as string;
  const [said, state] = (line.length > longestField ? null : status.exec(plain(line))) ?? [];
  if (said === undefined || state !== undefined) return state ? { state, at: index } : null;
  const at = [index + 1, index + 2, index + 3].find((of) => (lines[of] ?? '').trim() !== '');
  return at === undefined ? null : { state: plain(lines[at] as string), at };
}

function isNotInForce(state: string, isOfRules: (word: string) => boolean): boolean {
  if (state.length > longestState) return false;
  return isUndone(state, isOfRules) || remarkIn(state) === 'takes back' || setsApart(phraseIn(state));
}

/** Whether a line is a field with a word or a name, and no text: `Author: Kim of the moss`. */
function isLabel(line: string): boolean {
  return field.test(line) && !endsAsSentence(line.trimEnd());
}
