import { keywordPath } from '../addresses/urls.ts';
import type { Told, ToldBySlug } from './data.ts';
import { createElement, listen } from './page.ts';

/** What the element needs to know of the reference. */
export interface Reference {
  /** Where it stands, with a slash at its end. */
  home: string;
  /** The keyword that a name or a slug means now, and the name, which may be a former one. */
  keywordOf(written: string): { name: string; slug: string } | undefined;
  /** Links the keywords in an element. */
  link(root: Element): void;
}

const style = `
:host { display: inline !important; }
a { color: inherit; text-decoration: underline dotted; text-underline-offset: 0.2em; cursor: help; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
[role=tooltip] {
  position: fixed; inset: auto; box-sizing: border-box; margin: 0; max-width: min(26rem, 100vw - 1rem); padding: 0.75rem 1rem;
  border: 1px solid; border-radius: 6px;
  background: #fff; color: #1d1c1a; border-color: #ddd8cc;
  background: light-dark(#fff, #1f2127); color: light-dark(#1d1c1a, #e9e6df); border-color: light-dark(#ddd8cc, #35373f);
  font-weight: 400; font-style: normal; font-size: 1rem; line-height: 1.45; text-align: start; letter-spacing: normal; text-transform: none; white-space: normal;
  box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 25%);
}
b, i { display: block; }
b { font-weight: 600; }
@media print { [role=tooltip] { display: none; } }
@media (prefers-reduced-motion: no-preference) {
  [role=tooltip]:popover-open { animation: come 0.15s; }
  @keyframes come { from { opacity: 0; } }
}
`;

/** Browsers of 2023 cannot lay the meaning over a page: their readers have the link. */
const canTell = 'popover' in HTMLElement.prototype;

let told: Promise<ReadonlyMap<string, Told>> | undefined;

/**
 * Defines the element of this name, `<… name="Bombard">`: a link to the keyword that tells its meaning on hover, focus
 * and touch. Pages whose text comes later have `link` of it: `customElements.whenDefined(…).then(({ link }) =>
 * link(element))`.
 */
export function defineKeywordElement(elementName: string, { home, keywordOf, link }: Reference): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);

  let shown: KeywordElement | undefined;
  listen('keydown', ({ key }) => key === 'Escape' && shown?.close());
  listen('pointerdown', ({ target }) => target !== shown && shown?.close());

  class KeywordElement extends HTMLElement {
    static readonly link = link;
    static readonly observedAttributes = ['name'];
    readonly #link = createElement('a');
    readonly #slot = createElement('slot');
    /** What is shown where the page puts no words in. */
    readonly #ownWords = createElement('span');
    readonly #tip = createElement('div');
    #slug = '';
    #name = '';
    #closing = 0;
    #touched = false;
    #isWanted = false;

    connectedCallback(): void {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
      if (canTell) this.#offerMeaning();
      this.#slot.addEventListener('slotchange', () => this.#draw());
      this.#draw();
    }

    #offerMeaning(): void {
      this.#tip.id = 'tip';
      this.#tip.role = 'tooltip';
      this.#tip.popover = 'manual';
      this.#link.setAttribute('aria-describedby', 'tip');
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
        this.#touched = pointerType === 'touch' && !this.#isWanted;
      });
      // The first touch tells the meaning, the second follows the link. Where there is nothing to tell, the first does.
      this.#link.addEventListener('click', async (event) => {
        if (!this.#touched) return;
        this.#touched = false;
        event.preventDefault();
        if (!(await this.#open())) location.assign(this.#link.href);
      });
    }

    /** Where a framework draws its text again, it gives the element that is there another name. */
    attributeChangedCallback(_: string, was: string | null, is: string | null): void {
      if (!this.shadowRoot || is === was) return;
      this.close();
      this.#draw();
    }

    #draw(): void {
      const words = this.textContent?.trim() ?? '';
      const written = this.getAttribute('name') ?? words;
      const keyword = keywordOf(written);
      this.#ownWords.textContent = words ? '' : written;
      this.#slug = keyword?.slug ?? '';
      this.#name = keyword?.name ?? '';
      this.#link.href = home + keywordPath(this.#slug);
      const root = this.shadowRoot as ShadowRoot;
      const holder = keyword ? this.#link : root;
      // Where it stands already it is left: a slot that is moved tells of a change, for which it would be drawn again.
      if (this.#slot.parentNode === holder) return;
      root.replaceChildren(...(keyword ? [this.#link, ...(canTell ? [this.#tip] : [])] : []));
      holder.append(this.#slot, this.#ownWords);
    }

    /** @returns whether there is something to tell */
    async #open(): Promise<boolean> {
      clearTimeout(this.#closing);
      this.#isWanted = true;
      told ??= fetch(`${home}embed/v1.json`)
        .then((response): Promise<ToldBySlug> => (response.ok ? response.json() : Promise.reject(response)))
        .then((bySlug) => new Map(Object.entries(bySlug)));
      const answer = await told.catch(() => undefined);
      // Without its text there is no tooltip; the link still leads to the keyword.
      if (!answer) told = undefined;
      const keyword = answer?.get(this.#slug);
      if (!keyword) return false;
      if (!this.#isWanted || this.#isOpen()) return true;
      const title = createElement('b');
      title.textContent = keyword.template;
      this.#tip.replaceChildren(...this.#renamed(keyword), title, keyword.meaning);
      shown?.close();
      shown = this;
      this.#tip.showPopover();
      this.#place();
      return true;
    }

    /** What is to be said first where the page calls the keyword by a name that gave way. */
    #renamed({ name, formerNames }: Told): HTMLElement[] {
      if (!formerNames?.includes(this.#name)) return [];
      const note = createElement('i');
      note.textContent = `Renamed: ${this.#name} is now ${name}.`;
      return [note];
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
      if (this.#isOpen()) this.#tip.hidePopover();
    }

    #isOpen(): boolean {
      return canTell && this.#tip.matches(':popover-open');
    }
  }

  customElements.define(elementName, KeywordElement);
}
