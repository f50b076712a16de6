import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder from which the site is built. */
export const contentDir = process.env.CONTENT_DIR ?? 'content';

/** Whether there are rulings given outside a source: there need be none, and Astro warns of a collection without entries. */
export function hasGivenRulings(): boolean {
  const folder = path.join(contentDir, 'rulings');
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.mdx'));
}
