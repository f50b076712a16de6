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

/** The head of a column with what an entry was, is or may become, or with what somebody notes on it. */
const ofChange =
  /^(?:(?:after|before|current|former|new|now|old|previous|proposed|was)(?: (?:text|wording))?|comments?|notes?|reason|state|status|why)$/i;

/** Whether a line is the heads of a table of keywords, which claim nothing: `Keyword | Type | Rules text`, `Old | New`. */
export function isRowOfHeads(line: string): boolean {
  const heads = line.split(betweenHeads);
  return (
    heads.length > 1 &&
    heads.every((head) => ofEntry.test(head) || ofChange.test(head) || (head && isLabel(wordsOf(head))))
  );
}
