import type { ApiKeyword } from '../publish/api/schema.ts';

/** What the tooltip shows of a keyword. */
export type KeywordTold = Pick<ApiKeyword, 'template' | 'meaning'> &
  // Missing from older files in browser caches.
  Partial<Pick<ApiKeyword, 'name' | 'formerNames'>>;

/** Keywords by slug, as in `embed/v1.json`. */
export type ToldBySlug = Record<string, KeywordTold>;
