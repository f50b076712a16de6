import { findElement } from './common/find-element.ts';

/** A button that prints the page: on a phone the menu item is hard to find. */
class PrintPage extends HTMLElement {
  connectedCallback(): void {
    findElement(this, 'button').addEventListener('click', () => print());
  }
}

customElements.define('print-page', PrintPage);
