import { createUrls } from '../publish/urls.ts';
import { ownScript } from './own-script.ts';
import { showReport } from './sheet-report.ts';
import type { SheetQuestion, SheetReport } from './sheet-worker.ts';
import workerAddress from './sheet-worker.ts?worker&url';
import { takeFiles } from './take-file.ts';

/** Takes a sheet that is pasted, dropped or chosen, has it checked on this device, and shows what was found. */
class SheetCheck extends HTMLElement {
  readonly #text = this.querySelector('textarea') as HTMLTextAreaElement;
  readonly #file = this.querySelector('input[type=file]') as HTMLInputElement;
  readonly #status = this.querySelector('[role=status]') as HTMLElement;
  readonly #report = this.querySelector('.report') as HTMLElement;
  #worker: Worker | undefined;

  connectedCallback(): void {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#check(this.#text.value);
    });
    this.querySelector('form')?.addEventListener('reset', () => {
      this.#report.replaceChildren();
      this.#say('');
    });
    const take = (text: string) => {
      this.#text.value = text;
      this.#check(text);
    };
    takeFiles(this, this.#file, 'a keyword sheet', take, (message) => this.#say(message));
  }

  #say(message: string): void {
    this.#status.textContent = message;
  }

  #check(text: string): void {
    if (text.trim() === '') {
      this.#say('Found nothing, expected a keyword sheet. Paste one or choose its file.');
      return;
    }
    this.#worker?.terminate();
    this.#worker = new Worker(ownScript(workerAddress), { type: 'module' });
    this.#say('Checking …');
    this.#worker.addEventListener('message', ({ data }) => this.#show(data));
    this.#worker.addEventListener('error', () => this.#show({ failed: 'the check could not be loaded' }));
    const keywordsUrl = new URL(this.dataset.keywords ?? '', location.href).href;
    this.#worker.postMessage({ text, keywordsUrl } satisfies SheetQuestion);
  }

  async #show(answer: SheetReport | { failed: string }): Promise<void> {
    if ('failed' in answer) {
      this.#say(`The sheet was not checked: ${answer.failed}.`);
      return;
    }
    this.#say('Checked. The report stands below.');
    await showReport(this.#report, answer, createUrls(this.dataset.base ?? '/'));
    this.#report.querySelector('h2')?.focus();
  }
}

customElements.define('sheet-check', SheetCheck);
