import { type Quotation, quotePart } from '../../publish/quotations/part.ts';
import { openCopyMenu, quotationChoices } from './copy-menu.ts';

/**
 * Opens a menu beside a button with the ways to quote or link a passage. Each item copies what its label says.
 * @param text the element around all passages, with name, revision, sources and addresses as data
 * @param button the button; its value is the anchor of the passage
 * @param passage its name, its text as the source has it, and what became of it
 */
export function openQuoteMenu(
  text: HTMLElement,
  button: HTMLButtonElement,
  passage: Pick<Quotation, 'part' | 'text' | 'fate'>,
): Promise<void> {
  const { name = '', revision = '', sources = '', current = '', wording = '' } = text.dataset;
  const addressOf = (page: string) => new URL(page + button.value, location.href).href;
  const url = addressOf(wording);
  const quotation = { ...passage, name, revision, sources, url };
  return openCopyMenu(text, button, [
    ['Link to the current text', addressOf(current)],
    ['Permanent link to this wording', url],
    ...quotationChoices((format) => quotePart(format, quotation)),
  ]);
}
