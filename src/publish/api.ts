import { describeChange } from '../keywords/changes/describe.ts';
import type { Changes } from '../keywords/changes/lookup.ts';
import { changesThatHappened } from '../keywords/changes/of-keyword.ts';
import { isSuperseded, rulingsGivenFor } from '../keywords/given-rulings.ts';
import { currentRevision, revisionById, transitions } from '../keywords/history.ts';
import type { GivenRuling, Keyword, Source } from '../keywords/model.ts';
import type { ApiChange, ApiKeyword, ApiKeywordDetail, ApiSource } from './api-schema.ts';
import type { Urls } from './urls.ts';

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
export function toApiKeywordDetail(
  keyword: Keyword,
  changes: Changes,
  given: readonly GivenRuling[],
  urls: Urls,
): ApiKeywordDetail {
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
    changes: changesThatHappened(keyword, changes).map(({ from, to, kind, touches, aspects, parts }) => ({
      from,
      to,
      kind,
      touches,
      aspects,
      parts: parts.map(({ id, status, moved, segments }) => ({
        id,
        status,
        moved,
        segments: segments.map(({ op, text }) => ({ op, text })),
      })),
    })),
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
  };
}

/** What a source says of each keyword that it holds, by slug. */
export function entriesOf(source: string, keywords: readonly Keyword[]): ApiSource['entries'] {
  return keywords.flatMap((keyword) => {
    const id = keyword.history.find((attestation) => attestation.source === source)?.revision;
    if (id === undefined) return [];
    const { id: revision } = revisionById(keyword, id);
    return { slug: keyword.slug, revision, current: revision === currentRevision(keyword).id };
  });
}

/** Every step from wording to wording as `changes.json` lists it: in the order of the sources, then by slug. */
export function toApiChanges(
  keywords: readonly Keyword[],
  sourceIds: readonly string[],
  changes: Changes,
  urls: Urls,
): ApiChange[] {
  const steps = keywords.flatMap((keyword) =>
    transitions(keyword).flatMap(({ from, to, source }) => {
      const change = changes.between(keyword.slug, from, to);
      return change ? [{ keyword, change, source }] : [];
    }),
  );
  return steps
    .sort((a, b) => sourceIds.indexOf(a.source) - sourceIds.indexOf(b.source))
    .map(({ keyword: { slug, name }, change, source }) => ({
      slug,
      name,
      from: change.from,
      to: change.to,
      kind: change.kind,
      touches: change.touches,
      aspects: change.aspects,
      source,
      summary: describeChange(change),
      url: urls.compare(slug, change.from, change.to),
    }));
}
