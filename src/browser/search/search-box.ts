import { type Group, groupsOf, sayFound } from '../../search/base/result.ts';
import { findElement } from '../common/find-element.ts';
import { hasModifier, isTyping } from '../common/is-typing.ts';
import { type LoadedSearch, loadSearch } from './load-search.ts';
import { drawGroup } from './search-list.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** In CSS pixels, as are the next two: the window width from which the header is one line. */
const leastWide = 896;

/** Space around the field and its list. */
const fieldMargin = 6;

/** Least height of the list. */
const leastRoom = 160;

// Browsers older than summer 2026 do not retry an import that failed until the page is reloaded
// (https://github.com/whatwg/html/pull/10327).
const notLoaded = 'The search could not be loaded. Try again, or reload the page.';

/** Milliseconds that the click of a tap may take to come after it. */
const longestBeforeClick = 350;

/** Milliseconds after which a reader is told that the search is loading. */
const patience = 500;

/** A combobox by the WAI-ARIA pattern: the field keeps the focus, arrows move through the list, Escape closes it. */
export class SearchBox extends HTMLElement {
  readonly #input = findElement(this, 'input', HTMLInputElement);
  readonly #panel = findElement(this, '.search-panel');
  readonly #list = findElement(this, '[role=listbox]');
  /** Leads to a list that needs no search. */
  readonly #all = findElement(this, '.all-keywords');
  readonly #status = findElement(this, '[role=status]');
  #options: HTMLAnchorElement[] = [];
  readonly #header = this.closest<HTMLElement>('.site-header');
  #active = -1;
  /** Resolves when no item is pressed any more, and a pressed one has been followed. */
  #press: Promise<unknown> | undefined;

  connectedCallback(): void {
    // Loading starts as soon as a reader reaches for the field.
    for (const reach of ['pointerenter', 'touchstart', 'focusin'])
      this.addEventListener(reach, () => this.#load(), { once: true, passive: true });
    this.addEventListener('focusin', () => this.#comeUp());
    visualViewport?.addEventListener('resize', () => this.#fit());
    visualViewport?.addEventListener('scroll', () => this.#fit());
    this.#input.addEventListener('input', () => this.#update());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    // Keeps the focus in the field while the list is pressed, since the list closes without it.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault());
    this.#panel.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a') && !hasModifier(event)) this.#remember();
    });
    this.#panel.addEventListener('pointerdown', ({ button }) => {
      if (button !== 0) return;
      this.#press = new Promise((resolve) => {
        for (const end of ['click', 'pointercancel'])
          addEventListener(end, () => setTimeout(resolve), { once: true });
        // One that ends elsewhere is no click; that of a tap comes soon after.
        addEventListener('pointerup', () => setTimeout(resolve, longestBeforeClick), { once: true });
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

  /** Moves the cursor into the field, wherever on the page the reader is. */
  open(): void {
    this.#input.focus({ preventScroll: Boolean(this.#header) });
    this.#input.select();
  }

  #prefill(): void {
    // Empty once the reader has come back.
    const left = history.state?.query || null;
    const asked = left ?? new URLSearchParams(location.search).get('q');
    const query = asked ?? (this.dataset.fromAddress === 'true' ? wordsOfAddress(location.pathname) : '');
    // Text typed before this script ran is searched now.
    this.#input.value ||= query;
    if (this.#input.value) this.#update();
    if (!left) return;
    this.#input.focus({ preventScroll: true });
    // Only once: reloading the page is not coming back from a result.
    this.#remember('');
  }

  /** Remembers the query for a reader who comes back from a result, even where the browser has not kept the page. */
  #remember(query = this.#input.value): void {
    history.replaceState({ ...history.state, query }, '');
  }

  /**
   * Scrolls the field to the top on a small screen, since the keyboard takes half of it; the page keeps its reading
   * position.
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

  /** Ends the list where the keyboard begins, as far as the browser tells. */
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
      this.#all.hidden = false;
      return;
    }
    const { search } = loaded;
    if (!loaded.isRead) {
      const named = groupsOf(search.byNames(query));
      // Results for other words are no answer to these.
      this.#close();
      if (named.length > 0) this.#show(named);
      await loaded.reading;
      await this.#press;
      // The list does not move while the reader is choosing, and a closed list stays closed.
      const isLeft = this.#active >= 0 || (named.length > 0 && this.#panel.hidden);
      if (query !== this.#input.value || isLeft) return;
    }
    const groups = groupsOf(search(query));
    this.#show(groups);
    this.#say(sayFound(groups));
  }

  /** @param nothing the message in place of an empty list */
  #show(groups: readonly Group[], nothing = 'No keyword found. Try other words, or fewer.'): void {
    const home = (this.dataset.index ?? '').replace(/[^/]*$/, '');
    this.#list.replaceChildren(...groups.map((group) => drawGroup(group, home)));
    this.#options = [...this.#list.querySelectorAll('a')];
    for (const [index, option] of this.#options.entries()) option.id = `search-result-${index}`;
    this.#all.hidden = true;
    const isOpening = this.#panel.hidden;
    this.#panel.hidden = false;
    if (groups.length === 0) this.#panel.dataset.nothing = nothing;
    else delete this.#panel.dataset.nothing;
    if (isOpening) this.#fit();
    this.#input.setAttribute('aria-expanded', String(groups.length > 0));
    this.#select(-1);
  }

  #onKey(event: KeyboardEvent): void {
    // During composition, arrows choose among candidates.
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

  /** Shows and announces a message in place of the list. */
  #tell(text: string): void {
    this.#show([], text);
    this.#say(text);
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

customElements.define('search-box', SearchBox);
