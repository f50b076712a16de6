import type { VFile } from 'vfile';
import { type Site, siteSchema } from '../keywords/store/site.ts';
import { throwFirstError } from './content-error.ts';
import { report } from './content-rules.ts';
import { readOptionalYaml } from './optional-yaml.ts';

/**
 * Reads what a site calls itself and its game, from `site.yaml`; in general words where there is no such file.
 * @throws {ContentError} where the file is wrong
 */
export function readSite(contentDir: string): Site {
  const { file, data } = readOptionalYaml(contentDir, 'site.yaml', siteSchema, 'site-invalid');
  throwFirstError([file]);
  return data;
}

/**
 * Checks the same file for an ingest.
 * @param slugs the keywords that there are
 * @returns the file, with what was found wrong in it
 */
export function checkSite(contentDir: string, slugs: readonly string[]): VFile {
  const { file, data, placeOf } = readOptionalYaml(contentDir, 'site.yaml', siteSchema, 'site-invalid');
  for (const field of [
    ['demo', 'keyword'],
    ['demo', 'byHand', 'keyword'],
  ] as const) {
    const slug = field.length === 2 ? data.demo?.keyword : data.demo?.byHand?.keyword;
    if (slug !== undefined && !slugs.includes(slug))
      report(file, 'site-invalid', placeOf(field), { fault: 'no-keyword', slug });
  }
  return file;
}
