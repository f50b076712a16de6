import { createFinder, toNames } from '../keywords/names/name-finder.ts';
import { straight } from '../keywords/text/typography.ts';
import { withCapitals } from './capitals.ts';
import { defineKeywordElement, type Reference } from './keyword-element.ts';
import { createPageLinker } from './link-page.ts';
import { listen, pageProperty, querySelectorAll } from './page.ts';
import { watch } from './watch.ts';

/** Names and former names, each with the slug of the current keyword. Filled in by the build. */
declare const keywordNames: readonly (readonly [name: string, slug: string])[];

/** Names that begin with a keyword's name, but are not keywords. Filled in by the build. */
declare const notKeywords: readonly string[];

/** Prefix of the element's and the attribute's names. Filled in by the build. */
declare const namePrefix: string;

/**
 * What may be behind a name, folded: its number or a template's X, a colon, and what is in brackets (`critical hit 2:`,
 * `reduced cost: [x]`).
 */
const afterName = /(?: [+−–-]?(?:\d\S*|x(?:\/[+−–-]?x)?))?:?(?: ?\[.*)?$/;

// Read at once: a script only knows itself during its first run.
const script = pageProperty('currentScript') as HTMLScriptElement | null;

// Bundled into another file, it would take that file's site for its own.
if (/\/embed\/v1\.js(?:[?#]|$)/.test(script?.src ?? '') && script)
  start(script.src, script.dataset.in ?? 'body', 'watch' in script.dataset);
else
  complain(
    'Found no address of its own, expected <script src="…"></script>, without type="module" and not bundled into another file',
  );

/**
 * Links the keywords of a page once it is loaded.
 * @param selector selects the elements in which to link; each script tag has its own
 * @param isWatched whether to link content that is added later, too
 */
function start(src: string, selector: string, isWatched: boolean): void {
  const elementName = `${namePrefix}-keyword`;
  const names = keywordNames.map(([name]) => ({ name, slug: name }));
  const find = createFinder(withCapitals(toNames(names, notKeywords)));
  const link = createPageLinker(find, elementName, `data-${namePrefix}-skip`);
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

/** Creates the lookup of a name, in any capitals and as a template has it, or a slug. */
function createLookup(): Reference['keywordOf'] {
  const folded = (written: string) => straight(written.replace(/\s+/g, ' ').trim()).toLowerCase();
  // The build writes the names wherever they stand.
  const names = keywordNames;
  const known = new Map([
    ...names.map(([name, slug]) => [folded(`${name}s`), { name, slug }] as const),
    ...names.map(([, slug]) => [slug, { name: slug, slug }] as const),
    ...names.map(([name, slug]) => [folded(name), { name, slug }] as const),
  ]);
  return (written) => {
    const name = folded(written);
    return known.get(name) ?? known.get(name.replace(afterName, ''));
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
