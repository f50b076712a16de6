/** Whether the target of a key takes text, so that the key is not a shortcut of the page. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])'))
  );
}

/** Whether a key or a click belongs to the browser, as with Ctrl. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
