import type { Titles } from '../../../checks/claim/told/say.ts';
import type { SpeaksOf } from '../../../checks/claim/told/speaks-of.ts';
import type { CheckedText } from '../../../checks/whole-text/checked-text.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { createAnswerRows } from './answer-rows.ts';
import { toEntryRow } from './entry-rows.ts';

/**
 * Prepares the results of a check for the page.
 * @param speaksOf finds the keywords that a sentence mentions
 */
export function createRows(keywords: readonly Keyword[], titles: Titles, speaksOf: SpeaksOf) {
  const toAnswer = createAnswerRows(keywords, titles, speaksOf);
  return ({ entries, sentences }: Pick<CheckedText, 'entries' | 'sentences'>) => ({
    entries: entries.map((entry) => toEntryRow(entry, entry.sentences.map(toAnswer), titles)),
    answers: sentences.map(toAnswer),
  });
}
