import { createFinder, toNames } from '../keywords/names/name-finder.ts';
import { straight } from '../keywords/text/typography.ts';
import { withCapitals } from './capitals.ts';
import { defineKeywordElement, type Reference } from './keyword-element.ts';
import { createLinker } from './link-page.ts';
import { listen, pageProperty, querySelectorAll } from './page.ts';
import { watch } from './watch.ts';

/** Names and former names, each with the slug of the keyword that it means now. The build puts them in. */
declare const keywordNames: readonly (readonly [name: string, slug: string])[];

/** Names that begin as a keyword does and are none. The build puts them in too. */
declare const notKeywords: readonly string[];

/** Begins the names of the element and the attribute that pages use. The build puts it in, too. */
declare const namePrefix: string;

// Read at once: a script knows itself only while it runs for the first time.
const script = pageProperty('currentScript') as HTMLScriptElement | null;

// Within another file it would take the site of that for its own.
if (/\/embed\/v1\.js(?:[?#]|$)/.test(script?.src ?? '') && script)
  start(script.src, script.dataset.in ?? 'body', 'watch' in script.dataset);
else
  complain(
    'Found no address of its own, expected <script src="…"></script>, without type="module" and in no other file',
  );

/**
 * Links the keywords of a page, once it is there.
 * @param selector of the elements in which they are linked. Each tag that loads the script has its own.
 * @param isWatched whether what comes later is linked, too
 */
function start(src: string, selector: string, isWatched: boolean): void {
  const elementName = `${namePrefix}-keyword`;
  const names = keywordNames.map(([name]) => ({ name, slug: name }));
  const find = createFinder(withCapitals(toNames(names, notKeywords)));
  const link = createLinker(find, elementName, `data-${namePrefix}-skip`);
  if (!customElements.get(elementName))
    defineKeywordElement(elementName, {
      home: new URL('..', src).href,
      keywordOf: createLookup(),
      link: (root) =>
        root instanceof Element
          ? link(root)
          : complain(`Found ${root} to link, expected an element; nothing was linked`),
    });
  const linkAll = () => {
    const roots = rootsOf(selector);
    if (!roots) return;
    if (roots.length === 0 && !isWatched)
      complain(`Found no element that is data-in="${selector}", expected one; nothing was linked`);
    for (const root of roots) link(root);
    if (isWatched) watch(selector, link);
  };
  if (pageProperty('readyState') === 'loading') listen('DOMContentLoaded', linkAll);
  else linkAll();
}

/** Makes what tells of a name, in any spelling that is linked, or a slug, which keyword it means. */
function createLookup(): Reference['keywordOf'] {
  const bySlug = keywordNames.map(([, slug]) => [slug, { name: slug, slug }] as const);
  const byName = keywordNames.flatMap(([name, slug]) =>
    withCapitals([{ name, slug }]).map((spelling) => [spelling.name, { name, slug }] as const),
  );
  const folded = (written: string) => straight(written.replace(/\s+/g, ' ').trim());
  const known = new Map([...bySlug, ...byName].map(([written, keyword]) => [folded(written), keyword]));
  return (written) => {
    const name = folded(written);
    // A number behind it may be the card's.
    return known.get(name) ?? known.get(name.replace(/ [+-]?\d\S*$/, ''));
  };
}

function rootsOf(selector: string): NodeListOf<Element> | undefined {
  try {
    return querySelectorAll(selector);
  } catch {
    complain(`Found data-in="${selector}", expected a CSS selector; nothing was linked`);
    return undefined;
  }
}

function complain(message: string): void {
  console.error(`${namePrefix} keywords: ${message}.`);
}
