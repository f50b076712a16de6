/**
 * Finds an element that the page must have for its script.
 * @param type its required class, where more than text and attributes is needed
 * @throws where the page has no such element, as when page and script are of two versions
 */
export function findElement<Found extends HTMLElement = HTMLElement>(
  page: ParentNode,
  selector: string,
  type: new () => Found,
): Found;
export function findElement(page: ParentNode, selector: string): HTMLElement;
export function findElement(page: ParentNode, selector: string, type = HTMLElement): HTMLElement {
  const found = page.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`Found no ${selector} on the page, expected one.`);
  return found;
}
