import type { APIRoute } from 'astro';
import { toOpenApi } from '../../../glossary/openapi.ts';
import { urls } from '../../../site/urls.ts';

export const GET: APIRoute = () => Response.json(toOpenApi(urls));
