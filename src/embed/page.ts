/**
 * Access to the page that its markup cannot shadow: `<img name="createElement">` hides the document's own
 * `createElement`, `<form><input name="closest"></form>` the form's. Prototypes cannot be shadowed.
 */
const own = Document.prototype;

export const createElement: Document['createElement'] = own.createElement.bind(document);
export const createText: Document['createTextNode'] = own.createTextNode.bind(document);
export const createTreeWalker = own.createTreeWalker.bind(document);
export const querySelectorAll: Document['querySelectorAll'] = own.querySelectorAll.bind(document);
export const listen: Document['addEventListener'] = own.addEventListener.bind(document);

/** A property of the document. */
export function pageProperty<Name extends keyof Document>(name: Name): Document[Name] {
  return Reflect.get(own, name, document);
}

/** Whether an element matches a selector. */
export function isOne(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

/** Whether an element, or one around it, matches a selector. */
export function isWithin(element: Element, selector: string): boolean {
  return Element.prototype.closest.call(element, selector) !== null;
}

/** The elements inside another that match a selector. */
export function querySelectorWithin(element: Element, selector: string): NodeListOf<Element> {
  return Element.prototype.querySelectorAll.call(element, selector);
}
