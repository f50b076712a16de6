import type { Segment } from '../../keywords/model.ts';
import { type QuotedPassage, quoteChange } from '../../publish/quotations/change.ts';
import { makeQuoteButton } from './quote-button.ts';

/** Offers quotations of the changes on a comparison page: of one passage, or of everything that changed. */
class QuoteChanges extends HTMLElement {
  connectedCallback(): void {
    const changed: QuotedPassage[] = [];
    for (const row of this.querySelectorAll<HTMLElement>('.change-row')) {
      // Read at once, as served: browser translation replaces the words, and its words are no wording.
      const passage = { title: row.dataset.title ?? '', segments: segmentsIn(row) };
      if (row.dataset.status !== 'unchanged') changed.push(passage);
      const anchor = row.querySelector<HTMLAnchorElement>('a.anchor');
      if (anchor)
        makeQuoteButton(anchor, passage.title, (button) => this.#open(button, [passage], anchor.hash));
    }
    const whole = this.querySelector<HTMLButtonElement>('.quote-whole');
    // Where the menu cannot be loaded, as on a page of an old version, each part still has its link, and the first gets
    // the focus.
    whole?.addEventListener('click', () =>
      this.#open(whole, changed).catch(() => {
        whole.remove();
        this.querySelector<HTMLElement>('.change-row .anchor')?.focus();
      }),
    );
  }

  async #open(button: HTMLElement, passages: readonly QuotedPassage[], hash = ''): Promise<void> {
    const { openCopyMenu, quotationChoices } = await import('./copy-menu.ts');
    const { name = '', wordings = '' } = this.dataset;
    const url = location.origin + location.pathname + hash;
    await openCopyMenu(this, button, [
      [hash ? 'Link to it' : 'Link to this comparison', url],
      ...quotationChoices((format) => quoteChange(format, { name, passages, wordings, url })),
    ]);
  }
}

/** The segments that a row shows inline. */
function segmentsIn(row: HTMLElement): Segment[] {
  return [...(row.querySelector('.in-line')?.childNodes ?? [])].map((node) => ({
    op: node.nodeName === 'DEL' ? '-' : node.nodeName === 'INS' ? '+' : '=',
    text: node.textContent ?? '',
  }));
}

customElements.define('quote-changes', QuoteChanges);
