import { type QuotationFormat, quotationFormats } from '../../publish/quotations/formats.ts';
import { element } from '../common/element.ts';

/** An item of the menu: the label of its button, and the text that it copies. */
type CopyChoice = readonly [label: string, text: string];

const formatLabels: Record<QuotationFormat, string> = {
  text: 'Quote as text',
  markdown: 'Quote for Markdown',
  discord: 'Quote for Discord',
};

/** A choice for each format of a quotation. */
export function quotationChoices(quoteIn: (format: QuotationFormat) => string): CopyChoice[] {
  return quotationFormats.map((format) => [formatLabels[format], quoteIn(format)]);
}

/** Browsers of 2023 get popovers from a library, whose styles have lower precedence than ours. */
const isTopLayer = 'popover' in HTMLElement.prototype;
const popovers = isTopLayer
  ? undefined
  : import('@oddbird/popover-polyfill/fn').then(({ apply }) => apply({ layerName: 'base' }));

const menu = element('div', { className: 'copy-menu screen-only', role: 'dialog' });
menu.setAttribute('popover', 'auto');
const copyButtons = document.createElement('copy-buttons');
const status = element('div', { role: 'status' });
menu.append(copyButtons);

/**
 * Opens a menu beside a button with what can be copied there.
 * @param host the element that the menu is added to
 */
export async function openCopyMenu(
  host: HTMLElement,
  button: HTMLElement,
  choices: readonly CopyChoice[],
): Promise<void> {
  await popovers;
  status.textContent = '';
  menu.ariaLabel = button.ariaLabel ?? button.textContent;
  copyButtons.replaceChildren(...choices.map(copyButton), status);
  // Without the top layer, it would be positioned relative to its container, and covered by the header.
  (isTopLayer ? host : document.body).append(menu);
  menu.showPopover();
  placeBeside(button);
  menu.querySelector('button')?.focus();
}

/** Height of the status line that appears in the menu once something was copied, also with wide lines. */
const saidBelow = '1.75rem';

function placeBeside(button: HTMLElement): void {
  const { left, bottom } = button.getBoundingClientRect();
  // Computed by the browser, so that it stays on the screen of a phone that is turned.
  const within = (wanted: number, size: number, room = '0px') =>
    `clamp(8px, ${wanted}px, 100% - ${size + 8}px - ${room})`;
  // Measured where it has all of the width.
  menu.style.left = '8px';
  menu.style.left = within(left, menu.offsetWidth + 1);
  menu.style.top = within(bottom + 4, menu.offsetHeight, saidBelow);
}

function copyButton([label, text]: CopyChoice): HTMLButtonElement {
  const button = element('button', { type: 'button' }, label);
  button.dataset.copy = text;
  return button;
}
