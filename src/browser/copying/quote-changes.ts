import type { Segment } from '../../keywords/model.ts';
import { type QuotedPassage, quoteChange } from '../../publish/quote-change.ts';
import { makeQuoteButton } from './quote-button.ts';

/** Offers quotations of what changed on the page of a comparison: of a passage, and of all that is not as it was. */
class QuoteChanges extends HTMLElement {
  connectedCallback(): void {
    const changed: QuotedPassage[] = [];
    for (const row of this.querySelectorAll<HTMLElement>('.change-row')) {
      // As it came: a browser that translates puts its own words there, which are no wording.
      const passage = { title: row.dataset.title ?? '', segments: segmentsIn(row) };
      if (row.dataset.status !== 'unchanged') changed.push(passage);
      const anchor = row.querySelector<HTMLAnchorElement>('a.anchor');
      if (anchor)
        makeQuoteButton(anchor, passage.title, (button) => this.#open(button, [passage], anchor.hash));
    }
    const whole = this.querySelector<HTMLButtonElement>('.quote-whole');
    // Where the menu cannot be had, as from a version that is no more, each part can still be linked.
    whole?.addEventListener('click', () => this.#open(whole, changed).catch(() => whole.remove()));
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

/** What a row shows woven together. */
function segmentsIn(row: HTMLElement): Segment[] {
  return [...(row.querySelector('.in-line')?.childNodes ?? [])].map((node) => ({
    op: node.nodeName === 'DEL' ? '-' : node.nodeName === 'INS' ? '+' : '=',
    text: node.textContent ?? '',
  }));
}

customElements.define('quote-changes', QuoteChanges);
