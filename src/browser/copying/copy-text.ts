import { element } from '../common/element.ts';

/** What a reader is told of a text that was copied, where nothing more exact is known. */
const plainlyCopied = 'Copied';

/** Milliseconds for which a reader is told that a text was copied, and for which nothing is said before. */
const [toldFor, silence] = [6000, 120];

/**
 * Copies a text and says so in a status line: for some seconds, and after a silence, so that pressing again is seen to
 * do something. What the reader has to do stays there.
 * @param copied what to say once it is copied
 */
export async function copyAndSay(text: string, status: Element, copied = plainlyCopied): Promise<void> {
  status.replaceChildren();
  const told = await copyText(text, copied);
  await new Promise((resolve) => setTimeout(resolve, silence));
  const line = element('span', {}, told);
  status.replaceChildren(line);
  if (told === copied) setTimeout(() => line.remove(), toldFor);
}

/**
 * Copies a text. Where the browser refuses, the text is shown selected, so that the reader can copy it.
 * @param copied what to tell the reader once it is copied
 * @returns what to tell the reader
 */
export async function copyText(text: string, copied = plainlyCopied): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isCopied || copySelected(text)
    ? copied
    : 'This browser did not allow copying. The text is selected: copy it yourself';
}

/** Copies the old way, for pages without HTTPS, as in a home network: they have no clipboard API. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement;
  const field = element('textarea', { className: 'visually-hidden', value: text });
  // Next to the button, so that a surrounding dialog does not take the focus back.
  focused.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  if (!isCopied) {
    leaveSelected(field);
    return false;
  }
  field.remove();
  focused.focus({ preventScroll: true });
  return true;
}

/** Shows a text selected for as long as the focus stays there. */
function leaveSelected(field: HTMLTextAreaElement): void {
  Object.assign(field, { className: 'to-copy', readOnly: true, rows: 3, ariaLabel: 'Text to copy' });
  field.focus();
  field.select();
  field.addEventListener('blur', () => {
    // Switching to another window to paste it does not count as leaving.
    if (document.activeElement !== field) field.remove();
  });
}
