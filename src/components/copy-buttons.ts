/** Copies the text or the address of the entry, and says so. */
class CopyButtons extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', async ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      const text = target.dataset.copy ?? new URL(canonical?.pathname ?? '', location.href).href;
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
