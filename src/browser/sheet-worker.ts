import { createHeldUpCheck } from '../checks/claim/held-up.ts';
import { namingOf } from '../checks/claim/say.ts';
import type { Diagnostic } from '../keywords/diagnostics.ts';
import type { Keyword, Source, SourceKind } from '../keywords/model.ts';
import { type CheckMessage, tellRows } from './current-check.ts';
import { type AnswerRow, createRows, type EntryRow } from './held-rows.ts';

/** What the page asks of the worker. */
export interface SheetQuestion {
  text: string;
  /** Address of all keywords with all wordings. */
  keywordsUrl: string;
}

/** What the worker tells as it is found: an entry of a sheet, or a sentence that stands apart. */
export type HeldRow = { entry: EntryRow } | { answer: AnswerRow };

/** What the worker finds besides its rows. */
export interface SheetAnswer {
  sourceKind: SourceKind | null;
  /** What stands above the entries and claims nothing. */
  titles: string[];
  /** What could not be read. */
  errors: Diagnostic[];
}

let prepared: ReturnType<typeof prepare> | undefined;

/** Reads and checks what is held up apart from the page, so that a large sheet does not hold it up. */
self.addEventListener('message', async ({ data }: MessageEvent<SheetQuestion>) => {
  try {
    prepared ??= prepare(data.keywordsUrl);
    const { check, toRows } = await prepared;
    const held = check(data.text);
    const { entries, answers } = toRows(held);
    tellRows<HeldRow>([...answers.map((answer) => ({ answer })), ...entries.map((entry) => ({ entry }))]);
    const { sourceKind, titles, unread: errors } = held;
    tell({ answer: { sourceKind, titles, errors } });
  } catch (error) {
    // What could not be fetched is asked for again the next time.
    prepared = undefined;
    tell({ failed: String(error) });
  } finally {
    tell({ done: true });
  }
});

async function prepare(keywordsUrl: string) {
  const response = await fetch(keywordsUrl);
  if (!response.ok) throw new Error(response.statusText);
  const { keywords, sources } = (await response.json()) as { keywords: Keyword[]; sources: Source[] };
  return { check: createHeldUpCheck(keywords), toRows: createRows(keywords, namingOf(keywords, sources)) };
}

function tell(message: CheckMessage<HeldRow, SheetAnswer>): void {
  self.postMessage(message);
}
