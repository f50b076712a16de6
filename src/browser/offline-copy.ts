interface Progress {
  done?: number;
  total?: number;
  kept?: number;
  failed?: true;
}

const keptText = 'Kept on this device for use without signal.';

/** Keeps the reference on this device when the reader asks for it, and up to date on later visits. */
class OfflineCopy extends HTMLElement {
  readonly #button = this.querySelector('button') as HTMLButtonElement;
  readonly #status = this.querySelector('[role=status]') as HTMLElement;

  async connectedCallback(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    this.hidden = false;
    this.#button.addEventListener('click', () => this.#keep());
    navigator.serviceWorker.addEventListener('message', ({ data }) => this.#show(data as Progress));
    if (!navigator.serviceWorker.controller) return;
    this.#button.hidden = true;
    this.#status.textContent = keptText;
    if (!lookedThisVisit()) await this.#keep();
  }

  async #keep(): Promise<void> {
    this.#button.hidden = true;
    this.#status.textContent = '';
    try {
      const { ownScript } = await import('./own-script.ts');
      await navigator.serviceWorker.register(ownScript(this.dataset.worker ?? ''));
      (await navigator.serviceWorker.ready).active?.postMessage('keep');
    } catch {
      this.#show({ failed: true });
    }
  }

  #show({ done, total, kept, failed }: Progress): void {
    if (kept) this.#status.textContent = keptText;
    else if (failed && navigator.onLine) this.#status.textContent = 'The copy could not be made.';
    else if (failed) this.#status.textContent = 'You are reading the copy on this device.';
    else this.#status.textContent = `Keeping a copy: ${done} of ${total} …`;
    this.#button.hidden = !(failed && navigator.onLine);
  }
}

/** Whether this visit has already looked for a newer copy; once is enough. */
function lookedThisVisit(): boolean {
  try {
    const looked = sessionStorage.getItem('looked-for-copy') !== null;
    sessionStorage.setItem('looked-for-copy', '');
    return looked;
  } catch {
    return false;
  }
}

customElements.define('offline-copy', OfflineCopy);
