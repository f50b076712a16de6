import { lineEnd } from '../../../keywords/text/lines.ts';
import { findElement } from '../../common/find-element.ts';
import { isTyping } from '../../common/is-typing.ts';
import { showStretch, writeOver } from './field-stretch.ts';
import { LongText, type NamedText } from './long-text.ts';
import { takeFiles } from './take-file.ts';

/**
 * Most characters to put into a field, more than any recorded source has; with 1 MB in it a browser freezes for a
 * second.
 */
const mostInField = 32_000;
/** The title of a text that did not come from a file. */
const ownName = 'Your text';

/** Something found at a place of a text: line and column are counted from 1. */
interface FoundText {
  line: number;
  column: number;
  found: string;
}

/**
 * The text that a tool is to check: in its field or, where it is too long for one, kept beside it. There is one at a
 * time; a new one replaces the old, which can be restored with a button, since a phone has no undo key.
 */
export class ToolText {
  readonly #field: HTMLTextAreaElement;
  readonly #placeholder: string;
  readonly #long: LongText;
  readonly #putBack: HTMLElement;
  readonly #say: (message: string) => void;
  /** The text that was replaced, if any. */
  #before: NamedText | undefined;

  /**
   * @param expected what a file should contain, for the message where it contains no text
   * @param check called when a file was taken, or the reader asks for it
   * @param say tells the reader what became of the input
   */
  constructor(tool: HTMLElement, expected: string, check: () => void, say: (message: string) => void) {
    this.#field = findElement(tool, 'form textarea', HTMLTextAreaElement);
    this.#placeholder = this.#field.placeholder;
    this.#long = new LongText(tool);
    this.#putBack = findElement(tool, '[data-put-back]');
    this.#say = say;
    const take = (text: string, name: string) => {
      this.put(text, name);
      check();
    };
    // Anywhere on the page: otherwise the browser would open the file instead of the page.
    const page = tool.closest('main') ?? tool;
    takeFiles(page, findElement(tool, 'input[type=file]', HTMLInputElement), expected, take, say);
    const form = findElement(tool, 'form', HTMLFormElement);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      check();
    });
    form.addEventListener('reset', () => this.#letGo());
    this.#listenToField(form);
    this.#listenToButtons(tool, form);
  }

  #listenToField(form: HTMLFormElement): void {
    this.#field.addEventListener('paste', (event) => this.#insert(event, event.clipboardData, 'Pasted text'));
    // Text dragged within the field is already there.
    let isMoved = false;
    this.#field.addEventListener('dragstart', () => {
      isMoved = true;
    });
    this.#field.addEventListener('dragend', () => {
      isMoved = false;
    });
    this.#field.addEventListener('drop', (event) => {
      if (!isMoved) this.#insert(event, event.dataTransfer, 'Dropped text');
    });
    this.#field.addEventListener('input', () => this.read());
    // Enter alone starts a new line.
    this.#field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
  }

  #listenToButtons(tool: HTMLElement, form: HTMLFormElement): void {
    // The first of two clicks may have moved this button under the pointer, by showing a place in the text.
    findElement(tool, '[type=reset]').addEventListener('click', (event) => {
      if (event.detail > 1) event.preventDefault();
      // A form's own reset cannot be undone.
      else if (this.#field.value !== '') {
        this.#keepBefore();
        writeOver(this.#field, 0, this.#field.value.length, '');
      }
    });
    this.#putBack.addEventListener('click', () => {
      const before = this.#before;
      if (!before) return;
      this.#keep(undefined);
      this.put(before.text, before.name);
      this.#field.focus();
      this.#field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    findElement(tool, '[data-drop-held]').addEventListener('click', () => {
      form.reset();
      this.#field.focus();
    });
  }

  /** The current text. Once the field has any, that replaces a long text kept beside it. */
  read(): string {
    if (this.#field.value.trim() !== '') this.#letGo();
    return this.#long.kept?.text ?? this.#field.value;
  }

  /** The title of the text: for a long one its name, size and number of lines. */
  get title(): string {
    return this.#long.title || 'the text';
  }

  /** Moves the reader to a new report, unless they are typing, here or in the search. */
  leadTo(heading: HTMLElement | null): void {
    if (!isTyping(document.activeElement)) heading?.focus();
  }

  /** Moves the reader to a stretch: selected in the field, or marked in an excerpt of a long text. */
  select({ line, column, found }: FoundText): void {
    const text = this.read();
    const start = offsetOf(text, line, column);
    const end = start + found.length;
    if (this.#long.kept) this.#long.show(start, end);
    else showStretch(this.#field, start, end);
  }

  /** Replaces a stretch, where it is still in its place. */
  replace(stretch: FoundText, replacement: string): void {
    const text = this.read();
    const start = offsetOf(text, stretch.line, stretch.column);
    const end = start + stretch.found.length;
    const isThere = text.slice(start, end) === stretch.found;
    if (isThere && this.#long.kept) this.#long.change(text.slice(0, start) + replacement + text.slice(end));
    else if (isThere) writeOver(this.#field, start, end, replacement);
    this.select(isThere ? { ...stretch, found: replacement } : stretch);
  }

  /** Replaces the whole text in one step that can be undone: by a key in the field, otherwise by a button. */
  replaceAll(text: string): void {
    this.#keepBefore();
    if (this.#long.kept) this.#long.change(text);
    else {
      writeOver(this.#field, 0, this.#field.value.length, text);
      showStretch(this.#field, 0, 0);
    }
  }

  /** Keeps the browser from inserting a long text into the field; combines it with the field's text instead. */
  #insert(event: Event, data: DataTransfer | null, name: string): void {
    const inserted = data?.files.length === 0 ? data.getData('text/plain') : '';
    const { value } = this.#field;
    // Dropped text is appended, since the position of the drop is not known.
    const isPasted = event.type === 'paste';
    const [selectionStart, selectionEnd] = isPasted
      ? [this.#field.selectionStart, this.#field.selectionEnd]
      : [value.length, value.length];
    const text = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
    if (inserted === '' || text.length <= mostInField) return;
    event.preventDefault();
    this.put(text, name);
    this.#say(`Too long for the field, kept below it: ${this.title}.`);
  }

  /** Puts a text into the field or, where it is too long, keeps it beside the field under a name. */
  put(text: string, name: string): void {
    this.#keepBefore();
    this.#letGo();
    const isLong = text.length > mostInField;
    this.#field.value = isLong ? '' : text;
    if (!isLong) return;
    this.#long.keep({ name, text });
    this.#field.placeholder = 'What you write here replaces the text below.';
  }

  /** Saves the current text, so that it can be restored. */
  #keepBefore(): void {
    const { value } = this.#field;
    if (this.#long.kept) this.#keep(this.#long.kept);
    else if (value.trim() !== '') this.#keep({ name: ownName, text: value });
  }

  #keep(before: NamedText | undefined): void {
    this.#before = before;
    this.#putBack.hidden = !before;
  }

  #letGo(): void {
    if (!this.#long.kept) return;
    this.#keepBefore();
    this.#long.drop();
    this.#field.placeholder = this.#placeholder;
  }
}

/** The offset in a text of a line and column counted from 1; its end where the text has fewer lines. */
function offsetOf(text: string, line: number, column: number): number {
  const ends = new RegExp(lineEnd, 'g');
  // A byte-order mark that was copied along is no column.
  ends.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  for (let at = 1; at < line; at++) if (!ends.test(text)) return text.length;
  return ends.lastIndex + column - 1;
}
