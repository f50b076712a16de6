import { toXml } from 'xast-util-to-xml';
import type { x } from 'xastscript';

/** Control characters and the like, which XML cannot hold, not even written as references. */
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Writes a tree as an XML document. Texts may hold `]]>`, which XML takes for the end of something; the library does
 * not.
 */
export function writeXml(tree: ReturnType<typeof x>): string {
  const xml = toXml(tree).replaceAll(']]>', ']]&gt;').replace(illegal, '\uFFFD');
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}
