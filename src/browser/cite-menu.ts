import { quote } from '../publish/quote.ts';
import { partLabel } from '../site/labels.ts';
import { openCopyMenu, quotationChoices } from './copy-menu.ts';

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
  openCopyMenu(text, button, [
    ['Link to the current text', addressOf(current)],
    ['Link to this wording, for ever', url],
    ...quotationChoices((format) => quote(format, quotation)),
  ]);
}
