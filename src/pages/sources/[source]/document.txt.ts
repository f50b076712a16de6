import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute } from 'astro';
import { contentDir } from '../../../content-folder/location.ts';
import type { Source } from '../../../keywords/model.ts';
import { sourcePaths } from '../../../site/paths.ts';

export const getStaticPaths = sourcePaths;

/** The document as received, byte for byte. */
export const GET: APIRoute<{ source: Source }> = async ({ props }) => {
  const bytes = await readFile(path.join(contentDir, 'sources', props.source.file));
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
