/** Selects a stretch of a field's text, and scrolls it into view in the field and on the page. */
export function showStretch(field: HTMLTextAreaElement, start: number, end: number): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  field.scrollTop = heightTo(field, start) - field.clientHeight / 2;
  field.scrollIntoView({ block: 'nearest' });
}

/** Replaces a stretch of a field's text in the one way that the reader can undo. */
export function writeOver(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const isWritten = document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isWritten) field.setRangeText(text, start, end);
}

/**
 * Distance in pixels from the top of a field to an offset in its text, as wrapped there; measured with a copy of the
 * field.
 */
function heightTo(field: HTMLTextAreaElement, offset: number): number {
  const twin = field.cloneNode() as HTMLTextAreaElement;
  twin.removeAttribute('id');
  twin.value = field.value.slice(0, offset);
  Object.assign(twin.style, { position: 'absolute', visibility: 'hidden', height: '0', minHeight: '0' });
  twin.style.width = `${field.offsetWidth}px`;
  field.after(twin);
  const height = twin.scrollHeight;
  twin.remove();
  return height;
}
