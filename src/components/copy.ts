/** Copies a text and tells the outcome in the reader's words. */
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'This browser did not allow copying';
  }
}
