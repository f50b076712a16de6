import { createUrls } from '../glossary/urls.ts';
import { showReport } from './sheet-report.ts';
import type { SheetQuestion, SheetReport } from './sheet-worker.ts';

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
      this.#status.textContent = '';
    });
    this.#file.addEventListener('change', () => this.#open(this.#file.files?.[0]));
    this.addEventListener('dragover', (event) => event.preventDefault());
    this.addEventListener('drop', (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      this.#open(file);
    });
  }

  async #open(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      this.#text.value = text;
      this.#check(text);
    } catch {
      this.#status.textContent = `Found bytes in ${file.name} that are not text (UTF-8), expected a keyword sheet.`;
    }
  }

  #check(text: string): void {
    if (text.trim() === '') {
      this.#status.textContent = 'Found nothing, expected a keyword sheet. Paste one or choose its file.';
      return;
    }
    this.#worker?.terminate();
    this.#worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
    this.#status.textContent = 'Checking …';
    this.#worker.addEventListener('message', ({ data }) => this.#show(data));
    this.#worker.addEventListener('error', () => this.#show({ failed: 'the check could not be loaded' }));
    const keywordsUrl = new URL(this.dataset.keywords ?? '', location.href).href;
    this.#worker.postMessage({ text, keywordsUrl } satisfies SheetQuestion);
  }

  async #show(answer: SheetReport | { failed: string }): Promise<void> {
    if ('failed' in answer) {
      this.#status.textContent = `The sheet was not checked: ${answer.failed}.`;
      return;
    }
    this.#status.textContent = 'Checked. The report stands below.';
    await showReport(this.#report, answer, createUrls(this.dataset.base ?? '/'));
    this.#report.querySelector('h2')?.focus();
  }
}

customElements.define('sheet-check', SheetCheck);
