import type { ApiKeyword } from '../publish/api-schema.ts';

/** What the tooltip shows of a keyword. */
export type KeywordTold = Pick<ApiKeyword, 'template' | 'meaning'> &
  // Not in the copies that browsers kept of an earlier file.
  Partial<Pick<ApiKeyword, 'name' | 'formerNames'>>;

/** Keywords by slug, as `embed/v1.json` holds them. */
export type ToldBySlug = Record<string, KeywordTold>;
