import { makeQuoteButton } from './quote-button.ts';

/** Turns each passage's own link into a button that offers links to the passage and quotations of it. */
class QuoteParts extends HTMLElement {
  connectedCallback(): void {
    for (const anchor of this.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
      const passage = anchor.closest('.passage') as HTMLElement;
      // Read at once, as served: browser translation replaces the words, and its words are no wording.
      const { name: part = '', fate = null } = passage.dataset;
      const quoted = { part, text: passage.textContent ?? '', fate };
      makeQuoteButton(anchor, part, async (button) => {
        const { openQuoteMenu } = await import('./quote-menu.ts');
        await openQuoteMenu(this, button, quoted);
      });
    }
  }
}

customElements.define('quote-parts', QuoteParts);
