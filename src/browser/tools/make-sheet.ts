import { choiceIn, type SheetChoice } from '../../addresses/sheet-address.ts';
import { createUrls } from '../../addresses/urls.ts';
import type { DeckKeyword } from '../../checks/cards/deck.ts';
import { capitalise } from '../../keywords/text/said/capitalise.ts';
import { countedInWords } from '../../keywords/text/said/counted.ts';
import { localDay } from '../../keywords/text/said/day.ts';
import { element } from '../common/element.ts';
import { findElement } from '../common/find-element.ts';
import { isTyping } from '../common/is-typing.ts';
import { ColumnChoice } from './column-choice.ts';
import { CurrentCheck } from './current-check.ts';
import { findingItem } from './report/finding-item.ts';
import { reportSection } from './report/long-report.ts';
import { KeywordChoice } from './sheet/keyword-choice.ts';
import { SheetResult } from './sheet/sheet-result.ts';
import { ToolText } from './text/tool-text.ts';
import { startToolWorker } from './tool-worker.ts';
import type { FindingRow } from './worker/finding-row.ts';
import type { SheetAnswer, SheetQuestion } from './worker/make-sheet-worker.ts';

/** Makes a sheet from the reader's choice, from the keywords that cards name, or from the address. */
class MakeSheet extends HTMLElement {
  readonly #text = new ToolText(
    this,
    'the texts of cards',
    () => this.#rereadDeck(),
    (message) => this.#say(message),
  );
  readonly #title = findElement(this, '#sheet-title', HTMLInputElement);
  readonly #choices = findElement(this, '.keyword-choice', HTMLDetailsElement);
  readonly #choice = new KeywordChoice(this.#choices, () => this.#takeChoice());
  readonly #column = new ColumnChoice(this, () => this.#readDeck());
  readonly #report = findElement(this, '.report');
  readonly #result = new SheetResult(
    this,
    createUrls(this.dataset.base ?? '/'),
    this.dataset.site ?? '',
    this.dataset.recorded ?? '',
  );
  readonly #current = new CurrentCheck<SheetQuestion, FindingRow, SheetAnswer>(
    () => startToolWorker(this),
    (answer) => this.#take(answer),
    (message) => {
      this.#awaited = null;
      this.#pressed = undefined;
      this.#say(`The sheet was not made: ${message}.`);
    },
  );
  /** How many sheets were requested; only the last one counts. */
  #asked = 0;
  /** The last request until its sheet arrives; it is repeated when the worker is terminated. */
  #awaited: SheetQuestion | null = null;
  /** The button that was pressed before that sheet arrived. */
  #pressed: HTMLButtonElement | undefined;
  /** Whether cards are being read, and that was not cancelled. */
  #isReading = false;
  /**
   * What of the address could not be read, while the sheet is the one in the address; null once the reader changes the
   * choice.
   */
  #opened: { unread: string[] } | null = null;

  connectedCallback(): void {
    this.#current.prepare();
    this.addEventListener('reset', () => {
      this.#isReading = false;
      this.#column.offer([]);
      this.#report.replaceChildren();
      this.#say('');
    });
    this.#title.addEventListener('change', () => this.#takeChoice());
    findElement(this, '[data-to-sheet]').addEventListener('click', () => this.#result.lead());
    findElement(this, '.sheet-bar').addEventListener('click', (event) => this.#hold(event), {
      capture: true,
    });
    addEventListener('hashchange', () => this.#openAddress());
    this.#openAddress();
  }

  #say(message: string): void {
    findElement(this, 'form [role=status]').textContent = message;
  }

  /** Delays a button until the sheet has what was just typed, since it is made in the background. */
  #hold(event: Event): void {
    const button = (event.target as Element).closest('button');
    if (!this.#awaited || !button) return;
    event.stopPropagation();
    this.#pressed = button;
  }

  #rereadDeck(): void {
    this.#column.forget();
    this.#readDeck();
  }

  #readDeck(): void {
    this.#report.replaceChildren();
    const text = this.#text.read();
    if (text.trim() === '') {
      this.#say('Paste the texts of your cards first, or choose a file.');
      return;
    }
    this.#say(`Reading ${this.#text.title} …`);
    this.#isReading = true;
    this.#current.start({ ask: 'deck', text, column: this.#column.chosen });
    if (this.#awaited) this.#current.ask(this.#awaited);
  }

  #openAddress(): void {
    const opened = choiceIn(location.hash);
    // Any other hash is an anchor on the page.
    if (!opened && location.hash !== '') return;
    const { choice, unread } = opened ?? { choice: { title: '', made: null, keywords: [] }, unread: [] };
    this.#title.value = choice.title;
    this.#choice.put(choice.keywords);
    this.#choices.open = choice.keywords.length === 0;
    this.#opened = { unread };
    if (opened) this.#make(choice);
    else this.#clear();
  }

  /** Hides the sheet, and ignores one that is still being made. */
  #clear(): void {
    this.#asked++;
    this.#awaited = null;
    this.#pressed = undefined;
    this.#result.clear();
  }

  #takeChoice(): void {
    const [strange] = this.#choice.strangeNumbers();
    this.#say(
      strange === undefined ? '' : `Found “${strange}” as a number, expected digits, such as 2 or 2, 3.`,
    );
    this.#makeChosen();
  }

  /** @param options.isAnother whether it replaces another choice, to which a step back returns */
  #makeChosen({ isAnother = false } = {}): void {
    // So does one that replaces a sheet as it was opened.
    const wasOpened = this.#opened !== null && location.hash !== '';
    if (isAnother || wasOpened) history.pushState(null, '', location.href);
    this.#opened = null;
    this.#make({ title: this.#title.value.trim(), made: null, keywords: this.#choice.read() });
  }

  #make(choice: SheetChoice): void {
    const { site = '', recorded = '' } = this.dataset;
    const today = localDay(new Date());
    const origin = { site, recorded, tool: toolAddress(), today };
    this.#asked++;
    this.#awaited = { ask: 'sheet', number: this.#asked, choice, origin };
    this.#current.prepare();
    this.#current.ask(this.#awaited);
  }

  #take(answer: SheetAnswer): void {
    if (answer.tell === 'deck') {
      if (this.#isReading) this.#showDeck(answer);
      this.#isReading = false;
    } else if (answer.number === this.#asked) {
      this.#awaited = null;
      this.#showSheet(answer);
    }
  }

  #showSheet({ choice, sheet }: Extract<SheetAnswer, { tell: 'sheet' }>): void {
    const isEmpty = choice.keywords.length === 0;
    if (!this.#opened) history.replaceState(null, '', isEmpty ? location.pathname : sheet.hash);
    const opened = this.#opened && choice;
    this.#result.show(sheet, opened, this.#opened?.unread ?? [], toolAddress() + sheet.hash);
    if (opened && !isEmpty && !isTyping(document.activeElement)) this.#result.lead();
    if (!isEmpty) this.#pressed?.click();
    this.#pressed = undefined;
  }

  #showDeck({ cards, columns, column, keywords }: Extract<SheetAnswer, { tell: 'deck' }>): void {
    this.#column.offer(columns, column);
    const found = `${capitalise(countedInWords(cards, 'card text'))} read, ${countedInWords(keywords.length, 'keyword')} found`;
    const heading = element('h2', { tabIndex: -1 }, found);
    const { rows } = this.#current;
    this.#report.replaceChildren(heading);
    if (keywords.length === 0)
      this.#report.append(
        element(
          'p',
          {},
          'No keyword found in this text. Paste what the cards say: their names alone are not enough.',
        ),
      );
    if (rows.length > 0)
      this.#report.append(
        reportSection('Perhaps not read as meant', rows, (row) =>
          findingItem(row, this.#text, () => this.#readDeck()),
        ),
      );
    this.#say(keywords.length > 0 ? 'Read. The sheet is below.' : 'Read.');
    this.#text.leadTo(heading);
    if (keywords.length > 0) this.#takeDeck(keywords);
  }

  #takeDeck(keywords: readonly DeckKeyword[]): void {
    this.#choice.put(keywords.map((keyword) => ({ ...keyword, revision: null })));
    this.#choices.open = false;
    this.#makeChosen({ isAnother: true });
  }
}

function toolAddress(): string {
  return location.origin + location.pathname;
}

customElements.define('make-sheet', MakeSheet);
