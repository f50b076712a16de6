/** What somebody looked for at an address where nothing stands: `Hidden Cost` at `/keywords/Hidden%20Cost/`. */
export function wordsOfAddress(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  // Read as a form is: unlike `decodeURIComponent`, that takes an escape which was cut off for what it is.
  const words = new URLSearchParams(`words=${last.replaceAll('&', '%26')}`).get('words') ?? '';
  return words.replaceAll('-', ' ');
}
