import { element } from './element.ts';
import { isTyping } from './is-typing.ts';
import { readKept } from './kept.ts';

/** Remembers how a reader wants changes shown, and steps from change to change by button or by the keys n and p. */
class ChangeView extends HTMLElement {
  readonly #choices = [...this.querySelectorAll<HTMLInputElement>('input')];
  readonly #rows = [...this.querySelectorAll<HTMLElement>('.change-row:not([data-status=unchanged])')];
  /** The change that the reader stepped to last. */
  #row: HTMLElement | undefined;

  connectedCallback(): void {
    this.addEventListener('change', () => {
      const offered = this.#choices.map((input) => input.className);
      const chosen = this.#choices.filter((input) => input.checked).map((input) => input.className);
      // What this page does not offer stays as it was chosen elsewhere.
      remember([...chosen, ...(recall() ?? []).filter((name) => !offered.includes(name))]);
      this.#putSidesThere();
    });
    // A page from the browser's cache is as it was left, before a later one was shown otherwise.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#showAsKept());
    this.#showAsKept();
    const buttons = this.querySelectorAll<HTMLButtonElement>('[data-step]');
    if (buttons.length === 0) return;
    for (const button of buttons)
      button.addEventListener('click', () => this.#step(Number(button.dataset.step)));
    document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
      const step = { n: 1, p: -1 }[key];
      if (step && !isTyping(target) && !ctrlKey && !metaKey && !altKey) this.#step(step);
    });
  }

  #showAsKept(): void {
    const kept = recall();
    for (const input of this.#choices) input.checked = kept?.includes(input.className) ?? input.checked;
    this.#putSidesThere();
  }

  /**
   * A long list comes in line alone, since every reader waits for its bytes; whoever wants the sides has them made of
   * that.
   */
  #putSidesThere(): void {
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

  #step(by: number): void {
    // A list around them may show some of them only.
    const rows = this.#rows.filter((row) => row.getClientRects().length > 0);
    if (rows.length === 0) return;
    const at = this.#row ? rows.indexOf(this.#row) : -1;
    const row = rows[at === -1 && by < 0 ? rows.length - 1 : (at + by + rows.length) % rows.length];
    this.#row = row;
    row?.setAttribute('tabindex', '-1');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
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

function remember(chosen: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(chosen));
  } catch {
    // Where storage is barred the choice holds for this page.
  }
}

customElements.define('change-view', ChangeView);
