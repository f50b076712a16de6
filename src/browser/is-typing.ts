/** Whether what a key goes to takes letters, so that the key is no order to the page. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])'))
  );
}

/** Whether a key or a click is one of the browser's own, as with Ctrl. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
