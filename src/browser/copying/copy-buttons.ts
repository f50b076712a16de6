import { findElement } from '../find-element.ts';
import { copyText } from './copy-text.ts';

/** Copies what a button in it holds, or the address of the page, or shares both, and says so in its status. */
class CopyButtons extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', ({ target }) => {
      // A browser that translates a page puts an element around the words of a button.
      const button = (target as Element).closest('button');
      if (!button) return;
      const { share, copy } = button.dataset;
      const url = location.origin + location.pathname;
      if (share !== undefined) this.#share(share, url);
      else this.#copy(copy ?? url);
    });
  }

  /** Hands it to the device, which knows where its owner writes; where there is no such thing, it is copied. */
  async #share(text: string, url: string): Promise<void> {
    if (!navigator.share) return this.#copy(`${text}\n${url}`);
    try {
      await navigator.share({ text, url });
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if ((error as Error).name !== 'AbortError') this.#copy(`${text}\n${url}`);
    }
  }

  async #copy(text: string): Promise<void> {
    findElement(this, '[role=status]').textContent = await copyText(text);
  }
}

customElements.define('copy-buttons', CopyButtons);
