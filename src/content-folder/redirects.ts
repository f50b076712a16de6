import type { VFile } from 'vfile';
import { z } from 'zod';
import { throwFirstError } from './content-error.ts';
import { readOptionalYaml } from './optional-yaml.ts';

/** Old path, without the base path, to new path: `keywords/old/: keywords/new/`. */
const redirectsSchema = z.record(
  z.string().regex(/^(?:[\w~-][\w.~-]*\/)+$/, 'expected a path as `keywords/old/`'),
  z.string().regex(/^(?:[\w~-][\w.~-]*\/)*$/, 'expected a path as `keywords/new/`'),
);

/**
 * Reads the addresses that `redirects.yaml` leads on.
 * @returns old path to new path, both without the base path; none where there is no such file
 * @throws {ContentError} where the file is wrong
 */
export function readRedirects(contentDir: string): Record<string, string> {
  const { file, data } = readOptionalYaml(contentDir, 'redirects.yaml', redirectsSchema, 'redirects-invalid');
  throwFirstError([file]);
  return data;
}

/** Checks the same file for an ingest. */
export function checkRedirects(contentDir: string): VFile {
  return readOptionalYaml(contentDir, 'redirects.yaml', redirectsSchema, 'redirects-invalid').file;
}
