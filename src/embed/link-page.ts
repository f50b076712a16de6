import { cutAt, type Mention } from '../keywords/mentions.ts';

/** What holds code, what acts already, what a reader writes in: none of it is touched. */
const untouched =
  'a, button, code, kbd, pre, samp, script, style, noscript, template, textarea, input, select, option, svg, math, iframe, [contenteditable]:not([contenteditable=false]), [data-swtcg-skip], swtcg-keyword';

/** Wraps the keywords in the text below an element, and changes nothing else. */
export function linkKeywords(root: Element, find: (text: string) => Mention[]): void {
  if (root.closest(untouched)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(untouched) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const mentions = find(text.data);
    if (mentions.length > 0) text.replaceWith(...cutAt(text.data, mentions).map(toNode));
  }
}

function toNode({ text, slug }: { text: string; slug?: string }): Node {
  if (!slug) return document.createTextNode(text);
  const element = document.createElement('swtcg-keyword');
  element.setAttribute('name', slug);
  element.textContent = text;
  return element;
}
