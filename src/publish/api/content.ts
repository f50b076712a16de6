import type { Urls } from '../../addresses/urls.ts';
import type { Changes } from '../../keywords/changes/lookup.ts';
import type { GivenRuling, Keyword, Source } from '../../keywords/model.ts';

/** The content that the files of the API are made from. */
export interface ApiContent {
  /** From A to Z. */
  keywords: readonly Keyword[];
  bySlug: ReadonlyMap<string, Keyword>;
  /** Oldest first. */
  sources: readonly Source[];
  changes: Changes;
  givenRulings: readonly GivenRuling[];
  urls: Urls;
}
