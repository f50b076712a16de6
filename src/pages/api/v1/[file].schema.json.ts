import type { APIRoute } from 'astro';
import { type ApiFile, apiFiles, toJsonSchema } from '../../../publish/api-schema.ts';

export function getStaticPaths() {
  return Object.keys(apiFiles).map((file) => ({ params: { file } }));
}

export const GET: APIRoute = ({ params }) => Response.json(toJsonSchema(params.file as ApiFile));
