import { createElement, listen } from './page.ts';

/** Resets what it would inherit from a page, except its font and colours. */
export const tooltipStyle = `
[role=tooltip] {
  all: initial; display: block; position: fixed; box-sizing: border-box; max-width: min(26rem, 100vw - 1rem);
  padding: 0.75em 1em; overflow: auto; overscroll-behavior: contain;
  border: 1px solid; border-radius: 6px; color-scheme: inherit;
  background: #fff; color: #1d1c1a; border-color: #ddd8cc;
  background: light-dark(#fff, #1f2127); color: light-dark(#1d1c1a, #e9e6df); border-color: light-dark(#ddd8cc, #35373f);
  font: 400 max(1rem, 16px)/1.45 sans-serif; font-family: inherit;
  box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 25%);
}
[role=tooltip]:not(:popover-open) { display: none; }
b, i { display: block; }
b { font-weight: 600; }
@media print { [role=tooltip] { display: none; } }
@media (prefers-reduced-motion: no-preference) {
  [role=tooltip]:popover-open { animation: come 0.15s; }
  @keyframes come { from { opacity: 0; } }
}
`;

/** Browsers of 2023 lack popovers: their readers just get the link. */
export const canTell = 'popover' in HTMLElement.prototype;

/** In pixels: distance between a tooltip and its link, and from the edge of the window. */
const [gap, edge] = [6, 8];

/** The tooltip that is open, or will be when its text is loaded. */
let wanted: Tooltip | undefined;

/** Closes the open tooltip when a reader expects it, and keeps it beside its link. */
export function listenForTooltips(): void {
  const whileOpen = { capture: true, passive: false };
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !wanted) return;
      // Escape closes the tooltip, and not a dialog of the page around it.
      if (wanted.isOpen()) {
        event.preventDefault();
        event.stopPropagation();
      }
      wanted.close();
    },
    whileOpen,
  );
  listen('pointerdown', ({ target }) => wanted && target !== wanted.host && wanted.close(), true);
  // Copying the sentence around the link excludes the tooltip, unless the pointer is on it.
  listen('copy', () => wanted && !wanted.element.matches(':hover') && wanted.close(), true);
  listen('scroll', () => wanted?.follow(), { capture: true, passive: true });
  addEventListener('resize', () => wanted?.follow());
}

/** The tooltip of a keyword's link, shown on hover, focus and touch. */
export class Tooltip {
  readonly element = createElement('div');
  readonly host: Element;
  readonly #link: HTMLAnchorElement;
  readonly #tell: () => Promise<(Node | string)[] | null>;
  #closing = 0;
  #isTouched = false;

  /**
   * @param host element of the page whose shadow root contains it
   * @param tell loads its content; resolves to null where that fails
   */
  constructor(host: Element, link: HTMLAnchorElement, tell: () => Promise<(Node | string)[] | null>) {
    this.host = host;
    this.#link = link;
    this.#tell = tell;
    // The texts are in English and run from left to right, whatever the page's language is.
    Object.assign(this.element, { id: 'tip', role: 'tooltip', popover: 'manual', lang: 'en', dir: 'ltr' });
    link.setAttribute('aria-describedby', 'tip');
    for (const part of [link, this.element] as HTMLElement[]) {
      part.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && this.#open());
      part.addEventListener(
        'pointerleave',
        ({ pointerType }) => pointerType !== 'touch' && this.#closeSoon(),
      );
    }
    link.addEventListener('focus', () => this.#open());
    link.addEventListener('blur', () => this.close());
    link.addEventListener('pointerdown', ({ pointerType }) => {
      this.#isTouched = pointerType === 'touch' && wanted !== this;
    });
    // The first touch shows the meaning, the second follows the link; without anything to show, the first one does.
    link.addEventListener('click', async (event) => {
      if (!this.#isTouched) return;
      this.#isTouched = false;
      event.preventDefault();
      event.stopPropagation();
      if (!(await this.#open())) link.click();
    });
  }

  /** @returns whether there is anything to show */
  async #open(): Promise<boolean> {
    clearTimeout(this.#closing);
    if (wanted !== this) wanted?.close();
    wanted = this;
    const told = await this.#tell();
    if (!told) return false;
    // The page may have taken the link away meanwhile.
    if (wanted !== this || this.isOpen() || !this.element.isConnected) return true;
    this.element.replaceChildren(...told);
    this.element.showPopover();
    this.#place();
    return true;
  }

  /** Moves back beside its link, or closes where that is out of view. */
  follow(): void {
    if (!this.isOpen()) return;
    const { top, bottom } = this.#link.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) this.close();
    else this.#place();
  }

  /** Places it below the link, or above where there is more room; what does not fit can be scrolled. */
  #place(): void {
    const { style } = this.element;
    const { left, top, bottom } = this.#link.getBoundingClientRect();
    style.maxHeight = '';
    const { offsetWidth: width, offsetHeight: whole } = this.element;
    const [above, below] = [top - gap - edge, innerHeight - bottom - gap - edge];
    const isBelow = whole <= below || below >= above;
    const height = Math.min(whole, isBelow ? below : above);
    style.maxHeight = `${height}px`;
    style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`;
    style.top = `${isBelow ? bottom + gap : top - gap - height}px`;
  }

  #closeSoon(): void {
    const isFocused = this.host.shadowRoot?.activeElement === this.#link;
    if (!isFocused) this.#closing = window.setTimeout(() => this.close(), 200);
  }

  close(): void {
    if (wanted === this) wanted = undefined;
    if (this.isOpen()) this.element.hidePopover();
  }

  isOpen(): boolean {
    return this.element.matches(':popover-open');
  }
}
