import type { CheckMessage } from './current-check.ts';
import type { ToolData } from './tool-data.ts';

/** How a worker tells its page what it finds. */
export interface Tell<Row, Answer> {
  rows(rows: readonly Row[]): void;
  answer(answer: Answer): void;
}

/** So many rows are told at a time: all at once would hold the page up for as long as it takes to copy them. */
const rowsAtATime = 500;

/** What a tool has its worker do: answers a question; whatever it throws is told to who asked. */
export type Answering<Question, Row, Answer> = (question: Question, tell: Tell<Row, Answer>) => void;

/** Makes a worker ready to answer, from all keywords with all wordings. */
export type Prepare<Question, Row, Answer> = (data: ToolData) => Answering<Question, Row, Answer>;

/**
 * Makes this worker answer its page, so that nothing large holds the page up.
 * @param load makes what answers; it is called as the worker begins, not with the first question, and again where it
 *   failed
 */
export function answerPage<Question, Row, Answer>(
  load: () => Promise<Answering<Question, Row, Answer>>,
): void {
  const send = (message: CheckMessage<Row, Answer>) => self.postMessage(message);
  const tell: Tell<Row, Answer> = {
    rows(rows) {
      for (let start = 0; start < rows.length; start += rowsAtATime)
        send({ rows: rows.slice(start, start + rowsAtATime) });
    },
    answer: (answer) => send({ answer }),
  };
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
