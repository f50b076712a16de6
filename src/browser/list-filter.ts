import { foldTypography } from '../keywords/text/typography.ts';
import { findElement } from './common/find-element.ts';
import { hasModifier } from './common/is-typing.ts';

/**
 * Delay in milliseconds from the last key until the text is written into the address. Safari allows a hundred such
 * writes in half a minute, and throws on the next one.
 */
const pause = 300;

/**
 * Narrows a list in place. Items (`[data-item]`) have one or more ids in `data-<facet>`; links (`[data-facet]`) choose
 * a value of a facet, and lead to a plain page where this script does not run. The choice is kept in the address of
 * the page.
 */
class ListFilter extends HTMLElement {
  readonly #items = [...this.querySelectorAll<HTMLElement>('[data-item]')];
  readonly #groups = [...this.querySelectorAll<HTMLElement>('[data-group]')];
  readonly #links = [...this.querySelectorAll<HTMLAnchorElement>('a[data-facet]')];
  readonly #facets = [...new Set(this.#links.map(({ dataset }) => dataset.facet ?? ''))];
  readonly #contents = [...this.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  readonly #input = this.querySelector<HTMLInputElement>('[data-find]');
  readonly #narrowed = findElement(this, '.narrowed');
  readonly #lead = findElement(this, '[data-lead]');
  readonly #status = findElement(this, '[role=status]');
  readonly #onPaper = findElement(this, '.on-paper');
  readonly #texts = new Map<HTMLElement, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    // Floating buttons stay above the bar, however many lines it has.
    const bar = findElement(this, '.filter-status');
    new ResizeObserver(() => {
      const height = this.#narrowed.hidden ? 0 : bar.offsetHeight;
      document.documentElement.style.setProperty('--list-bar', `${height}px`);
    }).observe(bar);
    this.addEventListener('click', (event) => this.#onClick(event));
    this.#input?.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => history.replaceState(null, '', addressOf(this.#written())), pause);
      this.#apply();
    });
    this.#lead.addEventListener('click', () =>
      this.querySelector('[data-item]:not([hidden])')?.scrollIntoView({ block: 'center' }),
    );
    addEventListener('popstate', () => this.#read());
    this.#read();
  }

  #onClick(event: MouseEvent): void {
    if (hasModifier(event) || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-facet], a[data-reset]');
    if (!link?.hasAttribute('href')) return;
    event.preventDefault();
    history.pushState(null, '', link.search ? link.href : link.pathname);
    this.#read();
  }

  /** Reads the choice from the address, after a load, a click or a step back. */
  #read(): void {
    if (this.#input) this.#input.value = new URLSearchParams(location.search).get('find') ?? '';
    this.#apply();
  }

  /** The parameters of the address, with what is being typed. */
  #written(): URLSearchParams {
    const written = new URLSearchParams(location.search);
    if (this.#input) set(written, 'find', this.#input.value.trim() || null);
    return written;
  }

  /** The parameters that this page offers: an old address may name a value that no longer exists. */
  #asked(): URLSearchParams {
    const asked = this.#written();
    for (const facet of this.#facets) {
      const isOffered = ({ dataset }: HTMLElement) =>
        dataset.facet === facet && dataset.value === asked.get(facet);
      if (!this.#links.some(isOffered)) asked.delete(facet);
    }
    return asked;
  }

  #apply(): void {
    const asked = this.#asked();
    const words = foldTypography(asked.get('find') ?? '')
      .toLowerCase()
      .split(' ')
      .filter(Boolean);
    const found = this.#items.filter((item) => words.every((word) => this.#textOf(item).includes(word)));
    const shown = new Set(found.filter((item) => this.#matches(item, asked)));
    for (const item of this.#items) item.hidden = !shown.has(item);
    for (const group of this.#groups) {
      const held = [...group.querySelectorAll<HTMLElement>('[data-item]')];
      const left = held.filter((item) => shown.has(item)).length;
      group.hidden = left === 0;
      const count = group.querySelector('[data-group-count]');
      if (count) count.textContent = String(left);
    }
    // A table of contents lists what is shown, and links to nothing else.
    for (const link of this.#contents) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      const row = link.closest<HTMLElement>('li, div');
      if (row) row.hidden = Boolean(target?.closest('[hidden]'));
    }
    const leftBy = new Map(this.#facets.map((facet) => [facet, this.#leftBy(facet, found, asked)]));
    for (const link of this.#links) {
      const { facet = '', value = '' } = link.dataset;
      this.#offer(link, leftBy.get(facet)?.get(value) ?? 0, asked);
    }
    const isNarrowed = words.length > 0 || this.#facets.some((facet) => asked.has(facet));
    this.#narrowed.hidden = !isNarrowed;
    this.#lead.hidden = shown.size === 0;
    document.documentElement.classList.toggle('narrowed-list', isNarrowed);
    const left = `${shown.size} of ${this.#items.length} ${this.dataset.noun ?? ''}`;
    this.#status.textContent = isNarrowed ? `${left}${shown.size === 0 ? this.#chosen() : ''}` : '';
    // A sheet of paper must not pass for the whole list.
    this.#onPaper.hidden = !isNarrowed;
    this.#onPaper.dataset.says = `Only ${left}: ${new URL(addressOf(asked), location.href).href}`;
  }

  /** How many items each value of a facet would leave, in place of the current choice for that facet. */
  #leftBy(facet: string, found: readonly HTMLElement[], asked: URLSearchParams): Map<string, number> {
    const byOthers = new URLSearchParams(asked);
    byOthers.delete(facet);
    const counts = new Map<string, number>();
    for (const item of found) {
      if (!this.#matches(item, byOthers)) continue;
      for (const id of new Set(idsOf(item, facet))) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }

  /** Points a link at the choice that it offers, and shows how many items that would leave. */
  #offer(link: HTMLAnchorElement, left: number, asked: URLSearchParams): void {
    const { facet = '', value = '' } = link.dataset;
    const isChosen = asked.get(facet) === value;
    const wanted = new URLSearchParams(asked);
    set(wanted, facet, isChosen ? null : value);
    // A choice that would leave nothing is not linked, but a chosen one can always be undone.
    if (left === 0 && !isChosen) {
      // Before removing `href`, so that the link keeps the focus.
      link.tabIndex = -1;
      link.removeAttribute('href');
      link.setAttribute('role', 'link');
      link.setAttribute('aria-disabled', 'true');
    } else {
      link.href = addressOf(wanted);
      for (const name of ['tabindex', 'role', 'aria-disabled']) link.removeAttribute(name);
    }
    if (isChosen) {
      link.setAttribute('aria-current', 'true');
      // An active choice is always visible, and can be undone.
      link.closest('details')?.setAttribute('open', '');
    } else link.removeAttribute('aria-current');
    const count = link.querySelector('[data-count]');
    if (count) count.textContent = String(left);
  }

  /** Names the current choice by its links, for a list that it leaves empty. */
  #chosen(): string {
    const labels = this.#links
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => `“${link.firstChild?.textContent?.trim() ?? ''}”`);
    return labels.length > 0 ? ` under ${labels.join(' and ')}` : '';
  }

  #matches(item: HTMLElement, asked: URLSearchParams): boolean {
    return this.#facets.every((facet) => {
      const value = asked.get(facet);
      return value === null || idsOf(item, facet).includes(value);
    });
  }

  #textOf(item: HTMLElement): string {
    const text = this.#texts.get(item) ?? foldTypography(textShownOf(item)).toLowerCase();
    this.#texts.set(item, text);
    return text;
  }
}

/** An item's ids for a facet. */
function idsOf({ dataset }: HTMLElement, facet: string): string[] {
  return (dataset[facet] ?? '').split(' ');
}

/** The text of an item, without what is folded away in it. */
function textShownOf(item: HTMLElement): string {
  return [...item.childNodes]
    .filter((node) => !(node instanceof HTMLDetailsElement))
    .map(({ textContent }) => textContent)
    .join(' ');
}

function set(asked: URLSearchParams, name: string, value: string | null): void {
  if (value === null) asked.delete(name);
  else asked.set(name, value);
}

function addressOf(asked: URLSearchParams): string {
  const query = asked.toString();
  return location.pathname + (query ? `?${query}` : '');
}

customElements.define('list-filter', ListFilter);
