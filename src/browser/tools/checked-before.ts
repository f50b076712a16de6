/** History state of a page on which something was checked. */
const checked = { isChecked: true };

/** Records in the history that something was checked on this page. */
export function noteChecked(): void {
  history.replaceState(checked, '');
}

/**
 * Repeats the check after a step back, when the browser restores the text in the field but not the result.
 * @param check called where something was checked before the page was left
 */
export function checkAgain(check: () => void): void {
  if (history.state?.isChecked !== checked.isChecked) return;
  if (document.readyState === 'complete') check();
  // The browser has restored the text by then.
  else addEventListener('load', check, { once: true });
}
