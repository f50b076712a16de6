/** Makes of each part's own link a button that offers links to the part and quotations of it. */
class CiteParts extends HTMLElement {
  connectedCallback(): void {
    for (const anchor of this.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
      const part = anchor.closest('.part') as HTMLElement;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'anchor';
      button.title = 'Link to it or quote it';
      button.dataset.id = part.id;
      button.ariaLabel = `Cite ${part.id === 'meaning' ? 'meaning' : `ruling ${part.id.slice(1)}`}`;
      button.ariaHasPopup = 'dialog';
      button.addEventListener('click', async () => {
        const { openCiteMenu } = await import('./cite-menu.ts');
        openCiteMenu(this, button, part);
      });
      anchor.replaceWith(button);
    }
  }
}

customElements.define('cite-parts', CiteParts);
