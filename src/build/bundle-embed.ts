import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from './bundle-script.ts';

/**
 * Writes `embed/v1.js`, one script for any page.
 * @param root folder of the built site
 * @param prefix begins the name of the element that the script defines
 * @param names names and former names, each with the slug of the keyword that it means now
 * @param notKeywords names that begin as a keyword does and are none
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
 * A script in signs that every page reads alike: one in another encoding than UTF-8 reads a script in its own. Escapes
 * mean the same in strings, in patterns and in what is raw for a pattern.
 */
function toAscii(script: string): string {
  return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
