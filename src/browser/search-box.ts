import { variableOf } from '../keywords/template.ts';
import type { SearchResult } from '../search/search.ts';

type Search = (query: string) => SearchResult[];

let loading: Promise<Search> | undefined;

/** Fetches the code and the index of the search, once, when a reader first goes for it. */
function loadSearch(indexUrl: string): Promise<Search> {
  loading ??= Promise.all([
    import('../search/search.ts'),
    fetch(indexUrl).then((response) =>
      response.ok ? response.json() : Promise.reject(new Error(response.statusText)),
    ),
  ]).then(([{ createSearch }, data]) => createSearch(data));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** A combobox by the WAI-ARIA pattern: the field keeps the focus, arrows move through the list, Escape closes it. */
class SearchBox extends HTMLElement {
  readonly #input = this.querySelector('input') as HTMLInputElement;
  readonly #panel = this.querySelector('.search-panel') as HTMLElement;
  readonly #list = this.querySelector('[role=listbox]') as HTMLElement;
  readonly #status = this.querySelector('[role=status]') as HTMLElement;
  #active = -1;

  connectedCallback(): void {
    this.#input.addEventListener('focus', () => this.#load());
    this.#input.addEventListener('input', () => this.#update());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#go(Math.max(0, this.#active));
    });
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.contains(relatedTarget as Node | null)) this.#close();
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      this.#input.focus();
      this.#input.select();
    });
    this.#prefill();
  }

  #prefill(): void {
    const asked = new URLSearchParams(location.search).get('q');
    const words = location.pathname.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ');
    const query = asked ?? (this.dataset.fromAddress === 'true' ? words : null);
    if (!query) return;
    this.#input.value = query;
    this.#update();
  }

  async #load(): Promise<Search | null> {
    try {
      return await loadSearch(this.dataset.index ?? '');
    } catch {
      this.#say('The search could not be loaded. All keywords are listed from A to Z on the first page.');
      return null;
    }
  }

  async #update(): Promise<void> {
    const query = this.#input.value;
    const search = await this.#load();
    if (!search || query !== this.#input.value) return;
    if (query.trim() === '') {
      this.#close();
      return;
    }
    const results = search(query);
    this.#list.replaceChildren(...results.map((result, index) => this.#option(result, index, query)));
    this.#panel.hidden = false;
    this.#input.setAttribute('aria-expanded', String(results.length > 0));
    this.#select(-1);
    const found = results.length === 0 ? 'No keyword found.' : `${results.length} found.`;
    this.#panel.classList.toggle('empty', results.length === 0);
    this.#say(found);
  }

  #option({ slug, name, template, reason }: SearchResult, index: number, query: string): HTMLElement {
    const option = document.createElement('a');
    option.role = 'option';
    option.id = `search-result-${index}`;
    option.tabIndex = -1;
    option.ariaSelected = 'false';
    option.href = new URL(`keywords/${slug}/`, new URL(this.dataset.index ?? '', location.href)).href;
    const title = document.createElement('b');
    const words = wordsIn(query);
    title.append(...mark(name, words));
    option.append(title, ` ${variableOf(template, name)}`);
    if (reason) {
      const why = document.createElement('span');
      why.className = 'reason';
      why.append(...mark(excerpt(reason, words), words));
      option.append(why);
    }
    return option;
  }

  #onKey(event: KeyboardEvent): void {
    const count = this.#list.childElementCount;
    if (event.key === 'Escape' && !this.#panel.hidden) this.#close();
    else if (event.key === 'ArrowDown' && count > 0) this.#select((this.#active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) this.#select((this.#active - 1 + count) % count);
    else return;
    event.preventDefault();
  }

  #select(index: number): void {
    this.#list.children[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = index;
    const option = this.#list.children[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  async #go(index: number): Promise<void> {
    if (this.#list.childElementCount === 0) await this.#update();
    const option = this.#list.children[index];
    if (option instanceof HTMLAnchorElement) location.assign(option.href);
  }

  #close(): void {
    this.#panel.hidden = true;
    this.#list.replaceChildren();
    this.#input.setAttribute('aria-expanded', 'false');
    this.#select(-1);
    this.#say('');
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}

/** Finds where a word of a text begins with one of the query; nothing for a query of short words alone. */
function wordsIn(query: string): RegExp {
  const words = query.match(/[\p{L}\p{N}]{3,}/gu) ?? ['(?!)'];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu');
}

/** As much as two lines hold, from shortly before the first word of the query, which else might stand below them. */
function excerpt(text: string, words: RegExp): string {
  const first = text.search(words);
  const start = first < 70 ? 0 : text.lastIndexOf(' ', first - 40);
  return (start > 0 ? '…' : '') + text.slice(start, start + 240);
}

/** The text with each word of the query marked. */
function mark(text: string, words: RegExp): Node[] {
  const nodes: Node[] = [];
  let position = 0;
  for (const { index, 0: found } of text.matchAll(words)) {
    const element = document.createElement('mark');
    element.textContent = found;
    nodes.push(document.createTextNode(text.slice(position, index)), element);
    position = index + found.length;
  }
  return [...nodes, document.createTextNode(text.slice(position))];
}

customElements.define('search-box', SearchBox);
