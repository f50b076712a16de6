import { element } from './element.ts';

/** Offers a text to the reader as a file to save. */
export function saveAs(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  element('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}
