import { element } from './element.ts';

/**
 * Offers the columns of a table of cards, of which one has the texts.
 * @param columns none where there is no table: then there is nothing to choose, and the field goes
 * @param chosen index of the one that is read
 */
export function offerColumns(field: HTMLSelectElement, columns: readonly string[], chosen = -1): void {
  field.replaceChildren(
    ...columns.map((name, index) => element('option', { value: name, selected: index === chosen }, name)),
  );
  (field.parentElement as HTMLElement).hidden = columns.length === 0;
}
