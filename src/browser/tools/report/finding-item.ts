import { withCard } from '../../../checks/cards/document-findings.ts';
import { severityLabels } from '../../../keywords/diagnostics/diagnostics.ts';
import { drawSegments } from '../../common/drawn-text.ts';
import { element } from '../../common/element.ts';
import type { ToolText } from '../text/tool-text.ts';
import type { FindingRow } from '../worker/finding-row.ts';

/**
 * Draws a finding with a button to its place in the text and, where the fix is known, one that applies it.
 * @param check called after a fix; also where the text has changed meanwhile, so that the findings are current again
 */
export function findingItem(row: FindingRow, text: ToolText, check: () => void): HTMLElement {
  const { line, column, severity, card, message, replacement, written, segments } = row;
  const place = element('button', { type: 'button', className: 'button place' }, `Line ${line}`);
  place.ariaLabel = `Line ${line}, column ${column}: show it in the text`;
  place.addEventListener('click', () => text.select(row));
  const badge = element('span', { className: `badge ${severity}` }, severityLabels[severity]);
  const item = element('li', {}, place, badge, element('span', {}, withCard(card, message)));
  if (replacement && written) {
    const replace = element(
      'button',
      { type: 'button', className: 'button replace' },
      `Replace with “${replacement}”`,
    );
    replace.addEventListener('click', () => {
      text.replace(row, written);
      check();
    });
    item.append(replace);
  }
  if (segments) item.append(element('p', { className: 'in-line' }, ...drawSegments(segments)));
  return item;
}
