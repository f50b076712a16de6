import type { ChosenKeyword } from '../../../addresses/sheet-address.ts';
import { indexBySlug } from '../../../general/by-slug.ts';
import { foldTypography } from '../../../keywords/text/typography.ts';
import { findElement } from '../../common/find-element.ts';

/** A keyword to choose: its checkbox, and a field for card numbers where its template takes one. */
interface Row {
  item: HTMLElement;
  box: HTMLInputElement;
  numbers: HTMLInputElement | null;
  /** The message beside the field for text that is no number. */
  fault: HTMLElement | null;
}

/** The list of keywords from A to Z from which a reader chooses. */
export class KeywordChoice {
  readonly #rows: Row[];
  readonly #count: HTMLElement;
  readonly #done: HTMLElement;
  readonly #found: HTMLElement;
  /** Chosen keywords without a row here: a newer version of the page may know them. */
  #beyond: ChosenKeyword[] = [];

  /** @param changed called when the reader changes the choice */
  constructor(root: HTMLElement, changed: () => void) {
    this.#rows = [...root.querySelectorAll<HTMLElement>('li')].map((item) => ({
      item,
      box: findElement(item, '[type=checkbox]', HTMLInputElement),
      numbers: item.querySelector<HTMLInputElement>('[type=text]'),
      fault: item.querySelector<HTMLElement>('.number-fault'),
    }));
    this.#count = findElement(root, '[data-count]');
    this.#done = findElement(root, '.choice-done');
    this.#found = findElement(root, '[data-found]');
    root.querySelector('ul')?.addEventListener('change', () => {
      this.#show();
      changed();
    });
    root.querySelector('[data-none]')?.addEventListener('click', () => {
      this.put([]);
      // The pressed button is gone with the choice.
      findElement(root, 'summary').focus();
      changed();
    });
    const find = findElement(root, '[type=search]', HTMLInputElement);
    find.addEventListener('input', () => this.#narrow(find.value));
    // Browsers restore the checkboxes when a page is reloaded.
    this.put([]);
  }

  read(): ChosenKeyword[] {
    const chosen = this.#rows.filter(({ box }) => box.checked);
    return [
      ...chosen.map(({ box, numbers }) => ({ slug: box.value, revision: null, numbers: numbersIn(numbers) })),
      ...this.#beyond,
    ];
  }

  put(keywords: readonly ChosenKeyword[]): void {
    const bySlug = indexBySlug(keywords);
    for (const { box, numbers } of this.#rows) {
      const chosen = bySlug.get(box.value);
      box.checked = chosen !== undefined;
      if (numbers) numbers.value = chosen?.numbers.join(', ') ?? '';
      bySlug.delete(box.value);
    }
    this.#beyond = [...bySlug.values()];
    this.#show();
  }

  /** Contents of number fields that are not numbers. */
  strangeNumbers(): string[] {
    return this.#rows.flatMap(({ box, numbers }) =>
      box.checked && numbers?.validity.patternMismatch ? numbers.value : [],
    );
  }

  #show(): void {
    for (const { box, numbers, fault } of this.#rows) {
      if (!numbers || !fault) continue;
      numbers.hidden = !box.checked;
      const isStrange = box.checked && numbers.validity.patternMismatch;
      numbers.ariaInvalid = String(isStrange);
      fault.hidden = !isStrange;
    }
    const chosen = this.#rows.filter(({ box }) => box.checked).length;
    this.#count.textContent = chosen === 0 ? 'none' : `${chosen} of ${this.#rows.length}`;
    this.#done.hidden = this.read().length === 0;
  }

  #narrow(typed: string): void {
    const wanted = foldTypography(typed).toLowerCase();
    for (const { item } of this.#rows)
      item.hidden = !foldTypography(item.textContent).toLowerCase().includes(wanted);
    const isFound = this.#rows.some(({ item }) => !item.hidden);
    this.#found.textContent = isFound ? '' : `No keyword is called “${typed.trim()}”.`;
  }
}

function numbersIn(field: HTMLInputElement | null): string[] {
  return field?.validity.valid ? [...new Set(field.value.toUpperCase().match(/[^\s,]+/g))] : [];
}
