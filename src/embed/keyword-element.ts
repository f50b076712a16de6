import { keywordPath } from '../addresses/urls.ts';
import type { KeywordTold, ToldBySlug } from './data.ts';
import { createElement } from './page.ts';
import { canTell, listenForTooltips, Tooltip, tooltipStyle } from './tooltip.ts';

/** What the element needs to know of the reference. */
export interface Reference {
  /** Its address, with a trailing slash. */
  home: string;
  /** The current keyword for a name or a slug, with the name, which may be a former one. */
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
 * Defines the custom element, `<… name="Bombard">`: a link to the keyword with a tooltip of its meaning on hover,
 * focus and touch. Pages that add text later can use its `link`:
 * `customElements.whenDefined(…).then(({ link }) => link(element))`.
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
    /** The text shown where the page gives none. */
    readonly #ownWords = createElement('span');
    #tooltip: Tooltip | undefined;
    #keyword: ReturnType<Reference['keywordOf']>;

    connectedCallback(): void {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
      if (canTell) this.#tooltip = new Tooltip(this, this.#link, () => this.#tell());
      // In a frame, the link opens a window of its own, since its page may forbid framing.
      if (self !== top) this.#link.target = '_blank';
      this.#slot.addEventListener('slotchange', () => this.#draw());
      this.#draw();
    }

    /** Frameworks that redraw a text may give the existing element another name. */
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
      // Not moved if already there: moving a slot fires a change event, which would draw it again.
      if (this.#slot.parentNode === holder) return;
      const tip = this.#tooltip ? [this.#tooltip.element] : [];
      root.replaceChildren(...(this.#keyword ? [this.#link, ...tip] : []));
      holder.append(this.#slot, this.#ownWords);
    }

    /** Loads the tooltip's content; null where that fails, and the link still leads to the keyword. */
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

    /** A note for a page that uses a former name of the keyword. */
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
