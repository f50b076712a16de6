import { partStatusLabels } from '../../../keywords/kind-labels.ts';

/** What our quotation of a change puts before each passage: `Ruling 1, was ruling 4, reworded, moved: `. */
const label = new RegExp(
  String.raw`^(?:Template|Meaning|Ruling \d{1,3})(?:,? (?:of|was) [^:]{2,80})?, (?:${Object.values(partStatusLabels).join('|')}|moved)(?:, moved)?: `,
  'i',
);

/** The marks around what went, in plain text and in a chat, and around what came in plain text. */
const [gone, come] = [/\[-|-\]|~~/, /\{\+|\+\}/g];

/**
 * A line of our quotation of a change as the newer wording has it, without its label; what was removed as a whole stays struck out.
 * Any other line is returned as it is.
 */
export function readQuotedChange(line: string): string {
  const said = line.replace(label, '');
  if (said === line) return line;
  const pieces = said.split(gone);
  const left = pieces.filter((_, index) => index % 2 === 0).join('');
  return left.trim() === '' ? `~~${pieces.join('').trim()}~~` : left.replace(come, '');
}
