import type { Urls } from '../addresses/urls.ts';
import { isSuperseded, rulingsGivenFor } from '../keywords/given-rulings.ts';
import { currentRevision, revisionIn } from '../keywords/history.ts';
import type { Keyword, Source } from '../keywords/model.ts';
import { toApiKeywordChanges } from './api-changes.ts';
import type { ApiContent } from './api-content.ts';
import type { ApiKeyword, ApiKeywordDetail, ApiSearched, ApiSource } from './api-schema.ts';

/** A keyword as `keywords.json` lists it. The order of the fields is the order in the file. */
export function toApiKeyword(keyword: Keyword, urls: Urls): ApiKeyword {
  const { parts, ...current } = currentRevision(keyword);
  const [meaning, ...rulings] = parts;
  return {
    slug: keyword.slug,
    name: keyword.name,
    url: urls.keyword(keyword.slug),
    status: keyword.renamedTo ? 'renamed' : 'current',
    renamedTo: keyword.renamedTo,
    formerNames: keyword.formerNames,
    template: current.template,
    traits: current.traits,
    introduced: keyword.introduction,
    revision: current.id,
    revisions: keyword.revisions.map(({ id }) => id),
    meaning: meaning?.text ?? '',
    rulings,
    text: current.text,
  };
}

/**
 * A keyword as `keywords/<slug>.json` holds it: with its revisions, the changes between them as they happened, and the
 * rulings on it that were given outside a source.
 */
export function toApiKeywordDetail(keyword: Keyword, content: ApiContent): ApiKeywordDetail {
  const { givenRulings: given, urls } = content;
  return {
    ...toApiKeyword(keyword, urls),
    revisions: keyword.revisions.map(({ id, template, text, parts, sources }) => ({
      id,
      url: urls.revision(keyword.slug, id),
      template,
      text,
      parts,
      sources,
    })),
    changes: toApiKeywordChanges(keyword, content),
    givenRulings: rulingsGivenFor(keyword.slug, given).map((ruling) => ({
      id: ruling.id,
      date: ruling.date,
      by: ruling.by,
      url: ruling.url,
      supersedes: ruling.supersedes,
      superseded: isSuperseded(ruling, given),
      text: ruling.text,
    })),
  };
}

/** A source as `sources.json` lists it, with what it says of each keyword and whether that still holds. */
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

/** What a source says of each keyword that it holds, by slug. */
export function entriesOf(source: string, keywords: readonly Keyword[]): ApiSource['entries'] {
  return keywords.flatMap((keyword) => {
    const revision = revisionIn(keyword, source);
    if (revision === undefined) return [];
    return { slug: keyword.slug, revision, current: revision === currentRevision(keyword).id };
  });
}

/**
 * A keyword as `search.json` lists it.
 * @param aliases what players say for each keyword, by slug
 */
export function toApiSearched(
  keyword: Keyword,
  aliases: Readonly<Record<string, readonly string[]>>,
  urls: Urls,
): ApiSearched {
  const { slug, name, url, renamedTo, formerNames, template, meaning } = toApiKeyword(keyword, urls);
  // Words of players stand in lists as a person wrote them, some of them twice.
  const said = Object.hasOwn(aliases, slug) ? [...new Set(aliases[slug])] : [];
  return { slug, name, url, renamedTo, formerNames, aliases: said, template, meaning };
}
