import type { Segment } from '../keywords/model.ts';

/** Makes an element with properties and children; strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A comparison with what went and what came marked. */
export function marks(segments: readonly Segment[]): (Node | string)[] {
  return segments.map(({ op, text, editorial }) =>
    op === '='
      ? text
      : element(op === '-' ? 'del' : 'ins', { className: editorial ? 'editorial' : '' }, text),
  );
}

/** So many rows are put on the page at a time, so that a reader can scroll while the rest comes. */
const rowsAtATime = 100;

/** Puts a list with a title on the page. */
export async function appendSection<T>(
  target: HTMLElement,
  title: string,
  rows: readonly T[],
  toElement: (row: T) => HTMLElement,
): Promise<void> {
  const list = element('ul', { className: 'rows report-rows' });
  target.append(element('section', { className: 'row-group' }, element('h3', {}, title), list));
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    list.append(...rows.slice(start, start + rowsAtATime).map(toElement));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
