import type { LinkKeywords } from './link-page.ts';
import { isWithin, pageProperty, querySelectorWithin } from './page.ts';

/**
 * Links content that is added to the page from now on, content that becomes visible to all, and text that changes.
 * @param selector selects the elements in which to link keywords
 */
export function watch(selector: string, link: LinkKeywords): void {
  const observer = new MutationObserver((records) => {
    for (const node of touchedBy(records)) {
      const element = node instanceof Text ? node.parentElement : node;
      if (element && isWithin(element, selector)) link(node);
      else if (node instanceof Element) for (const root of querySelectorWithin(node, selector)) link(root);
    }
    // The links just added are changes of the page, too.
    observer.takeRecords();
  });
  observer.observe(pageProperty('documentElement'), {
    childList: true,
    characterData: true,
    subtree: true,
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
