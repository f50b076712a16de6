import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Site, siteSchema } from '../keywords/store/site.ts';

/** What the site calls itself and its game, by `site.yaml`; in general words where there is no such file. */
export function readSite(contentDir: string): Site {
  const file = path.join(contentDir, 'site.yaml');
  return siteSchema.parse(existsSync(file) ? parse(readFileSync(file, 'utf-8'), { schema: 'failsafe' }) : {});
}
