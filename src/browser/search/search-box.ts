import { type Group, groupsOf, sayFound } from '../../search/base/result.ts';
import { findElement } from '../find-element.ts';
import { hasModifier, isTyping } from '../is-typing.ts';
import { type LoadedSearch, loadSearch } from './load-search.ts';
import { drawGroup } from './search-list.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** In CSS pixels, as are the next two: from this width of the window on the header is one line. */
const leastWide = 896;

/** What stands around the field and its list. */
const fieldMargin = 6;

/** The least height that the list is given. */
const leastRoom = 160;

// What cannot be imported is asked for again by a page that is loaded anew alone, in browsers older than the summer of
// 2026 (https://github.com/whatwg/html/pull/10327).
const notLoaded =
  'The search could not be loaded. Try again, or reload the page. All keywords are listed from A to Z on the home page.';

/** In milliseconds: whoever waits longer for the search is told that it comes. */
const patience = 500;

/** A combobox by the WAI-ARIA pattern: the field keeps the focus, arrows move through the list, Escape closes it. */
export class SearchBox extends HTMLElement {
  readonly #input = findElement(this, 'input', HTMLInputElement);
  readonly #panel = findElement(this, '.search-panel');
  readonly #list = findElement(this, '[role=listbox]');
  readonly #status = findElement(this, '[role=status]');
  #options: HTMLAnchorElement[] = [];
  readonly #header = this.closest<HTMLElement>('.site-header');
  #active = -1;
  /** Settles when nothing in the list is pressed any more, and what was pressed leads where it does. */
  #press: Promise<unknown> | undefined;

  connectedCallback(): void {
    // Whoever reaches for the field is met half way.
    for (const reach of ['pointerenter', 'touchstart', 'focusin'])
      this.addEventListener(reach, () => this.#load(), { once: true, passive: true });
    this.addEventListener('focusin', () => this.#comeUp());
    visualViewport?.addEventListener('resize', () => this.#fit());
    visualViewport?.addEventListener('scroll', () => this.#fit());
    this.#input.addEventListener('input', () => this.#update());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    // Whatever is pressed in the list, the field keeps the focus, without which the list goes.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault());
    this.#panel.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a') && !hasModifier(event)) this.#remember();
    });
    this.#panel.addEventListener('pointerdown', () => {
      this.#press = new Promise((resolve) => {
        for (const end of ['click', 'pointercancel'])
          addEventListener(end, () => setTimeout(resolve), { once: true });
      });
    });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#go(Math.max(0, this.#active));
    });
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.contains(relatedTarget as Node | null)) return;
      this.#header?.style.removeProperty('top');
      this.#close();
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || hasModifier(event) || isTyping(event.target)) return;
      event.preventDefault();
      this.open();
    });
    this.#prefill();
  }

  /** Puts the cursor into the field, wherever on the page the reader is. */
  open(): void {
    this.#input.focus({ preventScroll: Boolean(this.#header) });
    this.#input.select();
  }

  #prefill(): void {
    const left = history.state?.query;
    const asked = left ?? new URLSearchParams(location.search).get('q');
    const query = asked ?? (this.dataset.fromAddress === 'true' ? wordsOfAddress(location.pathname) : '');
    // Who typed before this script was there waits for what is found.
    this.#input.value ||= query;
    if (this.#input.value) this.#update();
    if (!left) return;
    this.#input.focus({ preventScroll: true });
    // Once: a page that is loaded anew is not left for a result.
    this.#remember('');
  }

  /** Who comes back from what was found finds it again, also where the browser has not kept the page. */
  #remember(query = this.#input.value): void {
    history.replaceState({ ...history.state, query }, '');
  }

  /**
   * On a small screen the field goes to the top, since the keyboard takes half of it; the page stays where it is read.
   */
  #comeUp(): void {
    if (innerWidth >= leastWide) return;
    const { top } = this.getBoundingClientRect();
    if (!this.#header) {
      scrollTo({ top: scrollY + top - fieldMargin });
      return;
    }
    const above = top - this.#header.getBoundingClientRect().top - fieldMargin;
    this.#header.style.top = `${-above}px`;
    if (scrollY < above) scrollTo({ top: above });
  }

  /** The list ends where the keyboard begins, as far as the browser tells. */
  #fit(): void {
    if (this.#panel.hidden || !visualViewport) return;
    const { offsetTop, height } = visualViewport;
    const room = offsetTop + height - this.#panel.getBoundingClientRect().top;
    this.#panel.style.maxHeight = `${Math.max(leastRoom, room - fieldMargin)}px`;
  }

  async #load(): Promise<LoadedSearch | null> {
    try {
      return await loadSearch(this.dataset.index ?? '');
    } catch {
      return null;
    }
  }

  async #update(): Promise<void> {
    const query = this.#input.value;
    const waiting = setTimeout(() => {
      if (query.trim() && query === this.#input.value) this.#tell('The search is loading …');
    }, patience);
    const loaded = await this.#load();
    clearTimeout(waiting);
    if (query !== this.#input.value) return;
    if (query.trim() === '') {
      this.#close();
      return;
    }
    if (!loaded) {
      this.#tell(notLoaded);
      return;
    }
    const { search } = loaded;
    if (!loaded.isRead) {
      const named = groupsOf(search.byNames(query));
      // What was found for other words is no answer to these.
      this.#close();
      if (named.length > 0) this.#show(named);
      await loaded.reading;
      await this.#press;
      // Nothing moves under the hand of whoever chooses already, and what was closed stays closed.
      const isLeft = this.#active >= 0 || (named.length > 0 && this.#panel.hidden);
      if (query !== this.#input.value || isLeft) return;
    }
    const groups = groupsOf(search(query));
    this.#show(groups);
    this.#say(sayFound(groups));
  }

  /** @param nothing what stands in the place of the list where it is empty */
  #show(groups: readonly Group[], nothing = 'No keyword found. Try other words, or fewer.'): void {
    const home = (this.dataset.index ?? '').replace(/[^/]*$/, '');
    this.#list.replaceChildren(...groups.map((group) => drawGroup(group, home)));
    this.#options = [...this.#list.querySelectorAll('a')];
    for (const [index, option] of this.#options.entries()) option.id = `search-result-${index}`;
    const isOpening = this.#panel.hidden;
    this.#panel.hidden = false;
    if (groups.length === 0) this.#panel.dataset.nothing = nothing;
    else delete this.#panel.dataset.nothing;
    if (isOpening) this.#fit();
    this.#input.setAttribute('aria-expanded', String(groups.length > 0));
    this.#select(-1);
  }

  #onKey(event: KeyboardEvent): void {
    // In a word that is still put together, arrows choose among its writings.
    if (event.isComposing) return;
    const count = this.#options.length;
    if (event.key === 'Escape' && !this.#panel.hidden) this.#close();
    else if (event.key === 'ArrowDown' && count > 0) this.#select((this.#active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0)
      this.#select((Math.max(this.#active, 0) - 1 + count) % count);
    else return;
    event.preventDefault();
  }

  #select(index: number): void {
    this.#options[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = index;
    const option = this.#options[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  async #go(index: number): Promise<void> {
    if (this.#options.length === 0) await this.#update();
    const option = this.#options[index];
    if (!option) return;
    this.#remember();
    location.assign(option.href);
  }

  #close(): void {
    this.#panel.hidden = true;
    this.#list.replaceChildren();
    this.#options = [];
    this.#input.setAttribute('aria-expanded', 'false');
    this.#select(-1);
    this.#say('');
  }

  /** Shows and says what stands in the place of the list. */
  #tell(text: string): void {
    this.#show([], text);
    this.#say(text);
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

customElements.define('search-box', SearchBox);
