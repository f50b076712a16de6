import type { ChosenKeyword } from '../../addresses/sheet-address.ts';
import { indexBySlug } from '../../keywords/by-slug.ts';
import { foldTypography } from '../../keywords/text/typography.ts';
import { findElement } from '../find-element.ts';

/** A keyword that can be chosen: its box, and its field for the numbers of the cards where its template takes one. */
interface Row {
  item: HTMLElement;
  box: HTMLInputElement;
  numbers: HTMLInputElement | null;
}

/** The keywords from A to Z, of which a reader chooses some. */
export class KeywordChoice {
  readonly #rows: Row[];
  readonly #count: HTMLElement;
  readonly #done: HTMLElement;
  /** What was chosen elsewhere and has no row here: a newer copy may know it. */
  #beyond: ChosenKeyword[] = [];

  /** @param changed is called when the reader chose otherwise */
  constructor(root: HTMLElement, changed: () => void) {
    this.#rows = [...root.querySelectorAll<HTMLElement>('li')].map((item) => ({
      item,
      box: findElement(item, '[type=checkbox]', HTMLInputElement),
      numbers: item.querySelector('[type=text]'),
    }));
    this.#count = findElement(root, '[data-count]');
    this.#done = findElement(root, '.choice-done');
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
    for (const { box, numbers } of this.#rows) if (numbers) numbers.hidden = !box.checked;
    const chosen = this.#rows.filter(({ box }) => box.checked).length;
    this.#count.textContent = chosen === 0 ? 'none' : `${chosen} of ${this.#rows.length}`;
    this.#done.hidden = chosen === 0;
  }

  #narrow(typed: string): void {
    const wanted = foldTypography(typed).toLowerCase();
    for (const { item } of this.#rows)
      item.hidden = !foldTypography(item.textContent).toLowerCase().includes(wanted);
  }
}

function numbersIn(field: HTMLInputElement | null): string[] {
  return field?.validity.valid ? [...new Set(field.value.split(/[\s,]+/).filter(Boolean))] : [];
}
