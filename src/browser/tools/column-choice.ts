import { element } from '../element.ts';
import { findElement } from '../find-element.ts';

/** The field in which a reader chooses the column of a table of cards that has the texts. */
export class ColumnChoice {
  readonly #field: HTMLSelectElement;
  #chosen: string | undefined;

  /** @param check is called when the reader has chosen another column */
  constructor(tool: HTMLElement, check: () => void) {
    this.#field = findElement(tool, '#column', HTMLSelectElement);
    this.#field.addEventListener('change', () => {
      this.#chosen = this.#field.value;
      check();
    });
  }

  /** The column that the reader chose for this text; without a choice all that hold texts are read. */
  get chosen(): string | undefined {
    return this.#chosen;
  }

  /** Takes the choice back, as for another text. */
  forget(): void {
    this.#chosen = undefined;
  }

  /**
   * Offers the columns of a table; those of one name are read together.
   * @param columns none where there is no table: then there is nothing to choose, and the field goes
   * @param read index of the one that is read
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
