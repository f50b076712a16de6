import { element } from '../element.ts';

/**
 * Makes of a passage's own link a button that offers links to the passage and quotations of it.
 * @param name of the passage: `ruling 2`
 * @param open opens what is offered; where it cannot, as from a version that is no more, the button leads where the
 * link did
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
