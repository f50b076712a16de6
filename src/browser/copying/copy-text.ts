import { element } from '../element.ts';

/**
 * Copies a text. Where a browser refuses it, the text is shown selected, so that its reader can copy it.
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

/** The old way, for pages without encryption, as in a network at home: they have no clipboard. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement;
  const field = element('textarea', { className: 'visually-hidden', value: text });
  // Beside the button, so that no dialog around it takes the focus back.
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

/** Shows a text selected for as long as its reader stays there. */
function leaveSelected(field: HTMLTextAreaElement): void {
  Object.assign(field, { className: 'to-copy', readOnly: true, rows: 3, ariaLabel: 'Text to copy' });
  field.focus();
  field.select();
  field.addEventListener('blur', () => {
    // Who goes to another window to put it there has not left it.
    if (document.activeElement !== field) field.remove();
  });
}
