import { createUrls } from '../publish/urls.ts';
import { dateInWords } from '../site/labels.ts';
import { element } from './element.ts';

/** What the reference held at a visit. */
interface Visit {
  /** ISO day. */
  day: string;
  /** Revision ids by slug. */
  revisions: Record<string, string>;
}

const visitKey = 'visit';
const offKey = 'visit-off';

/** Tells a returning reader what changed since the last visit. What it needs to know stays on this device. */
class SinceVisit extends HTMLElement {
  readonly #now = this.#readPage();

  connectedCallback(): void {
    // What an old copy holds is no news, and no visit.
    if (document.querySelector('.from-copy:not([hidden])')) return;
    try {
      this.hidden = false;
      if (localStorage.getItem(offKey) !== null) {
        this.#showOff();
        return;
      }
      const last = lastVisit();
      localStorage.setItem(visitKey, JSON.stringify(this.#now));
      if (last) this.#showChanges(last);
      else this.#say('From now on, this page tells you here what changed since your last visit.');
      this.#offer('Switch this off', () => {
        localStorage.setItem(offKey, '');
        localStorage.removeItem(visitKey);
        sessionStorage.removeItem(visitKey);
        this.#showOff();
      });
    } catch {
      // Where storage is barred there is no last visit to speak of.
      this.hidden = true;
    }
  }

  #readPage(): Visit {
    const items = document.querySelectorAll<HTMLElement>('[data-slug][data-revision]');
    const revisions = [...items].map(({ dataset }) => [dataset.slug, dataset.revision]);
    return { day: new Date().toISOString().slice(0, 10), revisions: Object.fromEntries(revisions) };
  }

  #showChanges({ day, revisions }: Visit): void {
    const urls = createUrls(this.dataset.base ?? '/');
    const changed = Object.entries(this.#now.revisions).filter(([slug, id]) => revisions[slug] !== id);
    const since = `since your last visit, on ${dateInWords(day)}`;
    if (changed.length === 0) {
      this.#say(`Nothing has changed ${since}.`);
      return;
    }
    this.#say(
      `${changed.length === 1 ? 'One keyword has' : `${changed.length} keywords have`} changed ${since}:`,
    );
    this.classList.add('news');
    const list = element('ul', {});
    for (const [slug, id] of changed) {
      const old = revisions[slug];
      const name = document.querySelector(`[data-slug="${slug}"] a`)?.textContent ?? slug;
      const what = old ? 'what changed' : 'new';
      const href = old ? urls.compare(slug, old, id) : urls.keyword(slug);
      list.append(element('li', {}, element('a', { href }, `${name}: ${what}`)));
    }
    this.append(list);
  }

  #showOff(): void {
    this.#say('What changed since your last visit is not told: it is switched off on this device.');
    this.#offer('Switch it on', () => {
      localStorage.removeItem(offKey);
      this.connectedCallback();
    });
  }

  #say(text: string): void {
    this.replaceChildren(element('p', {}, text));
  }

  #offer(label: string, act: () => void): void {
    const button = element('button', { type: 'button' }, label);
    button.addEventListener('click', act);
    this.append(button);
  }
}

/** The visit before this one: kept for as long as the tab is open, so that a second look shows the same. */
function lastVisit(): Visit | null {
  const kept = sessionStorage.getItem(visitKey) ?? localStorage.getItem(visitKey);
  if (kept === null) return null;
  sessionStorage.setItem(visitKey, kept);
  return JSON.parse(kept) as Visit;
}

customElements.define('since-visit', SinceVisit);
