import { keywordPath } from '../publish/urls.ts';
import type { Mark, Marked } from '../search/marks.ts';
import {
  type Answer,
  type FoundPage,
  type Group,
  groupsOf,
  labelOf,
  type SearchResult,
  sayFound,
} from '../search/result.ts';

type Search = (query: string) => Answer;

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
  #options: HTMLElement[] = [];
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
    this.#show(groupsOf(search(query)));
  }

  #show(groups: readonly Group[]): void {
    const drawn = groups.map((group) => {
      const options = group.pages
        ? group.pages.map((page) => this.#page(page))
        : group.keywords.map((result) => this.#keyword(result));
      return { element: toList(group, options), options };
    });
    this.#options = drawn.flatMap(({ options }) => options);
    for (const [index, option] of this.#options.entries()) option.id = `search-result-${index}`;
    this.#list.replaceChildren(...drawn.map(({ element }) => element));
    this.#panel.hidden = false;
    this.#panel.classList.toggle('empty', groups.length === 0);
    this.#input.setAttribute('aria-expanded', String(groups.length > 0));
    this.#select(-1);
    this.#say(sayFound(groups));
  }

  #option(path: string, ...content: (Node | string)[]): HTMLElement {
    const option = document.createElement('a');
    option.role = 'option';
    option.tabIndex = -1;
    option.ariaSelected = 'false';
    option.href = new URL(path, new URL(this.dataset.index ?? '', location.href)).href;
    option.append(...content);
    return option;
  }

  #page({ title, path }: FoundPage): HTMLElement {
    return this.#option(path, title);
  }

  #keyword({ slug, name, variable, reason }: SearchResult): HTMLElement {
    const title = document.createElement('b');
    title.append(...draw(name));
    const option = this.#option(keywordPath(slug), title, ' ', ...draw(variable));
    if (reason.kind !== 'name') {
      const why = document.createElement('span');
      why.className = 'reason';
      why.append(labelOf(reason), ...draw(reason, 'excerpt' in reason ? reason.excerpt : undefined));
      option.append(why);
    }
    return option;
  }

  #onKey(event: KeyboardEvent): void {
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
    if (option instanceof HTMLAnchorElement) location.assign(option.href);
  }

  #close(): void {
    this.#panel.hidden = true;
    this.#list.replaceChildren();
    this.#options = [];
    this.#input.setAttribute('aria-expanded', 'false');
    this.#select(-1);
    this.#say('');
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

/** A group of the listbox under its name. */
function toList({ title, count }: Group, options: readonly HTMLElement[]): HTMLElement {
  const group = document.createElement('div');
  group.role = 'group';
  group.ariaLabel = title;
  const heading = document.createElement('p');
  heading.role = 'presentation';
  heading.textContent = `${title}: ${count}`;
  group.append(heading, ...options);
  return group;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}

/** A text, or a stretch of it, with what was found in it marked. */
function draw({ text, marks }: Marked, [from, to]: Mark = [0, text.length]): Node[] {
  const nodes: Node[] = [document.createTextNode(from > 0 ? '…' : '')];
  let position = from;
  for (const [start, end] of marks.filter((mark) => mark[0] >= from && mark[1] <= to)) {
    const found = document.createElement('mark');
    found.textContent = text.slice(start, end);
    nodes.push(document.createTextNode(text.slice(position, start)), found);
    position = end;
  }
  return [...nodes, document.createTextNode(text.slice(position, to))];
}

customElements.define('search-box', SearchBox);
