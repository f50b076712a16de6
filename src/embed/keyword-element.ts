import { keywordPath } from '../addresses/urls.ts';
import type { KeywordTold, ToldBySlug } from './data.ts';
import { createElement } from './page.ts';
import { canTell, listenForTooltips, Tooltip, tooltipStyle } from './tooltip.ts';

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
:host([hidden]) { display: none !important; }
a { color: inherit; text-decoration: underline dotted; text-underline-offset: 0.2em; cursor: help; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
${tooltipStyle}`;

let told: Promise<ReadonlyMap<string, KeywordTold>> | undefined;

/**
 * Defines the element of this name, `<… name="Bombard">`: a link to the keyword that tells its meaning on hover, focus
 * and touch. Pages whose text comes later have `link` of it: `customElements.whenDefined(…).then(({ link }) =>
 * link(element))`.
 */
export function defineKeywordElement(elementName: string, { home, keywordOf, link }: Reference): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  if (canTell) listenForTooltips();

  class KeywordElement extends HTMLElement {
    static readonly link = link;
    static readonly observedAttributes = ['name'];
    readonly #link = createElement('a');
    readonly #slot = createElement('slot');
    /** What is shown where the page puts no words in. */
    readonly #ownWords = createElement('span');
    #tooltip: Tooltip | undefined;
    #keyword: ReturnType<Reference['keywordOf']>;

    connectedCallback(): void {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
      if (canTell) this.#tooltip = new Tooltip(this, this.#link, () => this.#tell());
      // In a frame a page that forbids to be shown in one has a window of its own.
      if (self !== top) this.#link.target = '_blank';
      this.#slot.addEventListener('slotchange', () => this.#draw());
      this.#draw();
    }

    /** Where a framework draws its text again, it gives the element that is there another name. */
    attributeChangedCallback(_: string, was: string | null, is: string | null): void {
      if (!this.shadowRoot || is === was) return;
      this.#tooltip?.close();
      this.#draw();
    }

    #draw(): void {
      const words = this.textContent?.trim() ?? '';
      const written = this.getAttribute('name') ?? words;
      this.#keyword = keywordOf(written);
      this.#ownWords.textContent = words ? '' : written;
      this.#link.href = home + keywordPath(this.#keyword?.slug ?? '');
      const root = this.shadowRoot as ShadowRoot;
      const holder = this.#keyword ? this.#link : root;
      // Where it stands already it is left: a slot that is moved tells of a change, for which it would be drawn again.
      if (this.#slot.parentNode === holder) return;
      const tip = this.#tooltip ? [this.#tooltip.element] : [];
      root.replaceChildren(...(this.#keyword ? [this.#link, ...tip] : []));
      holder.append(this.#slot, this.#ownWords);
    }

    /** Without its text there is no tooltip; the link still leads to the keyword. */
    async #tell(): Promise<(Node | string)[] | null> {
      told ??= fetch(`${home}embed/v1.json`)
        .then((response): Promise<ToldBySlug> => (response.ok ? response.json() : Promise.reject(response)))
        .then((bySlug) => new Map(Object.entries(bySlug)));
      const answer = await told.catch(() => undefined);
      if (!answer) told = undefined;
      const keyword = answer?.get(this.#keyword?.slug ?? '');
      if (!keyword) return null;
      const title = createElement('b');
      title.textContent = keyword.template;
      return [...this.#renamed(keyword), title, keyword.meaning];
    }

    /** What is to be said first where the page calls the keyword by a name that gave way. */
    #renamed({ name, formerNames }: KeywordTold): HTMLElement[] {
      const called = this.#keyword?.name ?? '';
      if (!formerNames?.includes(called)) return [];
      const note = createElement('i');
      note.textContent = `Renamed: ${called} is now ${name}.`;
      return [note];
    }
  }

  customElements.define(elementName, KeywordElement);
}
