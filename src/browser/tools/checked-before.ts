/** What the entry of a page in the history of its tab holds, once something was checked there. */
const checked = { isChecked: true };

/** Notes for a step back to this page that something was checked on it. */
export function noteChecked(): void {
  history.replaceState(checked, '');
}

/**
 * After a step back a browser has put the text into its field again, and nothing of what was found in it.
 * @param check is called where something was checked before the page was left
 */
export function checkAgain(check: () => void): void {
  if (history.state?.isChecked !== checked.isChecked) return;
  if (document.readyState === 'complete') check();
  // By then the text is there.
  else addEventListener('load', check, { once: true });
}
