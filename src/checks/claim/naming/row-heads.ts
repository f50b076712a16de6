import { originLabels } from '../talk/record-verbs.ts';
import { isLabel } from '../talk/talk-words.ts';
import { wordsOf } from '../words/words.ts';

/** What is between two heads. */
const betweenHeads = /\s{0,3}[\t|,;]\s{0,3}/;

/** The head of a column with a part of a keyword's entry. */
const ofEntry = new RegExp(
  `^(?:#|no\\.?|(?:key ?word|name|term)s?|(?:(?:ability|keyword) )?(?:kind|type)|stacking|mode|timing|template|meaning|rulings?|date|${originLabels})$`,
  'i',
);

/** Whether a line is the heads of a table of keywords, which claim nothing: `Keyword | Type | Rules text`. */
export function isRowOfHeads(line: string): boolean {
  const heads = line.split(betweenHeads);
  return heads.length > 1 && heads.every((head) => ofEntry.test(head) || (head && isLabel(wordsOf(head))));
}
