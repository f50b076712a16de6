import { findElement } from '../common/find-element.ts';
import { copyAndSay } from './copy-text.ts';

/** Copies what a button in it holds, or the page's address, or shares both, and reports that in its status line. */
class CopyButtons extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', ({ target }) => {
      // Browser translation wraps the words of a button in an element.
      const button = (target as Element).closest('button');
      if (!button) return;
      const { share, copy, copied } = button.dataset;
      const url = location.origin + location.pathname;
      if (share !== undefined) this.#share(share, url, copied);
      else this.#copy(copy ?? url, copied);
    });
  }

  /** Shares through the device, which knows where its owner writes; copies where sharing is not available. */
  async #share(text: string, url: string, copied?: string): Promise<void> {
    if (!navigator.share) return this.#copy(`${text}\n${url}`, copied);
    try {
      await navigator.share({ text, url });
    } catch (error) {
      // Closing the share sheet is a decision, not a failure.
      if ((error as Error).name !== 'AbortError') this.#copy(`${text}\n${url}`, copied);
    }
  }

  #copy(text: string, copied?: string): Promise<void> {
    return copyAndSay(text, findElement(this, '[role=status]'), copied);
  }
}

customElements.define('copy-buttons', CopyButtons);
