/** What every check tells where it could not be made. */
export interface Failure {
  tell: 'failed';
  message: string;
}

/** The check that a tool makes in a worker, one at a time: a new one, or none, takes the place of the one before. */
export class CurrentCheck<Question, Answer> {
  readonly #createWorker: () => Worker;
  readonly #take: (answer: Answer | Failure) => void;
  #worker: Worker | undefined;

  /** @param take is called with what the check tells, for as long as no other has taken its place */
  constructor(createWorker: () => Worker, take: (answer: Answer | Failure) => void) {
    this.#createWorker = createWorker;
    this.#take = take;
  }

  start(question: Question): void {
    this.stop();
    const worker = this.#createWorker();
    // What a worker said before it was ended may still be under way.
    const take = (answer: Answer | Failure) => worker === this.#worker && this.#take(answer);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | Failure>) => take(data));
    worker.addEventListener('error', () =>
      take({ tell: 'failed', message: 'the check could not be loaded' }),
    );
    this.#worker = worker;
    this.ask(question);
  }

  /** Asks more of the check that was started; where none was, nothing. */
  ask(question: Question): void {
    this.#worker?.postMessage(question);
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
