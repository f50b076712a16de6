import type { Diagnostic } from '../../keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../keywords/model.ts';
import type { AnsweredSentence } from '../claim/answers/answered.ts';
import type { Finding } from './sheet.ts';

/** An entry of a sheet; where its wording is not recorded as it stands, each of its sentences is answered. */
export interface HeldEntry extends Finding {
  sentences: AnsweredSentence[];
}

/**
 * What became of all that a text says which somebody holds up. Every line of it is in one of these, but for blank ones,
 * names of keywords that say of what the lines under them speak, fields of a keyword list, and what only speaks of a
 * claim beside it: `Is that right?`
 */
export interface HeldUp {
  /** How its entries are written; null where it has none, but sentences alone. */
  sourceKind: SourceKind | null;
  /** What stands above the entries and claims nothing, where it is no more than a site's name and a title. */
  titles: string[];
  /** What else stands around the entries and claims nothing: the menu of a page, its footer. */
  passed: Diagnostic[];
  entries: HeldEntry[];
  /** What stands apart from the entries. */
  sentences: AnsweredSentence[];
  /** What could neither be read as an entry nor as a sentence. */
  unread: Diagnostic[];
}
