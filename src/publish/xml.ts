import { toXml } from 'xast-util-to-xml';
import type { x } from 'xastscript';

/** Control characters and the like, which XML cannot represent even as references. */
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Writes a tree as an XML document, escaping `]]>` in texts, which XML forbids and the library leaves. */
export function writeXml(tree: ReturnType<typeof x>): string {
  const xml = toXml(tree).replaceAll(']]>', ']]&gt;').replace(illegal, '\uFFFD');
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}
