import type { CheckMessage } from './current-check.ts';
import { fetchToolData, type ToolData } from './tool-data.ts';

/** How a worker tells its page what it finds. */
export interface Tell<Row, Answer> {
  rows(rows: readonly Row[]): void;
  answer(answer: Answer): void;
}

/** So many rows are told at a time: all at once would hold the page up for as long as it takes to copy them. */
const rowsAtATime = 500;

/**
 * Makes this worker answer its page, so that nothing large holds the page up. The worker's name is the address of all
 * keywords with all wordings; what the answers need of them is made as the worker begins, not with the first question.
 * @param prepare makes the function that answers a question; whatever it throws is told to who asked
 */
export function answerPage<Question, Row, Answer>(
  prepare: (data: ToolData) => (question: Question, tell: Tell<Row, Answer>) => void,
): void {
  const send = (message: CheckMessage<Row, Answer>) => self.postMessage(message);
  const tell: Tell<Row, Answer> = {
    rows(rows) {
      for (let start = 0; start < rows.length; start += rowsAtATime)
        send({ rows: rows.slice(start, start + rowsAtATime) });
    },
    answer: (answer) => send({ answer }),
  };
  const load = async () => prepare(await fetchToolData(self.name));
  let prepared = load();
  // A failure is told to who asks, and to nobody before.
  prepared.catch(() => {});
  self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    try {
      // What could not be fetched before is asked for again.
      prepared = prepared.catch(load);
      (await prepared)(data, tell);
    } catch (error) {
      send({ failed: error instanceof Error ? error.message : String(error) });
    } finally {
      send({ done: true });
    }
  });
}
