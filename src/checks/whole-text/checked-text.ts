import type { Diagnostic } from '../../keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../keywords/model.ts';
import type { AnsweredSentence } from '../claim/answers/answered.ts';
import type { EntryFinding } from './sheet.ts';

/** An entry of a sheet; each of its sentences is answered, unless its wording is recorded as it is. */
export interface CheckedEntry extends EntryFinding {
  sentences: AnsweredSentence[];
}

/**
 * What became of everything in a text. Every line of it is in one of these, except for blank ones, headings for the
 * lines below them, fields of a keyword list, and comments on a claim: `Is that right?`
 */
export interface CheckedText {
  /** The kind of source whose form its entries have; null where it has no entries. */
  sourceKind: SourceKind | null;
  /** The lines above the entries that claim nothing, if these are no more than a site's name and a title. */
  titles: string[];
  /** Other lines around the entries that claim nothing: the menu of a page, its footer. */
  passed: Diagnostic[];
  entries: CheckedEntry[];
  /** The sentences outside the entries. */
  sentences: AnsweredSentence[];
  /** What could be read neither as an entry nor as a sentence. */
  unread: Diagnostic[];
}
