import type { APIRoute } from 'astro';
import { toOpenApi } from '../../../publish/api/openapi.ts';
import { absoluteUrls, site, urls } from '../../../site/config.ts';

export const GET: APIRoute = () => Response.json(toOpenApi(site, urls, absoluteUrls.file('licences.txt')));
