/**
 * Parts of an address that name nothing: codes of wordings, complete or truncated, and the words that our pages and
 * others put around names.
 */
const nameless = /^(?:(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{4,8}|compare|keywords|index\.html?)$/;

/**
 * What somebody looked for at an address without a page: `Hidden Cost` at `/keywords/Hidden%20Cost/`, or the keyword
 * of a missing wording or comparison.
 */
export function wordsOfAddress(pathname: string): string {
  const [, named] = /\/keywords\/(?!index\.html?$)([^/]+)/.exec(pathname) ?? [];
  const steps = pathname.split('/').filter(Boolean);
  const last = (named ?? steps.findLast((step) => !nameless.test(step)) ?? '').replace(/\.html?$/, '');
  // Decoded as a form: unlike `decodeURIComponent`, that accepts a truncated escape.
  const words = new URLSearchParams(`words=${last.replaceAll('&', '%26')}`).get('words') ?? '';
  return words.replaceAll('-', ' ');
}
