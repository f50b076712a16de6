import type { LinkKeywords } from './link-page.ts';
import { isWithin, pageProperty, querySelectorWithin } from './page.ts';

/**
 * Links what comes into the page from now on, what is shown to all again, and text that changes.
 * @param selector of the elements in which keywords are linked
 */
export function watch(selector: string, link: LinkKeywords): void {
  const observer = new MutationObserver((records) => {
    for (const node of touchedBy(records)) {
      const element = node instanceof Text ? node.parentElement : node;
      if (element && isWithin(element, selector)) link(node);
      else if (node instanceof Element) for (const root of querySelectorWithin(node, selector)) link(root);
    }
    // What was linked just now came into the page, too.
    observer.takeRecords();
  });
  observer.observe(pageProperty('documentElement'), {
    ...{ childList: true, characterData: true, subtree: true },
    attributeFilter: ['aria-hidden'],
  });
}

function touchedBy(records: readonly MutationRecord[]): Set<Element | Text> {
  const nodes = records.flatMap(({ type, target, addedNodes }) =>
    type === 'childList' ? [...addedNodes] : [target],
  );
  return new Set(
    nodes
      .filter((node) => node instanceof Element || node instanceof Text)
      .filter(({ isConnected }) => isConnected),
  );
}
