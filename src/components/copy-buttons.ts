/** Copies the text or the address of the entry, and says so. */
class CopyButtons extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', async ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      const text = target.dataset.copy ?? location.origin + location.pathname;
      const status = this.querySelector('[role=status]') as HTMLElement;
      try {
        await navigator.clipboard.writeText(text);
        status.textContent = 'Copied';
      } catch {
        status.textContent = 'This browser did not allow copying';
      }
    });
  }
}

customElements.define('copy-buttons', CopyButtons);
