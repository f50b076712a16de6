/** Copies what a button in it holds, or the address of the page, and says so in its status. */
class CopyButtons extends HTMLElement {
  constructor() {
    super();
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
