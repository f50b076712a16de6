import type { SheetChoice } from '../../../addresses/sheet-address.ts';
import type { Urls } from '../../../addresses/urls.ts';
import { capitalise } from '../../../keywords/text/said/capitalise.ts';
import { countedInWords } from '../../../keywords/text/said/counted.ts';
import { dateInWords } from '../../../keywords/text/said/day.ts';
import { slugify } from '../../../keywords/text/slug.ts';
import type { DeckSheet } from '../../../publish/sheet/deck-sheet.ts';
import { element } from '../../common/element.ts';
import { findElement } from '../../common/find-element.ts';
import { saveAs } from '../../common/save-as.ts';
import { drawEntries, drawOnPaper, drawSince } from './drawn-sheet.ts';
import { fitPaper } from './fit-paper.ts';

/** A sheet on the page: what has changed since it was made, its keywords, and the ways to take it along. */
export class SheetResult {
  readonly #screen: HTMLElement;
  readonly #paper: HTMLElement;
  readonly #urls: Urls;
  readonly #recorded: string;
  /** The tab's title without a sheet. A printed file is named after the tab. */
  readonly #pageTitle = document.title;
  readonly #site: string;
  #sheet: DeckSheet | undefined;

  /**
   * @param site name of the site
   * @param recorded date of the texts, in words; empty where nobody knows
   */
  constructor(root: HTMLElement, urls: Urls, site: string, recorded: string) {
    this.#screen = findElement(root, '.deck-sheet');
    this.#paper = findElement(root, '.sheet-paper');
    this.#urls = urls;
    this.#site = site;
    this.#recorded = recorded;
    this.#find('[data-print]').addEventListener('click', () => print());
    this.#find('[data-save]').addEventListener('click', () => {
      const { title = '', written } = this.#sheet ?? {};
      if (written) saveAs(`${slugify(title) || 'sheet'}.txt`, written.text);
    });
    for (const layout of this.#screen.querySelectorAll<HTMLInputElement>('[name=paper]')) {
      // Browsers restore the choice when a page is reloaded.
      layout.checked = layout.defaultChecked;
      layout.addEventListener('change', () => {
        this.#paper.classList.toggle('sideways', layout.value === 'sideways');
        this.#fit();
      });
    }
    addEventListener('beforeprint', () => this.#fit());
  }

  /**
   * @param opened the choice in the address, where the sheet was made earlier
   * @param unread what of that address could not be read
   * @param address the address that opens the sheet again
   */
  show(sheet: DeckSheet, opened: SheetChoice | null, unread: readonly string[], address: string): void {
    this.#sheet = sheet;
    const { title, entries, written } = sheet;
    this.#find('h2').textContent = title;
    document.title = entries.length > 0 ? `${title} · ${this.#site}` : this.#pageTitle;
    const isOutdated = sheet.since.length > 0;
    this.#find('.sheet-since').classList.toggle('outdated', isOutdated);
    this.#find('.sheet-since').classList.toggle('held', !isOutdated);
    this.#fill(
      '.sheet-since',
      opened && entries.length > 0 ? drawSince(opened, sheet, this.#urls, unread.length > 0) : [],
    );
    this.#fill(
      '.sheet-faults',
      [...unread, ...faultsOf(sheet)].map((fault) => element('li', {}, fault)),
    );
    this.#find('[data-copy-text]').dataset.copy = written.text;
    this.#find('[data-copy-address]').dataset.copy = address;
    this.#find('.sheet-entries').replaceChildren(...drawEntries(sheet, this.#urls));
    findElement(this.#paper, 'h2').textContent = title;
    findElement(this.#paper, '.paper-made').textContent = dateInWords(sheet.made);
    findElement(this.#paper, '.paper-again', HTMLAnchorElement).href = address;
    findElement(this.#paper, '.paper-pages').replaceChildren(...drawOnPaper(sheet));
    this.#screen.hidden = entries.length + unread.length + sheet.unknown.length === 0;
    this.#paper.hidden = entries.length === 0;
    this.#find('.sheet-bar').hidden = entries.length === 0;
    // Another typeface takes a different amount of space.
    document.fonts.ready.then(() => this.#fit());
  }

  /** Moves the reader to it. */
  lead(): void {
    const heading = this.#find('h2');
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }

  clear(): void {
    this.#sheet = undefined;
    document.title = this.#pageTitle;
    this.#screen.hidden = true;
    this.#paper.hidden = true;
  }

  #fit(): void {
    const count = this.#sheet?.entries.length ?? 0;
    if (count === 0) return;
    const { size, pages } = fitPaper(this.#paper);
    const sheets = `${countedInWords(pages, 'page')}${pages === 2 ? ', the two sides of a sheet' : ''}`;
    const keywords = capitalise(countedInWords(count, 'keyword'));
    const recorded = this.#recorded && `, as recorded on ${this.#recorded}`;
    this.#find('[role=status]').textContent =
      `${keywords}${recorded}; on paper ${sheets}, in type of ${size} points.`;
  }

  #fill(selector: string, content: readonly HTMLElement[]): void {
    const box = this.#find(selector);
    box.replaceChildren(...content);
    box.hidden = content.length === 0;
  }

  #find(selector: string): HTMLElement {
    return findElement(this.#screen, selector);
  }
}

/** What of a choice is missing from the sheet, or differs from what was asked for. */
function faultsOf({ title, unknown, written }: DeckSheet): string[] {
  return [
    ...unknown.map(
      (slug) =>
        `Found “${slug}”, which is no keyword here: the sheet was made with a newer copy than this one, the keyword was withdrawn since, or the address is incomplete.`,
    ),
    ...(written.title === title
      ? []
      : [
          `In the text the title is “${written.title}”: unchanged, it would be read as a sentence or an entry.`,
        ]),
    ...(written.lost.length > 0
      ? [
          `The format of the text cannot hold ${written.lost.join(', ')}: read again, they would not be as they are here.`,
        ]
      : []),
  ];
}
