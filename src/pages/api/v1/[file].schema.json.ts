import type { APIRoute } from 'astro';
import { type ApiFile, apiFileNames, toJsonSchema } from '../../../publish/api/schema.ts';

export function getStaticPaths() {
  return apiFileNames.map((file) => ({ params: { file } }));
}

export const GET: APIRoute = ({ params }) => Response.json(toJsonSchema(params.file as ApiFile));
