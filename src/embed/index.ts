import { createFinder, toNames } from '../keywords/mentions.ts';
import { defineKeywordElement } from './keyword-element.ts';
import { linkKeywords } from './link-page.ts';
import { listen, pageProperty, querySelectorAll } from './page.ts';

/** Names and former names, each with the slug of the keyword that it means now. The build puts them in. */
declare const keywordNames: readonly (readonly [name: string, slug: string])[];

/** Names that begin as a keyword does and are none. The build puts them in too. */
declare const notKeywords: readonly string[];

/** Begins the names of the element and the attribute that pages use. The build puts it in, too. */
declare const namePrefix: string;

// Read at once: a script knows itself only while it runs for the first time.
const script = pageProperty('currentScript') as HTMLScriptElement | null;

if (script?.src) start(script.src, script.dataset.in ?? 'body');
else
  complain(
    'Found no address of its own, expected <script src="…"></script>, without type="module" and in no other file',
  );

/**
 * Links the keywords of a page, once it is there.
 * @param selector of the elements in which they are linked. Each tag that loads the script has its own.
 */
function start(src: string, selector: string): void {
  const elementName = `${namePrefix}-keyword`;
  if (!customElements.get(elementName)) {
    const slugByName = new Map(keywordNames);
    const slugs = new Set(slugByName.values());
    defineKeywordElement(elementName, {
      home: new URL('..', src).href,
      slugOf: (name) => slugByName.get(name) ?? (slugs.has(name) ? name : undefined),
    });
  }
  const link = () => {
    const names = keywordNames.map(([name, slug]) => ({ name, slug }));
    const find = createFinder(toNames(names, notKeywords));
    for (const root of rootsOf(selector)) linkKeywords(root, find, elementName, `data-${namePrefix}-skip`);
  };
  if (pageProperty('readyState') === 'loading') listen('DOMContentLoaded', link);
  else link();
}

function rootsOf(selector: string): Iterable<Element> {
  try {
    return querySelectorAll(selector);
  } catch {
    complain(`Found data-in="${selector}", expected a CSS selector; nothing was linked`);
    return [];
  }
}

function complain(message: string): void {
  console.error(`${namePrefix} keywords: ${message}.`);
}
