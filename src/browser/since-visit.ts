import { capitalise } from '../keywords/text/capitalise.ts';
import { countedInWords } from '../keywords/text/counted.ts';
import { createUrls } from '../publish/urls.ts';
import { dateInWords } from '../site/labels.ts';
import { element } from './element.ts';
import { readKept } from './kept.ts';

/** What the reference held at a visit. */
interface Visit {
  /** ISO day, on the reader's own calendar, as Swedish writes it. */
  day: string;
  /** Revision ids by slug. */
  revisions: Record<string, string>;
}

const visitKey = 'visit';
const offKey = 'visit-off';

/** Tells a returning reader what changed since the last visit. What it needs to know stays on this device. */
class SinceVisit extends HTMLElement {
  readonly #keywords = readPage();

  connectedCallback(): void {
    // What an old copy holds is no news, and no visit.
    if (document.querySelector('.from-copy:not([hidden])')) return;
    try {
      if (localStorage.getItem(offKey) !== null) {
        this.#showOff();
        return;
      }
      const last = lastVisit();
      localStorage.setItem(visitKey, JSON.stringify(this.#thisVisit()));
      // Who comes for the first time has nothing to be told.
      if (!last) return;
      this.#showChanges(last);
      this.#offer('Switch this off', () => {
        localStorage.setItem(offKey, '');
        localStorage.removeItem(visitKey);
        sessionStorage.removeItem(visitKey);
        this.#showOff();
      });
    } catch {
      // Where storage is barred there is no last visit to speak of.
    }
  }

  #thisVisit(): Visit {
    const revisions = Object.fromEntries(
      this.#keywords.map(({ slug, revisions: ids }) => [slug, ids.at(-1) ?? '']),
    );
    return { day: new Date().toLocaleDateString('sv'), revisions };
  }

  #showChanges(last: Visit): void {
    const urls = createUrls(this.dataset.base ?? '/');
    const seen = new Map(Object.entries(last.revisions));
    const changed = this.#keywords.filter(({ slug, revisions }) => seen.get(slug) !== revisions.at(-1));
    const since = `since your last visit, on ${dateInWords(last.day)}`;
    if (changed.length === 0) {
      this.#say(`Nothing has changed ${since}.`);
      return;
    }
    const count = `${capitalise(countedInWords(changed.length, 'keyword'))} ${changed.length === 1 ? 'has' : 'have'}`;
    const list = element('ul', {});
    this.replaceChildren(element('details', {}, element('summary', {}, `${count} changed ${since}`), list));
    for (const { slug, name, revisions } of changed) {
      const old = revisions.find((id) => id === seen.get(slug));
      const now = revisions.at(-1);
      const what = seen.has(slug) ? 'what changed' : 'new';
      // A wording that the page does not know has nothing to be compared with.
      const href = old && now ? urls.compare(slug, old, now) : urls.keyword(slug);
      list.append(element('li', {}, element('a', { href }, `${name}: ${what}`)));
    }
  }

  #showOff(): void {
    this.#say('What changed since your last visit is not told: it is switched off on this device.');
    this.#offer('Switch it on', () => {
      localStorage.removeItem(offKey);
      this.#say('What changes from now on is told at your next visit.');
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

/** A keyword as the page lists it, with the ids of its wordings, the one that holds now last. */
interface Listed {
  slug: string;
  name: string;
  revisions: string[];
}

function readPage(): Listed[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slug][data-revisions]')].map((item) => {
    const { slug = '', revisions = '' } = item.dataset;
    return { slug, name: item.querySelector('a')?.textContent ?? slug, revisions: revisions.split(' ') };
  });
}

/** The visit before this one: kept for as long as the tab is open, so that a second look shows the same. */
function lastVisit(): Visit | null {
  const last = readKept(sessionStorage, visitKey, isVisit) ?? readKept(localStorage, visitKey, isVisit);
  if (last) sessionStorage.setItem(visitKey, JSON.stringify(last));
  return last;
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('revisions' in value))
    return false;
  const { day, revisions } = value;
  return (
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    typeof revisions === 'object' &&
    revisions !== null &&
    Object.values(revisions).every((id) => typeof id === 'string')
  );
}

customElements.define('since-visit', SinceVisit);
