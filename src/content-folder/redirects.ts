import type { VFile } from 'vfile';
import { z } from 'zod';
import { isPage } from '../addresses/urls.ts';
import { leadsBack } from '../general/chain.ts';
import { throwFirstError } from './messages/content-error.ts';
import { readOptionalYaml } from './yaml/optional-yaml.ts';

const segment = '[\\w~-][\\w.~-]*';
const isPath = new RegExp(`^(?:${segment}/)*(?:${segment})?$`);

/** A path; an empty one would be that of the first page, where an address was forgotten. */
function pathLike(example: string): z.ZodString {
  const expected = `expected a path like \`${example}\``;
  return z.string().regex(isPath, expected).min(1, expected);
}

/**
 * Old path, without the base path, to new path: `keywords/old/: keywords/new/`; from page to page, or from file to
 * file, and not in a circle.
 */
const redirectsSchema = z
  .record(pathLike('keywords/old/'), pathLike('keywords/new/'))
  .superRefine((redirects, context) => {
    for (const [from, to] of Object.entries(redirects))
      if (isPage(from) !== isPage(to)) {
        // What leads from a page may lack its slash; a file has an ending.
        const orPage = from.includes('.') ? '' : `, or a slash at the end of “${from}”`;
        const message = `expected the path of ${isPage(from) ? 'a page, with a slash at its end' : `a file${orPage}`}`;
        context.addIssue({ code: 'custom', message, path: [from] });
      }
    const targets = new Map(Object.entries(redirects));
    const message = 'expected an address that does not lead back to this one';
    for (const from of targets.keys())
      if (leadsBack(from, (address) => targets.get(address)))
        context.addIssue({ code: 'custom', message, path: [from] });
  });

/** Reads `redirects.yaml`: the file, with its faults recorded, and its redirects. */
export function readRedirects(contentDir: string): { file: VFile; redirects: Record<string, string> } {
  const { file, data } = readOptionalYaml(contentDir, 'redirects.yaml', redirectsSchema, 'redirects-invalid');
  return { file, redirects: data };
}

/**
 * Reads `redirects.yaml` for callers that need it to be valid.
 * @returns old path to new path, both without the base path; empty where there is no such file
 * @throws {ContentError} where anything in it is wrong
 */
export function loadRedirects(contentDir: string): Record<string, string> {
  const { file, redirects } = readRedirects(contentDir);
  throwFirstError([file]);
  return redirects;
}
