import { lineEnd, splitLines } from '../../../keywords/text/lines.ts';
import { countedInWords } from '../../../keywords/text/said/counted.ts';
import { element } from '../../common/element.ts';
import { findElement } from '../../common/find-element.ts';
import { saveAs } from '../../common/save-as.ts';

/** How many lines of a long text are shown. */
const linesShown = 5;
/** How many characters of a long text are shown at most. */
const charactersShown = 280;

/** A text, and what it is called: its file, or how it came. */
export interface NamedText {
  name: string;
  text: string;
}

/** A text that is too long for a field, kept below it: its title and an excerpt are shown, and it can be saved. */
export class LongText {
  readonly #box: HTMLElement;
  readonly #title: HTMLElement;
  readonly #shown: HTMLElement;
  readonly #save: HTMLElement;
  #kept: NamedText | undefined;

  constructor(tool: HTMLElement) {
    this.#box = findElement(tool, '.held');
    this.#title = findElement(tool, '.held-title');
    this.#shown = findElement(tool, '.held-text');
    this.#save = findElement(tool, '[data-save-held]');
    this.#save.addEventListener('click', () => {
      if (this.#kept) saveAs(this.#kept.name, this.#kept.text);
    });
  }

  /** The text that is kept; undefined where there is none. */
  get kept(): NamedText | undefined {
    return this.#kept;
  }

  /** Its name, size and number of lines; empty where there is none. */
  get title(): string {
    return this.#title.textContent;
  }

  /** Keeps a text, and shows its beginning. */
  keep(named: NamedText): void {
    const { name, text } = named;
    this.#kept = named;
    this.#title.textContent = `${name}, ${sizeOf(text)}, ${linesOf(text)}`;
    this.#showBeginning(text);
    this.#box.hidden = false;
  }

  /** Replaces the text under the same title; what has changed can be saved. */
  change(text: string): void {
    if (!this.#kept) return;
    this.#kept = { ...this.#kept, text };
    this.#save.hidden = false;
    this.#showBeginning(text);
  }

  /** Shows a stretch of the text, marked, with what stands around it. */
  show(start: number, end: number): void {
    const text = this.#kept?.text ?? '';
    const before = splitLines(text.slice(Math.max(0, start - charactersShown), start));
    const after = splitLines(text.slice(end, end + charactersShown));
    this.#shown.replaceChildren(
      before.slice(-2).join('\n'),
      element('mark', {}, text.slice(start, end)),
      after.slice(0, 2).join('\n'),
    );
    this.#shown.focus();
  }

  /** Keeps no text any longer. */
  drop(): void {
    this.#kept = undefined;
    this.#title.textContent = '';
    this.#save.hidden = true;
    this.#box.hidden = true;
  }

  #showBeginning(text: string): void {
    this.#shown.textContent = `${text.slice(0, charactersShown).split(lineEnd, linesShown).join('\n')} …`;
  }
}

function sizeOf(text: string): string {
  const inMegabytes = { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 2 } as const;
  return (new Blob([text]).size / 1_000_000).toLocaleString('en', inMegabytes);
}

function linesOf(text: string): string {
  const lines = splitLines(text);
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return countedInWords(count, 'line');
}
