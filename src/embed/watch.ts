import { isWithin, pageProperty, querySelectorWithin } from './page.ts';

/**
 * Links what comes into the page from now on, and text that changes.
 * @param selector of the elements in which keywords are linked
 */
export function watch(selector: string, link: (root: Element) => void): void {
  const observer = new MutationObserver((records) => {
    for (const element of touchedBy(records))
      if (isWithin(element, selector)) link(element);
      else for (const root of querySelectorWithin(element, selector)) link(root);
    // What was linked just now came into the page, too.
    observer.takeRecords();
  });
  observer.observe(pageProperty('documentElement'), { childList: true, characterData: true, subtree: true });
}

function touchedBy(records: readonly MutationRecord[]): Set<Element> {
  const nodes = records.flatMap(({ type, target, addedNodes }) =>
    type === 'characterData' ? [target] : [...addedNodes],
  );
  const elements = nodes.flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? [])));
  return new Set(elements.filter(({ isConnected }) => isConnected));
}
