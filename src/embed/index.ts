import { createFinder, toNames } from '../keywords/mentions.ts';
import { defineKeywordElement } from './keyword-element.ts';
import { linkKeywords } from './link-page.ts';

/** Names and former names with the slug of the keyword that each means now. The build puts them in. */
declare const keywordNames: Record<string, string>;
/** Names that begin as a keyword does and are none. The build puts them in too. */
declare const notKeywords: string[];

/** Begins the names of the element and the attribute that pages use. The build puts it in, too. */
declare const namePrefix: string;

// Read at once: a script knows itself only while it runs for the first time.
const script = document.currentScript as HTMLScriptElement | null;

const elementName = `${namePrefix}-keyword`;

if (script && !customElements.get(elementName)) {
  const home = new URL('..', script.src).href;
  const slugs = new Set(Object.values(keywordNames));
  defineKeywordElement(elementName, {
    home,
    slugOf: (name) => keywordNames[name] ?? (slugs.has(name) ? name : undefined),
  });
  const names = Object.entries(keywordNames).map(([name, slug]) => ({ name, slug }));
  const find = createFinder(toNames(names, notKeywords));
  const link = () => {
    for (const root of document.querySelectorAll(script.dataset.in ?? 'body'))
      linkKeywords(root, find, elementName, `data-${namePrefix}-skip`);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', link);
  else link();
}
