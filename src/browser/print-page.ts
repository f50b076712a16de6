import { findElement } from './find-element.ts';

/** A button that prints the page: a phone has the way to it deep in a menu. */
class PrintPage extends HTMLElement {
  connectedCallback(): void {
    findElement(this, 'button').addEventListener('click', () => print());
  }
}

customElements.define('print-page', PrintPage);
