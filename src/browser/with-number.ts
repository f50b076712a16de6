import { fillIn, takesNumber, toldAlone } from '../keywords/wording/filled-in.ts';
import { splitMeaning } from '../keywords/wording/type-line.ts';
import { drawFilled } from './common/drawn-text.ts';
import { element } from './common/element.ts';

/**
 * Shows beside a keyword's text what it does with a card's number in place of X. The text itself, and all that is
 * copied or quoted from the page, stays as it is.
 * @param number digits, as in the address
 */
export function showWithNumber(number: string): void {
  const text = document.querySelector<HTMLElement>('.canonical-text');
  const meaning = text?.querySelector('.meaning');
  const { name = '', template = '' } = text?.dataset ?? {};
  if (!meaning || !takesNumber(template, name)) return;
  const effect = toldAlone(splitMeaning(meaning.textContent).effect);
  meaning.after(
    element(
      'aside',
      { className: 'with-number' },
      element('p', { className: 'part-label' }, `With ${number} for X, as this site reads it:`),
      element('p', {}, ...fillIn(effect, number).map(drawFilled)),
    ),
  );
}
