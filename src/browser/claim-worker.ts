import { createHeldUpCheck } from '../checks/claim/held-up.ts';
import { namingOf } from '../checks/claim/say.ts';
import { createSpeaksOf } from '../checks/claim/speaks-of.ts';
import type { Diagnostic } from '../keywords/diagnostics.ts';
import type { SourceKind } from '../keywords/model.ts';
import { type CheckMessage, tellRows } from './current-check.ts';
import { type AnswerRow, createRows, type EntryRow } from './held-rows.ts';
import { fetchToolData } from './tool-data.ts';

/** What the worker tells as it is found: an entry of a sheet, or a sentence that stands apart. */
export type HeldRow = { entry: EntryRow } | { answer: AnswerRow };

/** What the worker finds besides its rows. */
export interface ClaimAnswer {
  sourceKind: SourceKind | null;
  /** What stands above the entries and claims nothing. */
  titles: string[];
  /** What else stands around them. */
  passed: Diagnostic[];
  /** What could not be read. */
  errors: Diagnostic[];
}

/** Begins with the worker, not with the first question: a sentence is answered when it is asked about. */
const prepared = prepare();

/**
 * Reads and checks what is held up apart from the page, so that a large sheet does not hold it up. The question is the text;
 * the worker's name is the address of all keywords with all wordings.
 */
self.addEventListener('message', async ({ data: text }: MessageEvent<string>) => {
  try {
    // What could not be fetched when the page was opened is asked for again.
    const { check, toRows } = await prepared.catch(() => load());
    const held = check(text);
    const { entries, answers } = toRows(held);
    tellRows<HeldRow>([...answers.map((answer) => ({ answer })), ...entries.map((entry) => ({ entry }))]);
    const { sourceKind, titles, passed, unread: errors } = held;
    tell({ answer: { sourceKind, titles, passed, errors } });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    tell({ done: true });
  }
});

async function load() {
  const { keywords, sources, notKeywords } = await fetchToolData(self.name);
  const speaksOf = createSpeaksOf(keywords, notKeywords);
  return {
    check: createHeldUpCheck(keywords),
    toRows: createRows(keywords, namingOf(keywords, sources), speaksOf),
  };
}

/** A failure is told to who asks, and to nobody before. */
function prepare() {
  const loading = load();
  loading.catch(() => {});
  return loading;
}

function tell(message: CheckMessage<HeldRow, ClaimAnswer>): void {
  self.postMessage(message);
}
