import { quotePart } from '../../publish/quote.ts';
import { openCopyMenu, quotationChoices } from './copy-menu.ts';

/**
 * Opens, beside a button, what a passage can be quoted or linked by. Each choice copies what its name says.
 * @param text the element around all passages, which carries name, revision, sources and addresses
 * @param button whose value is the anchor of the passage
 * @param passage its name, and its text as the source has it
 */
export function openQuoteMenu(
  text: HTMLElement,
  button: HTMLButtonElement,
  passage: { part: string; text: string },
): Promise<void> {
  const { name = '', revision = '', sources = '', current = '', wording = '' } = text.dataset;
  const addressOf = (page: string) => new URL(page + button.value, location.href).href;
  const url = addressOf(wording);
  const quotation = { ...passage, name, revision, sources, url };
  return openCopyMenu(text, button, [
    ['Link to the current text', addressOf(current)],
    ['Link to this wording, for ever', url],
    ...quotationChoices((format) => quotePart(format, quotation)),
  ]);
}
