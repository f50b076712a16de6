import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from './bundle-script.ts';

/**
 * Writes `embed/v1.js`, one script for any page.
 * @param root folder of the built site
 * @param prefix prefix of the name of the custom element
 * @param names names and former names, each with the slug of the current keyword
 * @param notKeywords names that begin with a keyword's name, but are not keywords
 */
export async function bundleEmbed(
  root: string,
  prefix: string,
  names: readonly (readonly [name: string, slug: string])[],
  notKeywords: readonly string[],
): Promise<void> {
  await bundleScript(root, 'embed/index.ts', 'keywordLinks', 'embed/v1.js', {
    keywordNames: JSON.stringify(names),
    namePrefix: JSON.stringify(prefix),
    notKeywords: JSON.stringify(notKeywords),
  });
  const file = path.join(root, 'embed/v1.js');
  writeFileSync(file, toAscii(readFileSync(file, 'utf-8')));
}

/**
 * Escapes a script to ASCII, since a page in another encoding than UTF-8 reads scripts in its own. Escapes mean the
 * same in strings, in patterns and in raw strings for patterns.
 */
function toAscii(script: string): string {
  return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
