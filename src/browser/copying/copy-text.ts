import { element } from '../element.ts';

/**
 * Copies a text.
 * @returns what to tell the reader, since a browser may refuse it
 */
export async function copyText(text: string): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isCopied || copySelected(text) ? 'Copied' : 'This browser did not allow copying';
}

/** The old way, for pages without encryption, as in a network at home: they have no clipboard. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement;
  const field = element('textarea', { className: 'visually-hidden', value: text });
  // Beside the button, so that no dialog around it takes the focus back.
  focused.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused.focus({ preventScroll: true });
  return isCopied;
}
