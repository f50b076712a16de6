import { element } from '../element.ts';

/**
 * Copies a text. Where the browser refuses, the text is shown selected, so that the reader can copy it.
 * @returns what to tell the reader
 */
export async function copyText(text: string): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isCopied || copySelected(text)
    ? 'Copied'
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
