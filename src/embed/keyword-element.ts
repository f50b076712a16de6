import { keywordPath } from '../publish/urls.ts';
import type { Told, ToldBySlug } from './data.ts';
import { createElement, listen } from './page.ts';

/** Where the reference stands, with a slash at its end, and which keyword a name means. */
export interface Reference {
  home: string;
  slugOf(name: string): string | undefined;
}

const style = `
:host { display: inline !important; }
a { color: inherit; text-decoration: underline dotted; text-underline-offset: 0.2em; cursor: help; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
[role=tooltip] {
  position: fixed; inset: auto; box-sizing: border-box; margin: 0; max-width: min(26rem, 100vw - 1rem); padding: 0.75rem 1rem;
  border: 1px solid light-dark(#ddd8cc, #35373f); border-radius: 6px;
  background: light-dark(#fff, #1f2127); color: light-dark(#1d1c1a, #e9e6df);
  font-weight: 400; font-style: normal; font-size: 1rem; line-height: 1.45; text-align: start; letter-spacing: normal; text-transform: none; white-space: normal;
  box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 25%);
}
b { display: block; font-weight: 600; }
@media (prefers-reduced-motion: no-preference) {
  [role=tooltip]:popover-open { animation: come 0.15s; }
  @keyframes come { from { opacity: 0; } }
}
`;

let told: Promise<ReadonlyMap<string, Told>> | undefined;

/**
 * Defines the element of this name, `<… name="Bombard">`: a link to the keyword that tells its meaning on hover, focus and
 * touch.
 */
export function defineKeywordElement(elementName: string, { home, slugOf }: Reference): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);

  let shown: KeywordElement | undefined;
  listen('keydown', ({ key }) => key === 'Escape' && shown?.close());
  listen('pointerdown', ({ target }) => target !== shown && shown?.close());

  class KeywordElement extends HTMLElement {
    readonly #link = createElement('a');
    readonly #tip = createElement('div');
    #slug = '';
    #closing = 0;
    #touched = false;
    #isWanted = false;

    connectedCallback(): void {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const name = this.getAttribute('name') ?? this.textContent?.trim() ?? '';
      const slug = slugOf(name);
      const slot = createElement('slot');
      if (!this.textContent?.trim()) slot.textContent = name;
      if (!slug) {
        root.append(slot);
        return;
      }
      this.#slug = slug;
      this.#link.href = home + keywordPath(this.#slug);
      this.#link.append(slot);
      this.#tip.id = 'tip';
      this.#tip.role = 'tooltip';
      this.#tip.popover = 'manual';
      this.#link.setAttribute('aria-describedby', 'tip');
      root.append(this.#link, this.#tip);
      for (const part of [this.#link, this.#tip] as HTMLElement[]) {
        part.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && this.#open());
        part.addEventListener(
          'pointerleave',
          ({ pointerType }) => pointerType !== 'touch' && this.#closeSoon(),
        );
      }
      this.#link.addEventListener('focus', () => this.#open());
      this.#link.addEventListener('blur', () => this.close());
      this.#link.addEventListener('pointerdown', ({ pointerType }) => {
        this.#touched = pointerType === 'touch' && !this.#tip.matches(':popover-open');
      });
      // The first touch tells the meaning, the second follows the link.
      this.#link.addEventListener('click', (event) => {
        if (!this.#touched) return;
        event.preventDefault();
        this.#open();
      });
    }

    async #open(): Promise<void> {
      clearTimeout(this.#closing);
      this.#isWanted = true;
      told ??= fetch(`${home}embed/v1.json`)
        .then((response): Promise<ToldBySlug> => response.json())
        .then((bySlug) => new Map(Object.entries(bySlug)));
      const answer = await told.catch(() => undefined);
      // Without its text there is no tooltip; the link still leads to the keyword.
      if (!answer) told = undefined;
      const keyword = answer?.get(this.#slug);
      if (!keyword || !this.#isWanted || this.#tip.matches(':popover-open')) return;
      const title = createElement('b');
      title.textContent = keyword.template;
      this.#tip.replaceChildren(title, keyword.meaning);
      shown?.close();
      shown = this;
      this.#tip.showPopover();
      this.#place();
    }

    #place(): void {
      const { left, top, bottom } = this.#link.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = this.#tip;
      const below = bottom + 6 + height <= innerHeight || top < height + 6;
      this.#tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
      this.#tip.style.top = `${below ? bottom + 6 : top - height - 6}px`;
    }

    #closeSoon(): void {
      this.#closing = window.setTimeout(() => this.close(), 200);
    }

    close(): void {
      this.#isWanted = false;
      if (this.#tip.matches(':popover-open')) this.#tip.hidePopover();
    }
  }

  customElements.define(elementName, KeywordElement);
}
