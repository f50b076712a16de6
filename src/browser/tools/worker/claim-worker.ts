import { titlesOf } from '../../../checks/claim/told/say.ts';
import { createSpeaksOf } from '../../../checks/claim/told/speaks-of.ts';
import { createTextCheck } from '../../../checks/whole-text/check.ts';
import type { Diagnostic } from '../../../keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../../keywords/model.ts';
import type { AnswerRow } from './answer-rows.ts';
import { createRows } from './claim-rows.ts';
import type { EntryRow } from './entry-rows.ts';
import type { Prepare } from './worker-answers.ts';

/** A result that the worker reports as it is found: an entry of a sheet, or a separate sentence. */
export type ClaimRow = { entry: EntryRow } | { answer: AnswerRow };

/** What the worker finds besides its rows. */
export interface ClaimAnswer {
  sourceKind: SourceKind | null;
  /** Titles above the entries, which claim nothing. */
  titles: string[];
  /** Other lines around the entries. */
  passed: Diagnostic[];
  /** What could not be read. */
  errors: Diagnostic[];
}

/** Checks a pasted text: reports what became of each entry and sentence in it. */
export const prepare: Prepare<string, ClaimRow, ClaimAnswer> = ({
  keywords,
  sources,
  notKeywords,
  givenRulings,
}) => {
  const check = createTextCheck(keywords, sources);
  const toRows = createRows(
    keywords,
    titlesOf(keywords, sources),
    createSpeaksOf(keywords, notKeywords, givenRulings),
  );
  return (text, tell) => {
    const checked = check(text);
    const { entries, answers } = toRows(checked);
    tell.rows([...answers.map((answer) => ({ answer })), ...entries.map((entry) => ({ entry }))]);
    const { sourceKind, titles, passed, unread: errors } = checked;
    tell.answer({ sourceKind, titles, passed, errors });
  };
};
