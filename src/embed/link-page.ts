import { cutAt, type MentionPiece } from '../keywords/names/mentions.ts';
import type { Find } from '../keywords/names/name-finder.ts';
import { isMeant } from './capitals.ts';
import { createElement, createTreeWalker, isWithin } from './page.ts';

/** What holds code, what acts already, what a reader writes in, what is kept from some: none of it is touched. */
const untouched = [
  'code, kbd, pre, samp, script, style, noscript, template, title, svg, math, canvas, iframe, object',
  'a, button, label, summary, textarea, input, select, option',
  ...['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'switch', 'tab', 'treeitem'].map(
    (role) => `[role=${role}]`,
  ),
  '[contenteditable]:not([contenteditable=false]), [aria-hidden=true]',
].join();

/**
 * Wraps the keywords in the text below an element, and changes nothing else.
 * @param find keywords by their names, since a former name tells more than the slug that it leads to
 * @param elementName of the elements that they are wrapped in
 * @param skip attribute by which a page keeps an element as it is
 */
export function linkKeywords(root: Element, find: Find, elementName: string, skip: string): void {
  const left = `${untouched}, [${skip}], ${elementName}`;
  if (isWithin(root, left)) return;
  const walker = createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement && isWithin(parentElement, left) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const mentions = find(text.data).filter((mention) => isMeant(text.data, mention));
    if (mentions.length > 0)
      text.replaceWith(...cutAt(text.data, mentions).map((piece) => toNode(piece, elementName)));
  }
}

function toNode({ text, slug: name }: MentionPiece, elementName: string): Node | string {
  if (!name) return text;
  const element = createElement(elementName);
  element.setAttribute('name', name);
  element.textContent = text;
  return element;
}
