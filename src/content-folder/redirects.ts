import type { VFile } from 'vfile';
import { z } from 'zod';
import { throwFirstError } from './content-error.ts';
import { readOptionalYaml } from './optional-yaml.ts';

/** Old path, without the base path, to new path: `keywords/old/: keywords/new/`. */
const redirectsSchema = z.record(
  z.string().regex(/^(?:[\w~-][\w.~-]*\/)+$/, 'expected a path as `keywords/old/`'),
  z.string().regex(/^(?:[\w~-][\w.~-]*\/)*$/, 'expected a path as `keywords/new/`'),
);

/** Reads the addresses that `redirects.yaml` leads on; the file, with what was found wrong in it, and what it holds. */
export function readRedirects(contentDir: string): { file: VFile; redirects: Record<string, string> } {
  const { file, data } = readOptionalYaml(contentDir, 'redirects.yaml', redirectsSchema, 'redirects-invalid');
  return { file, redirects: data };
}

/**
 * The same for whoever cannot do without.
 * @returns old path to new path, both without the base path; none where there is no such file
 * @throws {ContentError} where anything in it is wrong
 */
export function loadRedirects(contentDir: string): Record<string, string> {
  const { file, redirects } = readRedirects(contentDir);
  throwFirstError([file]);
  return redirects;
}
