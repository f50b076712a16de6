import { CheckFailure, type ToolData } from './tool-data.ts';

/**
 * A message of a checking worker: rows of its report, a batch at a time, the rest of the answer, or why it failed;
 * and, after the last of these, that a question has been dealt with.
 */
export type CheckMessage<Row, Answer> =
  | { rows: readonly Row[] }
  | { answer: Answer }
  | { failed: string }
  | { done: true };

/** How a worker reports what it finds to its page. */
export interface Tell<Row, Answer> {
  rows(rows: readonly Row[]): void;
  answer(answer: Answer): void;
}

/** Rows per message: all at once would block the page while they are copied. */
const rowsAtATime = 500;

/** Said of any other failure, as where scripts or data of two versions of the site have met. */
const brokeOff = 'the check broke off. Reload the page, and try again';

/** Answers a question in the worker; whatever it throws is reported to the page. */
type Answering<Question, Row, Answer> = (question: Question, tell: Tell<Row, Answer>) => void;

/** Prepares a worker's answers from all keywords with all wordings. */
export type Prepare<Question, Row, Answer> = (data: ToolData) => Answering<Question, Row, Answer>;

/**
 * Makes this worker answer its page, so that no large task blocks the page.
 * @param load makes the answering function; called when the worker starts rather than at the first question, and again
 *   where it failed
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
  // A failure is reported with the next question, not before.
  prepared.catch(() => {});
  self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    try {
      // Data that could not be loaded is requested again.
      prepared = prepared.catch(load);
      (await prepared)(data, tell);
    } catch (error) {
      send({ failed: error instanceof CheckFailure ? error.message : brokeOff });
      // A program's own words are for whoever looks for the fault.
      if (!(error instanceof CheckFailure)) console.error(error);
    } finally {
      send({ done: true });
    }
  });
}
