import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Old path, without the base path, to new path: `keywords/old/: keywords/new/`. */
const redirectsSchema = z.record(
  z.string().regex(/^(?:[\w.~-]+\/)+$/, 'expected a path as `keywords/old/`'),
  z.string().regex(/^(?:[\w.~-]+\/)*$/, 'expected a path as `keywords/new/`'),
);

/** The addresses that `redirects.yaml` leads on: old path to new path, both without the base path; none without the file. */
export function readRedirects(contentDir: string): Record<string, string> {
  const file = path.join(contentDir, 'redirects.yaml');
  return existsSync(file) ? redirectsSchema.parse(parse(readFileSync(file, 'utf-8')) ?? {}) : {};
}
