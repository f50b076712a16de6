import { createUrls } from '../../addresses/urls.ts';
import { dateInWords, localDay } from '../../keywords/text/said/day.ts';
import { element } from '../common/element.ts';
import { readKept } from '../common/kept.ts';
import { isVisitUntil, type Listed, newsSince, sumUpNews, toVisit, type Visit } from './visit.ts';

const visitKey = 'visit';
const offKey = 'visit-off';

/** Tells a returning reader what changed since the last visit. The data for that never leaves this device. */
class SinceVisit extends HTMLElement {
  readonly #keywords = readPage();

  connectedCallback(): void {
    this.#tell();
    // The page reserves its space before; where there is nothing to tell, the space is given back.
    this.hidden = this.childElementCount === 0;
  }

  #tell(): void {
    // An old copy has no news, and reading it is no visit.
    if (document.querySelector('.from-copy:not([hidden])')) return;
    try {
      if (localStorage.getItem(offKey) !== null) {
        this.#showOff();
        return;
      }
      const today = localDay(new Date());
      const last = lastVisit(today);
      localStorage.setItem(visitKey, JSON.stringify(toVisit(today, this.#keywords)));
      // There is nothing to tell on a first visit.
      if (!last) return;
      this.#showChanges(last);
      this.#offer('Switch this off', () => {
        localStorage.setItem(offKey, '');
        localStorage.removeItem(visitKey);
        sessionStorage.removeItem(visitKey);
        this.#showOff();
      });
    } catch {
      // Where storage is blocked there is no last visit.
    }
  }

  #showChanges(last: Visit): void {
    const urls = createUrls(this.dataset.base ?? '/');
    const changed = newsSince(last, this.#keywords);
    const since = `since your last visit, on ${dateInWords(last.day)}`;
    if (changed.length === 0) {
      this.#say(`Nothing has changed ${since}.`);
      return;
    }
    const list = element('ul', {});
    this.replaceChildren(
      element('details', {}, element('summary', {}, `${sumUpNews(changed)} ${since}`), list),
    );
    for (const { slug, says, compare } of changed) {
      const href = compare ? urls.compare(slug, compare.from, compare.to) : urls.keyword(slug);
      list.append(element('li', {}, element('a', { href }, says)));
    }
  }

  #showOff(): void {
    this.#say('Changes since your last visit are switched off on this device.');
    this.#offer('Switch them on', () => {
      localStorage.removeItem(offKey);
      this.#say('Your next visit will show what changed.');
      this.#tell();
    });
  }

  #say(text: string): void {
    this.replaceChildren(element('p', {}, text));
  }

  #offer(label: string, act: () => void): void {
    const button = element('button', { type: 'button' }, label);
    button.addEventListener('click', () => {
      act();
      // The pressed button is gone: its replacement takes the focus, and is announced.
      this.tabIndex = -1;
      this.focus();
    });
    this.append(button);
  }
}

function readPage(): Listed[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slug][data-revisions]')].map((item) => {
    const { slug = '', revisions = '', now = '', rulings, leftOut } = item.dataset;
    const name = item.querySelector('a')?.textContent ?? slug;
    return {
      ...{ slug, name, revisions: revisions.split(' '), now, rulings: rulings?.split(' ') ?? [] },
      isLeftOut: leftOut !== undefined,
    };
  });
}

/** The previous visit, kept while the tab is open, so that a second look shows the same. */
function lastVisit(today: string): Visit | null {
  const isPast = isVisitUntil(today);
  const last = readKept(sessionStorage, visitKey, isPast) ?? readKept(localStorage, visitKey, isPast);
  if (last) sessionStorage.setItem(visitKey, JSON.stringify(last));
  return last;
}

customElements.define('since-visit', SinceVisit);
