import type { Change } from '../keywords/changes/compare.ts';
import { describeChange } from '../keywords/changes/describe.ts';
import { isSuperseded, rulingsGivenFor } from '../keywords/given-rulings.ts';
import { currentRevision, revisionById, transitions } from '../keywords/history.ts';
import type { GivenRuling, Keyword, Source } from '../keywords/model.ts';
import type { Urls } from './urls.ts';

/** A keyword as `keywords.json` lists it. The order of the fields is the order in the file. */
export function toApiKeyword(keyword: Keyword, urls: Urls) {
  const { parts, ...current } = currentRevision(keyword);
  const [meaning, ...rulings] = parts;
  return {
    slug: keyword.slug,
    name: keyword.name,
    url: urls.keyword(keyword.slug),
    status: keyword.renamedTo ? ('renamed' as const) : ('current' as const),
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
  changes: readonly Change[],
  given: readonly GivenRuling[],
  urls: Urls,
) {
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
    changes: publishedChanges(keyword, changes).map(({ from, to, kind, touches, parts }) => ({
      from,
      to,
      kind,
      touches,
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

/** The changes that happened, oldest first, and last the step from the wording that holds to the successor's, which come last. */
export function publishedChanges(keyword: Keyword, changes: readonly Change[]): Change[] {
  const find = (from: string, to: string) =>
    changes.filter((change) => change.from === from && change.to === to);
  const current = currentRevision(keyword).id;
  const renamed = changes.filter((change) => change.kind === 'renamed' && change.from === current);
  return [
    ...transitions(keyword).flatMap(({ from, to }) => find(from, to).slice(0, 1)),
    ...renamed.slice(-1),
  ];
}

/** A source as `sources.json` lists it, with what it says of each keyword and whether that still holds. */
export function toApiSource(source: Source, keywords: readonly Keyword[], urls: Urls) {
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
export function entriesOf(source: string, keywords: readonly Keyword[]) {
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
  changesOf: (slug: string) => readonly Change[],
  urls: Urls,
) {
  const steps = keywords.flatMap((keyword) =>
    transitions(keyword).flatMap(({ from, to, source }) => {
      const change = changesOf(keyword.slug).find((other) => other.from === from && other.to === to);
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
      source,
      summary: describeChange(change),
      url: urls.compare(slug, change.from, change.to),
    }));
}
