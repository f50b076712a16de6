/** Makes of each passage's own link a button that offers links to the passage and quotations of it. */
class CiteParts extends HTMLElement {
  connectedCallback(): void {
    for (const anchor of this.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
      const passage = anchor.closest('.passage') as HTMLElement;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'anchor';
      button.title = 'Link to it or quote it';
      button.value = anchor.hash;
      button.dataset.label = anchor.dataset.label;
      button.ariaLabel = `Cite ${passage.dataset.name}`;
      button.ariaHasPopup = 'dialog';
      button.addEventListener('click', async () => {
        const { openCiteMenu } = await import('./cite-menu.ts');
        openCiteMenu(this, button, passage);
      });
      anchor.replaceWith(button);
    }
  }
}

customElements.define('cite-parts', CiteParts);
