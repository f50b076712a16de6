import type { CheckMessage } from './worker/worker-answers.ts';

/**
 * Runs the checks of a tool in a worker, one at a time: starting or stopping a check ends the previous one. An idle
 * worker is kept for the next check, with the data it has loaded; a busy one is terminated.
 */
export class CurrentCheck<Question, Row, Answer> {
  readonly #createWorker: () => Worker;
  readonly #take: (answer: Answer) => void;
  readonly #fail: (message: string) => void;
  #worker: Worker | undefined;
  /** Questions that the worker has not finished. */
  #open = 0;
  #rows: Row[] = [];

  /**
   * @param take called with what a check reports besides its rows, while it is the current check
   * @param fail called with the reason why a check failed, while it is the current check
   */
  constructor(createWorker: () => Worker, take: (answer: Answer) => void, fail: (message: string) => void) {
    this.#createWorker = createWorker;
    this.#take = take;
    this.#fail = fail;
  }

  /** The rows reported so far. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Starts a worker before there is anything to check. */
  prepare(): void {
    this.#worker ??= this.#listenTo(this.#createWorker());
  }

  start(question: Question): void {
    if (this.#open > 0) this.stop();
    this.#rows = [];
    this.prepare();
    this.ask(question);
  }

  /** Asks the current worker another question; does nothing without one. */
  ask(question: Question): void {
    if (!this.#worker) return;
    this.#open++;
    this.#worker.postMessage(question);
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#open = 0;
    this.#rows = [];
  }

  #listenTo(worker: Worker): Worker {
    // Messages of a terminated worker may still arrive.
    const hear = (message: CheckMessage<Row, Answer>) => worker === this.#worker && this.#hear(message);
    worker.addEventListener('message', ({ data }) => hear(data));
    worker.addEventListener('error', (event) => {
      if (worker !== this.#worker) return;
      // A broken worker is replaced at the next question. Without an open question the error is not even logged:
      // Firefox raises it when a page is left while its worker is loading.
      const isAwaited = this.#open > 0;
      this.stop();
      if (isAwaited) this.#fail('the check could not be loaded');
      else event.preventDefault();
    });
    return worker;
  }

  #hear(message: CheckMessage<Row, Answer>): void {
    if ('rows' in message) this.#rows.push(...message.rows);
    else if ('done' in message) this.#open--;
    else if ('failed' in message) this.#fail(message.failed);
    else this.#take(message.answer);
  }
}
