/**
 * Copies a text.
 * @returns what to tell the reader: a page without encryption has no clipboard, and a browser may refuse the one that
 * there is
 */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'This browser did not allow copying';
  }
}
