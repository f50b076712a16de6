import { element } from '../common/element.ts';
import { findElement } from '../common/find-element.ts';

/** The field for choosing the column of a card table that has the texts. */
export class ColumnChoice {
  readonly #field: HTMLSelectElement;
  #chosen: string | undefined;

  /** @param check called when the reader has chosen another column */
  constructor(tool: HTMLElement, check: () => void) {
    this.#field = findElement(tool, '#column', HTMLSelectElement);
    this.#field.addEventListener('change', () => {
      this.#chosen = this.#field.value;
      check();
    });
  }

  /** The column that the reader chose for this text; undefined to read all columns that have texts. */
  get chosen(): string | undefined {
    return this.#chosen;
  }

  /** Resets the choice, as for another text. */
  forget(): void {
    this.#chosen = undefined;
  }

  /**
   * Offers the columns of a table; those with the same name are read together.
   * @param columns empty where there is no table: then the field is hidden
   * @param read index of the column that is read
   */
  offer(columns: readonly string[], read = -1): void {
    this.#field.replaceChildren(
      ...[...new Set(columns)].map((name) =>
        element('option', { value: name, selected: name === columns[read] }, name),
      ),
    );
    (this.#field.parentElement as HTMLElement).hidden = columns.length === 0;
  }
}
