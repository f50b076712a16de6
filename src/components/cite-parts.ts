import { quotationFormats, quote } from '../glossary/quote.ts';
import { element } from './element.ts';

const formatLabels = { text: 'Quote as text', markdown: 'Quote for Markdown', discord: 'Quote for Discord' };

/** Offers, for each part of a text, links to it and quotations of it: the part's own link becomes the button. */
class CiteParts extends HTMLElement {
  readonly #menu = element('div', { className: 'cite-menu', popover: 'auto' });
  readonly #status = element('p', { role: 'status' });

  connectedCallback(): void {
    for (const anchor of this.querySelectorAll<HTMLAnchorElement>('.anchor')) {
      const button = element('button', {
        type: 'button',
        className: 'anchor',
        title: 'Link to it or quote it',
      });
      const id = anchor.dataset.id ?? '';
      const part = anchor.closest('.part') as HTMLElement;
      button.dataset.id = id;
      button.ariaLabel = `Cite ${partInWords(id)}`;
      button.ariaHasPopup = 'dialog';
      button.addEventListener('click', () => this.#open(button, part));
      anchor.replaceWith(button);
    }
    this.append(this.#menu);
  }

  #open(button: HTMLButtonElement, part: HTMLElement): void {
    const { name = '', revision = '', sources = '', current = '', wording = '' } = this.dataset;
    const addressOf = (page: string) => new URL(`${page}#${part.id}`, location.href).href;
    const quotation = {
      name,
      revision,
      sources,
      part: partInWords(part.id),
      text: part.textContent ?? '',
      url: addressOf(wording),
    };
    this.#status.textContent = '';
    this.#menu.role = 'dialog';
    this.#menu.ariaLabel = button.ariaLabel;
    this.#menu.replaceChildren(
      this.#copy('Link to the current text', addressOf(current)),
      this.#copy('Link to this wording, for ever', addressOf(wording)),
      ...quotationFormats.map((format) => this.#copy(formatLabels[format], quote(format, quotation))),
      this.#status,
    );
    this.#menu.showPopover();
    const { left, bottom } = button.getBoundingClientRect();
    const highest = innerHeight - this.#menu.offsetHeight - 8;
    this.#menu.style.left = `${Math.max(8, Math.min(left, innerWidth - this.#menu.offsetWidth - 8))}px`;
    this.#menu.style.top = `${Math.max(8, Math.min(bottom + 4, highest))}px`;
    this.#menu.querySelector('button')?.focus();
  }

  #copy(label: string, text: string): HTMLButtonElement {
    const button = element('button', { type: 'button' }, label);
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(text);
        this.#status.textContent = 'Copied';
      } catch {
        this.#status.textContent = 'This browser did not allow copying';
      }
    });
    return button;
  }
}

function partInWords(id: string): string {
  return id === 'meaning' ? 'meaning' : `ruling ${id.slice(1)}`;
}

customElements.define('cite-parts', CiteParts);
