import type { ApiKeyword } from '../publish/api-schema.ts';

/** What the tooltip shows of a keyword. */
export type Told = Pick<ApiKeyword, 'template' | 'meaning'>;

/** Keywords by slug, as `embed/v1.json` holds them. */
export type ToldBySlug = Record<string, Told>;
