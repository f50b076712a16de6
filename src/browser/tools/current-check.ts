/**
 * What the worker of a check tells: rows of its report, a stretch at a time, what else there is, why it could not
 * check; and, behind the last of these, that a question is dealt with.
 */
export type CheckMessage<Row, Answer> =
  | { rows: readonly Row[] }
  | { answer: Answer }
  | { failed: string }
  | { done: true };

/**
 * The check that a tool makes in a worker, one at a time: a new one, or none, takes the place of the one before. A
 * worker that has nothing left to do is kept for the next, with what it has fetched; one that is busy is ended.
 */
export class CurrentCheck<Question, Row, Answer> {
  readonly #createWorker: () => Worker;
  readonly #take: (answer: Answer) => void;
  readonly #fail: (message: string) => void;
  #worker: Worker | undefined;
  /** Questions that the worker has not dealt with. */
  #open = 0;
  #rows: Row[] = [];

  /**
   * @param take is called with what a check tells besides its rows, for as long as no other has taken its place
   * @param fail likewise, with why it could not be made
   */
  constructor(createWorker: () => Worker, take: (answer: Answer) => void, fail: (message: string) => void) {
    this.#createWorker = createWorker;
    this.#take = take;
    this.#fail = fail;
  }

  /** The rows that were told so far. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Has a worker ready before there is anything to check. */
  prepare(): void {
    this.#worker ??= this.#listenTo(this.#createWorker());
  }

  start(question: Question): void {
    if (this.#open > 0) this.stop();
    this.#rows = [];
    this.prepare();
    this.ask(question);
  }

  /** Asks more of the check that was started; where none was, nothing. */
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
    // What a worker told before it was ended may still be under way.
    const hear = (message: CheckMessage<Row, Answer>) => worker === this.#worker && this.#hear(message);
    worker.addEventListener('message', ({ data }) => hear(data));
    worker.addEventListener('error', (event) => {
      if (worker !== this.#worker) return;
      // It answers nothing any more; whoever asks next has another. Where nobody asked there is nothing to tell, not
      // even to the console: a page that is left while its worker loads has this in Firefox.
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
