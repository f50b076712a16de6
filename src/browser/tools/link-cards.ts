import { createUrls } from '../../addresses/urls.ts';
import { withCard } from '../../checks/cards/document-findings.ts';
import { segmentsInWords } from '../../keywords/changes/told/segments-in-words.ts';
import { severityLabels } from '../../keywords/diagnostics/diagnostics.ts';
import { capitalise } from '../../keywords/text/said/capitalise.ts';
import { counted, countedInWords, inFigures } from '../../keywords/text/said/counted.ts';
import type { LinkFormat } from '../../publish/linked-cards.ts';
import { element } from '../common/element.ts';
import { findElement } from '../common/find-element.ts';
import { copyAndSay } from '../copying/copy-text.ts';
import { checkAgain, noteChecked } from './checked-before.ts';
import { ColumnChoice } from './column-choice.ts';
import { CurrentCheck } from './current-check.ts';
import { drawUses } from './report/drawn-uses.ts';
import { findingItem } from './report/finding-item.ts';
import { reportSection, saveButton } from './report/long-report.ts';
import { ToolText } from './text/tool-text.ts';
import { startToolWorker } from './tool-worker.ts';
import type { FindingRow } from './worker/finding-row.ts';
import type { CheckedAnswer, LinkAnswer, LinkQuestion } from './worker/link-worker.ts';

/** How many characters of the linked text are shown. */
const longestShown = 20_000;

/** Takes the text of cards, checks and links it on this device, and shows the findings and the result. */
class LinkCards extends HTMLElement {
  readonly #text = new ToolText(
    this,
    'the text of cards',
    () => this.#recheck(),
    (message) => this.#say(message),
  );
  readonly #format = findElement(this, '#format', HTMLSelectElement);
  readonly #column = new ColumnChoice(this, () => this.#check());
  readonly #hints = findElement(this, '#hints', HTMLInputElement);
  /** The last result, to be shown with or without hints; undefined while a check is running. */
  #checked: CheckedAnswer | undefined;
  /** The text that the last check was given. */
  #given = '';
  readonly #output = findElement(this, '#linked', HTMLTextAreaElement);
  readonly #result = findElement(this, '.linked');
  /** The status line beside the copy button, for messages about copying and length. */
  readonly #copied = findElement(this, '.linked [role=status]');
  readonly #length = findElement(this, '.linked-length');
  readonly #report = findElement(this, '.report');
  readonly #status = findElement(this, '[role=status]');
  readonly #progress = findElement(this, 'progress', HTMLProgressElement);
  readonly #current = new CurrentCheck<LinkQuestion, FindingRow, LinkAnswer>(
    () => startToolWorker(this),
    (answer) => this.#take(answer),
    (message) => {
      this.#clear();
      this.#say(`The cards were not checked: ${message}.`);
    },
  );
  /** The whole linked text; the field shows its beginning, since a browser is slow to lay out more. */
  #linked = '';

  connectedCallback(): void {
    this.#current.prepare();
    this.addEventListener('reset', () => this.#clear());
    this.#format.addEventListener('change', () =>
      this.#current.ask({ ask: 'format', format: this.#chosenFormat() }),
    );
    this.#hints.addEventListener('change', () => this.#checked && this.#show(this.#checked));
    this.querySelector('[data-copy-linked]')?.addEventListener('click', () =>
      copyAndSay(this.#linked, this.#copied),
    );
    this.addEventListener('input', ({ target }) => {
      if (this.#checked && target instanceof HTMLTextAreaElement)
        this.#say('The text has changed: what is below belongs to the text that was checked.');
    });
    checkAgain(() => this.#text.read() && this.#check());
  }

  #chosenFormat(): LinkFormat {
    return this.#format.value as LinkFormat;
  }

  #say(message: string): void {
    this.#status.textContent = message;
  }

  #recheck(): void {
    this.#column.forget();
    this.#check();
  }

  /** @param mends whether to apply all certain fixes first */
  #check(mends = false): void {
    const text = this.#text.read();
    if (text.trim() === '') {
      this.#clear();
      this.#say('Paste the text of a card first, or choose a file.');
      return;
    }
    this.#say(`Checking ${this.#text.title} …`);
    // The report now belongs to a different text: its buttons would change the wrong place, or copy old text.
    this.#report.inert = true;
    this.#result.inert = true;
    this.#checked = undefined;
    this.#given = text;
    const home = new URL(this.dataset.base ?? '/', location.href).href;
    const column = this.#column.chosen;
    noteChecked();
    this.#current.start({ ask: 'check', text, mends, column, format: this.#chosenFormat(), home });
  }

  #take(answer: LinkAnswer): void {
    this.#progress.hidden = answer.tell !== 'progress';
    if (answer.tell === 'progress') {
      this.#progress.max = answer.total;
      this.#progress.value = answer.done;
      this.#say(`Checking: ${answer.done} of ${answer.total} …`);
    } else if (answer.tell === 'formatted') {
      this.#linked = answer.output;
      const isLong = this.#linked.length > longestShown;
      this.#output.value = isLong
        ? `${this.#linked.slice(0, longestShown)}\n\n… This is only the beginning. Copy takes all of it.`
        : this.#linked;
      this.#copied.textContent = '';
      this.#length.textContent = lengthOf(this.#linked, this.#format.value);
      this.#result.hidden = this.#checked?.hasMentions === false;
      this.#result.inert = false;
    } else if (answer.tell === 'mended') {
      // Text written meanwhile is kept, and then checked itself.
      if (this.#text.read() === this.#given) this.#text.replaceAll(answer.text);
      else this.#check();
    } else {
      this.#checked = answer;
      this.#show(answer);
      this.#text.leadTo(findElement(this.#report, 'h2'));
    }
  }

  #show({ replaced, cards, textless, columns, column, hasMentions, uses }: CheckedAnswer): void {
    this.#column.offer(columns, column);
    const rows = this.#current.rows.filter(({ severity }) => this.#hints.checked || severity !== 'info');
    const without = countedInWords(textless, columns.length > 0 ? 'row' : 'name');
    const said = [
      replaced > 0 && sayReplaced(replaced, rows.length),
      `${capitalise(countedInWords(cards, 'card'))} checked.`,
      textless > 0 && `${capitalise(without)} without a text.`,
    ];
    this.#say(said.filter(Boolean).join(' '));
    const right = cards === 0 ? 'Found no text of a card' : 'Nothing to fix';
    const heading = element('h2', { tabIndex: -1 }, sayFound(rows) || right);
    this.#report.replaceChildren(heading);
    if (cards > 0 && !hasMentions) this.#report.append(element('p', {}, 'No keyword found in this text.'));
    if (rows.length > 0)
      this.#report.append(
        this.#actions(rows),
        reportSection('Findings', rows, (row) => findingItem(row, this.#text, () => this.#check())),
      );
    if (uses.length > 0) {
      const urls = createUrls(this.dataset.base ?? '/');
      this.#report.append(drawUses(uses, (slug) => urls.keyword(slug)));
    }
    this.#report.inert = false;
  }

  /** Buttons for all findings at once. */
  #actions(rows: readonly FindingRow[]): HTMLElement {
    const actions = element('p', { className: 'actions' });
    if (rows.some(({ isCertain }) => isCertain)) {
      const button = element(
        'button',
        { type: 'button', className: 'button replace-all' },
        'Replace all that are certain',
      );
      button.addEventListener('click', () => this.#check(true));
      actions.append(button);
    }
    actions.append(saveButton(() => rows.map(toLine)));
    return actions;
  }

  #clear(): void {
    this.#current.stop();
    this.#checked = undefined;
    this.#column.offer([]);
    this.#report.replaceChildren();
    this.#result.hidden = true;
    this.#progress.hidden = true;
    this.#say('');
  }
}

/** Longest message that Discord accepts, in characters. */
const longestInDiscord = 2_000;

/** A remark on the length of the linked text, where its format has a limit. */
function lengthOf(linked: string, format: string): string {
  return format === 'discord' && linked.length > longestInDiscord
    ? `Discord allows ${inFigures(longestInDiscord)} characters in a message; this has ${inFigures(linked.length)}.`
    : '';
}

/** How many findings of each kind there are, in the words that the findings have: `1 error, 2 warnings`. */
function sayFound(rows: readonly FindingRow[]): string {
  const counts = Object.entries(severityLabels).map(([kind, label]) => {
    const count = rows.filter(({ severity }) => severity === kind).length;
    return count > 0 && counted(count, label);
  });
  return counts.filter(Boolean).join(', ');
}

/** Reports how many places were replaced, and how many findings remain. */
function sayReplaced(count: number, left: number): string {
  const rest = left === 0 ? 'nothing is left to look at' : `${inFigures(left)} left for you to look at`;
  return `${capitalise(countedInWords(count, 'place'))} replaced, ${rest}.`;
}

/** A finding as one line of plain text. */
function toLine({ line, column, severity, card, message, segments }: FindingRow): string {
  const differences = segments ? [segmentsInWords(segments)] : [];
  return [`${line}:${column}`, severityLabels[severity], withCard(card, message), ...differences].join(' ');
}

customElements.define('link-cards', LinkCards);
