import { element } from '../element.ts';

/**
 * Offers the columns of a table of cards, of which one has the texts; those of one name are read together.
 * @param columns none where there is no table: then there is nothing to choose, and the field goes
 * @param chosen index of the one that is read
 */
export function offerColumns(field: HTMLSelectElement, columns: readonly string[], chosen = -1): void {
  field.replaceChildren(
    ...[...new Set(columns)].map((name) =>
      element('option', { value: name, selected: name === columns[chosen] }, name),
    ),
  );
  (field.parentElement as HTMLElement).hidden = columns.length === 0;
}
