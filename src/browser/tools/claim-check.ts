import { claimHash, claimIn } from '../../addresses/claim-address.ts';
import { createUrls } from '../../addresses/urls.ts';
import { findElement } from '../common/find-element.ts';
import { checkAgain, noteChecked } from './checked-before.ts';
import { CurrentCheck } from './current-check.ts';
import { showReport } from './report/claim-report.ts';
import { ToolText } from './text/tool-text.ts';
import { startToolWorker } from './tool-worker.ts';
import type { ClaimAnswer, ClaimRow } from './worker/claim-worker.ts';

/** Longest text to put into the address, in characters. */
const longestShared = 1_000;

/**
 * Takes the text to check, pasted, dropped, chosen as a file or given in the address, checks it on this device, and
 * shows the result.
 */
class ClaimCheck extends HTMLElement {
  readonly #text = new ToolText(
    this,
    'a sentence or a sheet',
    () => this.#check(),
    (message) => this.#say(message),
  );
  readonly #status = findElement(this, '[role=status]');
  readonly #report = findElement(this, '.report');
  readonly #current = new CurrentCheck<string, ClaimRow, ClaimAnswer>(
    () => startToolWorker(this),
    (answer) => this.#show(answer),
    (message) => {
      // The address keeps the claim, so that opening it again with a connection gives the answer.
      this.#empty();
      this.#say(`It was not checked: ${message}.`);
    },
  );

  connectedCallback(): void {
    this.#current.prepare();
    this.addEventListener('reset', () => this.#clear());
    // The search of this page leads here too, without reloading it.
    addEventListener('hashchange', () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      this.#checkAddress();
    });
    this.#checkAddress();
    checkAgain(() => this.#text.read() && this.#check());
  }

  #checkAddress(): void {
    const claimed = claimIn(location.hash);
    if (!claimed) return;
    this.#text.put(claimed, 'Text from the address');
    this.#check();
  }

  #say(message: string): void {
    this.#status.textContent = message;
  }

  #check(): void {
    const text = this.#text.read();
    if (text.trim() === '') {
      this.#clear();
      this.#say('Paste a sentence or a sheet first, or choose a file.');
      return;
    }
    this.#say(`Checking ${this.#text.title} …`);
    // A short text can be shared together with its answer. After the hash, it is sent to no server.
    const isShort = text.length <= longestShared;
    history.replaceState(null, '', isShort ? claimHash(text) : location.pathname);
    if (!isShort) noteChecked();
    this.#current.start(text);
  }

  #clear(): void {
    this.#empty();
    history.replaceState(null, '', location.pathname);
    this.#say('');
  }

  #empty(): void {
    this.#current.stop();
    this.#report.replaceChildren();
  }

  #show(answer: ClaimAnswer): void {
    this.#say('Checked. The report is below.');
    showReport(this.#report, this.#current.rows, answer, createUrls(this.dataset.base ?? '/'));
    this.#text.leadTo(this.#report.querySelector('h2'));
  }
}

customElements.define('claim-check', ClaimCheck);
