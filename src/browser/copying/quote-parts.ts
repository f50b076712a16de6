import { element } from '../element.ts';

/** Makes of each passage's own link a button that offers links to the passage and quotations of it. */
class QuoteParts extends HTMLElement {
  connectedCallback(): void {
    for (const anchor of this.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
      const passage = anchor.closest('.passage') as HTMLElement;
      // As it came: a browser that translates puts its own words there, which are no wording.
      const quoted = { part: passage.dataset.name ?? '', text: passage.textContent ?? '' };
      const button = element('button', {
        type: 'button',
        className: 'anchor',
        title: 'Link to it or quote it',
        value: anchor.hash,
        ariaLabel: `Quote ${quoted.part}`,
        ariaHasPopup: 'dialog',
      });
      button.dataset.label = anchor.dataset.label;
      button.addEventListener('click', async () => {
        const menu = await import('./quote-menu.ts').catch(() => null);
        if (menu) await menu.openQuoteMenu(this, button, quoted);
        // Where it cannot be had, as from a version that is no more, it is the link that stood here.
        else location.hash = button.value;
      });
      anchor.replaceWith(button);
    }
  }
}

customElements.define('quote-parts', QuoteParts);
