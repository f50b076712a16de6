import { inFigures } from '../../../keywords/text/said/counted.ts';
import { element } from '../../common/element.ts';
import { saveAs } from '../../common/save-as.ts';

/** How many rows of a section are shown at a time. */
const rowsAtATime = 200;

/** A list with a title and a count. A long list has a button that shows more of it, a batch at a time. */
export function reportSection<T>(
  title: string,
  rows: readonly T[],
  toElement: (row: T) => HTMLElement,
): HTMLElement {
  const list = element('ul', { className: 'rows report-rows' });
  const more = element('button', { type: 'button', className: 'button more' });
  let shown = 0;
  const showNext = () => {
    const next = rows.slice(shown, shown + rowsAtATime).map(toElement);
    list.append(...next);
    shown += next.length;
    const left = rows.length - shown;
    more.textContent = `Show the next ${Math.min(left, rowsAtATime)} of ${inFigures(left)}`;
    more.hidden = left === 0;
    return next[0];
  };
  showNext();
  more.addEventListener('click', () => {
    // The focus moves to the first of the new rows.
    const first = showNext();
    first?.setAttribute('tabindex', '-1');
    first?.focus();
  });
  const heading = element('h3', {}, `${title}: ${inFigures(rows.length)}`);
  return element('section', { className: 'row-group' }, heading, list, more);
}

/**
 * A button that saves the whole report as plain text, including what is not shown.
 * @param toLines makes the report, one line per finding, when it is asked for
 */
export function saveButton(toLines: () => string[]): HTMLElement {
  const button = element('button', { type: 'button', className: 'button' }, 'Save the whole report as text');
  button.addEventListener('click', () => {
    const lines = toLines().map((line) => line.replace(/\s+/g, ' '));
    saveAs('report.txt', `${lines.join('\n')}\n`);
  });
  return button;
}
