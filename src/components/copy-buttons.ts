import { copy } from './copy.ts';

/** Copies the text or the address of the entry, and says so. */
class CopyButtons extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', async ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      const text = target.dataset.copy ?? location.origin + location.pathname;
      const status = this.querySelector('[role=status]') as HTMLElement;
      status.textContent = await copy(text);
    });
  }
}

customElements.define('copy-buttons', CopyButtons);
