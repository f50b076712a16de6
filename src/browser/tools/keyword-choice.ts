import type { ChosenKeyword } from '../../addresses/sheet-address.ts';
import { indexBySlug } from '../../general/by-slug.ts';
import { foldTypography } from '../../keywords/text/typography.ts';
import { findElement } from '../find-element.ts';

/** A keyword that can be chosen: its box, and its field for the numbers of the cards where its template takes one. */
interface Row {
  item: HTMLElement;
  box: HTMLInputElement;
  numbers: HTMLInputElement | null;
  /** What is said beside it where no numbers stand in it. */
  fault: HTMLElement | null;
}

/** The keywords from A to Z, of which a reader chooses some. */
export class KeywordChoice {
  readonly #rows: Row[];
  readonly #count: HTMLElement;
  readonly #done: HTMLElement;
  readonly #found: HTMLElement;
  /** What was chosen elsewhere and has no row here: a newer copy may know it. */
  #beyond: ChosenKeyword[] = [];

  /** @param changed is called when the reader chose otherwise */
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
      changed();
    });
    const find = findElement(root, '[type=search]', HTMLInputElement);
    find.addEventListener('input', () => this.#narrow(find.value));
    // A browser ticks again what was ticked before the page was loaded anew.
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

  /** What stands in a field for numbers and is none. */
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
    this.#done.hidden = chosen === 0;
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
