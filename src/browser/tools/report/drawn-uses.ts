import { saidNumbers, type UseCount, useColumns, usesAsTsv } from '../../../checks/cards/uses.ts';
import { countedInWords } from '../../../keywords/text/said/counted.ts';
import { element } from '../../common/element.ts';
import { saveAs } from '../../common/save-as.ts';

/**
 * Draws a table of the keywords that cards use: each keyword, how often, and with which numbers; with a button that
 * saves it for a spreadsheet.
 */
export function drawUses(uses: readonly UseCount[], addressOf: (slug: string) => string): HTMLElement {
  const cell = (text: string | number) => element('td', {}, String(text));
  const head = useColumns.map((name) => element('th', { scope: 'col' }, name));
  const rows = uses.map(({ name, slug, cards, mentions, numbers }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, element('a', { href: addressOf(slug) }, name)),
      cell(cards),
      cell(mentions),
      cell(saidNumbers(numbers)),
    ),
  );
  const save = element('button', { type: 'button', className: 'button' }, 'Save as a table (TSV)');
  save.addEventListener('click', () => saveAs('keywords.tsv', usesAsTsv(uses)));
  const count = countedInWords(uses.length, 'keyword');
  return element(
    'details',
    { className: 'uses' },
    element('summary', {}, `What these cards use: ${count}`),
    element('p', {}, save),
    element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
  );
}
