import { toXml } from 'xast-util-to-xml';
import type { x } from 'xastscript';

/** Writes a tree as an XML document. Texts may hold `]]>`, which XML takes for the end of something; the library does not. */
export function writeXml(tree: ReturnType<typeof x>): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(tree).replaceAll(']]>', ']]&gt;')}\n`;
}
