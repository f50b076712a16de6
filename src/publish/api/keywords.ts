import type { Urls } from '../../addresses/urls.ts';
import { entriesOf } from '../../keywords/entries-of.ts';
import { rulingsGivenFor } from '../../keywords/given-rulings.ts';
import { currentRevision, glossaryWithout } from '../../keywords/history.ts';
import type { Keyword, Source } from '../../keywords/model.ts';
import { everySlugOf, introducedAs } from '../../keywords/renames/family.ts';
import { meaningOf } from '../../keywords/wording/meaning.ts';
import { toApiKeywordChanges } from './changes.ts';
import type { ApiContent } from './content.ts';
import { toApiGivenRuling } from './news.ts';
import type { ApiKeyword, ApiKeywordDetail, ApiSearched, ApiSource } from './schema.ts';

/** A keyword as listed in `keywords.json`. The order of the fields is their order in the file. */
export function toApiKeyword(
  keyword: Keyword,
  { bySlug, sources, urls }: Pick<ApiContent, 'bySlug' | 'sources' | 'urls'>,
): ApiKeyword {
  const { parts, ...current } = currentRevision(keyword);
  const [meaning, ...rulings] = parts;
  const origin = introducedAs(keyword, bySlug);
  return {
    slug: keyword.slug,
    name: keyword.name,
    url: urls.keyword(keyword.slug),
    status: keyword.renamedTo ? 'renamed' : 'current',
    renamedTo: keyword.renamedTo,
    formerNames: keyword.formerNames,
    leftOutOf: glossaryWithout(keyword, sources)?.id ?? null,
    template: current.template,
    traits: current.traits,
    introduced: origin.introduction,
    introducedAs: origin.slug,
    revision: current.id,
    revisions: keyword.revisions.map(({ id }) => id),
    meaning: meaning?.text ?? '',
    rulings,
    text: current.text,
  };
}

/**
 * A keyword as described in `keywords/<slug>.json`: with its revisions, the changes between them in order, and the
 * rulings on it given outside any source.
 */
export function toApiKeywordDetail(keyword: Keyword, content: ApiContent): ApiKeywordDetail {
  const { givenRulings: given, urls } = content;
  return {
    ...toApiKeyword(keyword, content),
    revisions: keyword.revisions.map(({ id, template, text, parts, sources }) => ({
      id,
      url: urls.revision(keyword.slug, id),
      template,
      text,
      parts,
      sources,
    })),
    changes: toApiKeywordChanges(keyword, content),
    givenRulings: rulingsGivenFor(keyword, given).map((ruling) => toApiGivenRuling(ruling, given)),
  };
}

/** A source as listed in `sources.json`, with its text for each keyword and whether that is still in force. */
export function toApiSource(source: Source, keywords: readonly Keyword[], urls: Urls): ApiSource {
  return {
    id: source.id,
    title: source.title,
    kind: source.kind,
    published: source.published,
    url: urls.source(source.id),
    entries: entriesOf(source.id, keywords),
    recorded: source.recorded,
  };
}

/**
 * A keyword as listed in `search.json`, with what players call it under its former names, too.
 * @param aliases what players call each keyword, by slug
 */
export function toApiSearched(
  keyword: Keyword,
  aliases: Readonly<Record<string, readonly string[]>>,
  { sources, urls }: Pick<ApiContent, 'sources' | 'urls'>,
): ApiSearched {
  const { slug, name, renamedTo, formerNames } = keyword;
  const current = currentRevision(keyword);
  // People write these lists by hand, and repeat some words.
  const said = everySlugOf(keyword).flatMap((each) => (Object.hasOwn(aliases, each) && aliases[each]) || []);
  return {
    slug,
    name,
    url: urls.keyword(slug),
    renamedTo,
    formerNames,
    leftOutOf: glossaryWithout(keyword, sources)?.id ?? null,
    aliases: [...new Set(said)],
    template: current.template,
    meaning: meaningOf(current),
  };
}
