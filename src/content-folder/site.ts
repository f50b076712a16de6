import type { VFile } from 'vfile';
import { type Site, siteSchema } from '../keywords/store/site.ts';
import { throwFirstError } from './messages/content-error.ts';
import { reportContent } from './messages/content-rules.ts';
import { noKeyword } from './messages/no-keyword.ts';
import { readOptionalYaml } from './yaml/optional-yaml.ts';

/**
 * Reads the names of a site and its game from `site.yaml`; general words where there is no such file.
 * @returns the file, with its faults recorded, and the site
 */
export function readSite(
  contentDir: string,
  keywords: readonly { slug: string }[],
): { file: VFile; site: Site } {
  const { file, data, pointOf } = readOptionalYaml(contentDir, 'site.yaml', siteSchema, 'site-invalid');
  const named = [
    { path: ['demo', 'keyword'], slug: data.demo?.keyword },
    { path: ['demo', 'byHand', 'keyword'], slug: data.demo?.byHand?.keyword },
  ];
  for (const { path, slug } of named)
    if (slug !== undefined && !keywords.some((keyword) => keyword.slug === slug))
      reportContent(file, 'site-invalid', pointOf(path), noKeyword(slug, keywords));
  return { file, site: data };
}

/**
 * Reads `site.yaml` for callers that need it to be valid; comparing it with the keywords is left to the ingest.
 * @throws {ContentError} where anything in it is wrong
 */
export function loadSite(contentDir: string): Site {
  const { file, data } = readOptionalYaml(contentDir, 'site.yaml', siteSchema, 'site-invalid');
  throwFirstError([file]);
  return data;
}
