import { cutAt, type MentionPiece } from '../keywords/names/mentions.ts';
import type { Find, Mention } from '../keywords/names/name-finder.ts';
import { keepWritable } from './keep-writable.ts';
import { namesMeant } from './meant.ts';
import { createElement, createText, createTreeWalker, isOne, isWithin } from './page.ts';

/** Elements left alone: code, controls, editable text, and content hidden from some readers. */
const untouched = [
  'code, kbd, pre, samp, xmp, script, style, noscript, template, title, svg, math, canvas, iframe, object',
  'a, button, label, summary, textarea, input, select, option',
  ...['button', 'checkbox', 'code', 'img', 'link', 'menuitem', 'menuitemcheckbox', 'menuitemradio'].map(
    (role) => `[role=${role}]`,
  ),
  ...['option', 'radio', 'switch', 'tab', 'treeitem'].map((role) => `[role=${role}]`),
  '[contenteditable]:not([contenteditable=false i]), [aria-hidden=true]',
].join();

/** Inline elements, whose text continues that around them. */
const inLine =
  'abbr, b, big, cite, del, dfn, em, font, i, ins, mark, q, s, small, span, strong, sub, sup, u, var';

/** Links the keywords in the text below an element, or in a text node, and changes nothing else. */
export type LinkKeywords = (root: Element | Text) => void;

/**
 * Prepares the linking of keywords.
 * @param find finds keywords by name, since a former name tells more than the slug that it leads to
 * @param elementName name of the elements that wrap them
 * @param skip attribute that excludes an element
 */
export function createPageLinker(find: Find, elementName: string, skip: string): LinkKeywords {
  const left = `${untouched}, [${skip}], ${elementName}`;
  const isLeft = (element: Element | null) => element === null || isWithin(element, left);
  const keep = keepWritable((text) => link(text));

  const textsIn = (root: Element | Text): Text[] => {
    if (root instanceof Text) return isLeft(root.parentElement) ? [] : [root];
    if (isLeft(root)) return [];
    const walker = createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      isLeft(parentElement) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };

  const mentionsIn = (text: Text): Mention[] => {
    const mentions = find(text.data);
    if (mentions.length === 0) return mentions;
    return namesMeant(text.data, mentions, [
      besideOf(text, 'previousSibling'),
      besideOf(text, 'nextSibling'),
    ]);
  };

  const link: LinkKeywords = (root) => {
    const found = textsIn(root).flatMap((text) => {
      const mentions = mentionsIn(text);
      return mentions.length > 0 ? [{ text, mentions, isItem: isItem(text) }] : [];
    });
    for (const { text, mentions, isItem } of found) {
      const pieces = cutAt(text.data, mentions).map((piece) => toNode(piece, elementName));
      keep(text, isItem ? [createSpan(pieces)] : pieces);
    }
  };
  return link;
}

/**
 * The text directly beside a text node in the same line, where the page has split it; empty next to a linked keyword.
 */
function besideOf(text: Text, side: 'previousSibling' | 'nextSibling'): string {
  let node: Node = text;
  while (!node[side] && node.parentElement && isOne(node.parentElement, inLine)) node = node.parentElement;
  const beside = node[side];
  if (beside instanceof Text) return beside.data;
  return beside instanceof Element && isOne(beside, inLine) ? (beside.textContent ?? '') : '';
}

/** Whether a text is laid out as an item of a flex or grid container, as each piece of it would be. */
function isItem({ parentElement }: Text): boolean {
  return parentElement !== null && /flex|grid/.test(getComputedStyle(parentElement).display);
}

function createSpan(nodes: readonly ChildNode[]): HTMLElement {
  const span = createElement('span');
  for (const node of nodes) span.append(node);
  return span;
}

function toNode({ text, slug: name }: MentionPiece, elementName: string): ChildNode {
  if (!name) return createText(text);
  const element = createElement(elementName);
  element.setAttribute('name', name);
  element.textContent = text;
  return element;
}
