import type { Diagnostic } from '../../keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../keywords/model.ts';
import type { AnsweredSentence } from '../claim/answers/answered.ts';
import type { EntryFinding } from './sheet.ts';

/** An entry of a sheet; where its wording is not recorded as it stands, each of its sentences is answered. */
export interface CheckedEntry extends EntryFinding {
  sentences: AnsweredSentence[];
}

/**
 * What became of everything that a text says. Every line of it is in one of these, except for blank ones, names of
 * keywords that only say which keyword the lines below them speak of, fields of a keyword list, and comments on a claim
 * nearby: `Is that right?`
 */
export interface CheckedText {
  /** How its entries are written; null where it has none, but sentences alone. */
  sourceKind: SourceKind | null;
  /** What stands above the entries and claims nothing, where it is no more than a site's name and a title. */
  titles: string[];
  /** What else stands around the entries and claims nothing: the menu of a page, its footer. */
  passed: Diagnostic[];
  entries: CheckedEntry[];
  /** What stands apart from the entries. */
  sentences: AnsweredSentence[];
  /** What could neither be read as an entry nor as a sentence. */
  unread: Diagnostic[];
}
