import { createUrls } from '../publish/urls.ts';
import { CurrentCheck } from './current-check.ts';
import { ownScript } from './own-script.ts';
import { showReport } from './sheet-report.ts';
import type { SheetAnswer, SheetQuestion, SheetRow } from './sheet-worker.ts';
import workerAddress from './sheet-worker.ts?worker&url';
import { ToolText } from './tool-text.ts';

/** Takes a sheet that is pasted, dropped or chosen, has it checked on this device, and shows what was found. */
class SheetCheck extends HTMLElement {
  readonly #text = new ToolText(
    this,
    'a keyword sheet',
    () => this.#check(),
    (message) => this.#say(message),
  );
  readonly #status = this.querySelector('[role=status]') as HTMLElement;
  readonly #report = this.querySelector('.report') as HTMLElement;
  readonly #current = new CurrentCheck<SheetQuestion, SheetRow, SheetAnswer>(
    () => new Worker(ownScript(workerAddress), { type: 'module' }),
    (answer) => this.#show(answer),
    (message) => {
      this.#clear();
      this.#say(`The sheet was not checked: ${message}.`);
    },
  );

  connectedCallback(): void {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#check();
    });
    this.querySelector('form')?.addEventListener('reset', () => this.#clear());
  }

  #say(message: string): void {
    this.#status.textContent = message;
  }

  #check(): void {
    const text = this.#text.read();
    if (text.trim() === '') {
      this.#clear();
      this.#say('Found nothing, expected a keyword sheet. Paste one or choose its file.');
      return;
    }
    this.#say(`Checking ${this.#text.title} …`);
    const keywordsUrl = new URL(this.dataset.keywords ?? '', location.href).href;
    this.#current.start({ text, keywordsUrl });
  }

  #clear(): void {
    this.#current.stop();
    this.#report.replaceChildren();
    this.#say('');
  }

  #show(answer: SheetAnswer): void {
    this.#say('Checked. The report stands below.');
    showReport(this.#report, this.#current.rows, answer, createUrls(this.dataset.base ?? '/'));
    this.#report.querySelector('h2')?.focus();
  }
}

customElements.define('sheet-check', SheetCheck);
