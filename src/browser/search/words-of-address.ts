/**
 * What of an address names nothing: the codes of wordings, also cut off, and what our pages and others have around
 * names.
 */
const nameless = /^(?:(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{4,8}|compare|keywords|index\.html?)$/;

/**
 * What somebody looked for at an address where nothing stands: `Hidden Cost` at `/keywords/Hidden%20Cost/`, and the
 * keyword where its wording or comparison is not there.
 */
export function wordsOfAddress(pathname: string): string {
  const [, named] = /\/keywords\/(?!index\.html?$)([^/]+)/.exec(pathname) ?? [];
  const steps = pathname.split('/').filter(Boolean);
  const last = (named ?? steps.findLast((step) => !nameless.test(step)) ?? '').replace(/\.html?$/, '');
  // Read as a form is: unlike `decodeURIComponent`, that takes an escape which was cut off for what it is.
  const words = new URLSearchParams(`words=${last.replaceAll('&', '%26')}`).get('words') ?? '';
  return words.replaceAll('-', ' ');
}
