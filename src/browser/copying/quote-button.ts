import { element } from '../common/element.ts';

/**
 * Turns a passage's own link into a button that offers links to the passage and quotations of it.
 * @param name the passage's name: `ruling 2`
 * @param open opens the offer; where that fails, as on a page of an old version, the button follows the link
 */
export function makeQuoteButton(
  anchor: HTMLAnchorElement,
  name: string,
  open: (button: HTMLButtonElement) => Promise<unknown>,
): void {
  const button = element('button', {
    type: 'button',
    className: 'anchor',
    title: 'Link to it or quote it',
    value: anchor.hash,
    ariaLabel: `Quote ${name}`,
    ariaHasPopup: 'dialog',
  });
  button.dataset.label = anchor.dataset.label;
  button.addEventListener('click', () =>
    open(button).catch(() => {
      location.hash = button.value;
    }),
  );
  anchor.replaceWith(button);
}
