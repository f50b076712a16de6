import { type QuotationFormat, quotationFormats, quote } from '../publish/quote.ts';
import { partLabel } from '../site/labels.ts';
import { element } from './element.ts';

const formatLabels: Record<QuotationFormat, string> = {
  text: 'Quote as text',
  markdown: 'Quote for Markdown',
  discord: 'Quote for Discord',
};

const menu = element('div', { className: 'cite-menu', popover: 'auto', role: 'dialog' });
const copyButtons = document.createElement('copy-buttons');
const status = element('p', { role: 'status' });
menu.append(copyButtons);

/**
 * Opens, beside a button, what a part can be cited by. Each choice copies what its name says.
 * @param text the element around all parts, which carries name, revision, sources and addresses
 */
export function openCiteMenu(text: HTMLElement, button: HTMLElement, part: HTMLElement): void {
  const { name = '', revision = '', sources = '', current = '', wording = '' } = text.dataset;
  const addressOf = (page: string) => new URL(`${page}#${part.id}`, location.href).href;
  const url = addressOf(wording);
  const quotation = {
    name,
    revision,
    sources,
    part: partLabel(part.id).toLowerCase(),
    text: part.textContent ?? '',
    url,
  };
  status.textContent = '';
  menu.ariaLabel = button.ariaLabel;
  copyButtons.replaceChildren(
    copyButton('Link to the current text', addressOf(current)),
    copyButton('Link to this wording, for ever', url),
    ...quotationFormats.map((format) => copyButton(formatLabels[format], quote(format, quotation))),
    status,
  );
  text.append(menu);
  menu.showPopover();
  placeBeside(button);
  menu.querySelector('button')?.focus();
}

function placeBeside(button: HTMLElement): void {
  const { left, bottom } = button.getBoundingClientRect();
  const within = (wanted: number, room: number) => `${Math.max(8, Math.min(wanted, room - 8))}px`;
  menu.style.left = within(left, innerWidth - menu.offsetWidth);
  menu.style.top = within(bottom + 4, innerHeight - menu.offsetHeight);
}

function copyButton(label: string, text: string): HTMLButtonElement {
  const button = element('button', { type: 'button' }, label);
  button.dataset.copy = text;
  return button;
}
