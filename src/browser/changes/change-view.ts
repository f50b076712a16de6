import { element } from '../common/element.ts';
import { keep, readKept } from '../common/kept.ts';
import { offerSteps } from './change-steps.ts';

/** Remembers how a reader wants changes shown, and offers steps from change to change. */
class ChangeView extends HTMLElement {
  readonly #choices = [...this.querySelectorAll<HTMLInputElement>('input')];

  connectedCallback(): void {
    this.addEventListener('change', () => {
      const offered = this.#choices.map((input) => input.className);
      const chosen = this.#choices.filter((input) => input.checked).map((input) => input.className);
      // Choices that this page does not offer stay as they were made elsewhere.
      const others = (recall() ?? []).filter((name) => !offered.includes(name));
      keep(storageKey, JSON.stringify([...chosen, ...others]));
      this.#addSides();
    });
    // A page from the back/forward cache may predate a choice made on a later page.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#showAsKept());
    window.addEventListener('hashchange', () => this.#showTarget());
    this.#showAsKept();
    offerSteps(this);
  }

  #showAsKept(): void {
    const kept = recall();
    for (const input of this.#choices) input.checked = kept?.includes(input.className) ?? input.checked;
    this.#showTarget();
    this.#addSides();
  }

  /** Shows what the address leads to, although the reader hid such changes elsewhere; that choice is kept. */
  #showTarget(): void {
    const hiding = this.querySelector<HTMLInputElement>('.hide-editorial:checked');
    // While a page loads, the browser has no `:target` yet.
    const target = hiding && document.getElementById(location.hash.slice(1));
    if (!target || !this.contains(target) || target.getClientRects().length > 0) return;
    hiding.checked = false;
    target.scrollIntoView();
  }

  /**
   * Adds the side-by-side texts. A long list is sent without them, since every reader waits for its bytes; they are
   * made from the inline texts when a reader asks for them.
   */
  #addSides(): void {
    if (!this.querySelector('.view-side:checked') || this.querySelector('.side')) return;
    for (const inLine of this.querySelectorAll('.change-row .in-line')) {
      const withoutOther = (side: string, other: 'ins' | 'del') => {
        const own = inLine.cloneNode(true) as HTMLElement;
        own.className = `side ${side}`;
        for (const mark of own.querySelectorAll(other)) mark.remove();
        if (own.textContent === '') own.append(element('span', { className: 'none' }, 'not there'));
        return own;
      };
      inLine.after(withoutOther('old', 'ins'), withoutOther('new', 'del'));
    }
  }
}

const storageKey = 'change-view';

function recall(): string[] | null {
  try {
    return readKept(localStorage, storageKey, isList);
  } catch {
    return null;
  }
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

customElements.define('change-view', ChangeView);
