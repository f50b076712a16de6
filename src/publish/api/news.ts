import { givenRulingId } from '../../addresses/urls.ts';
import { compareCodeUnits } from '../../general/order.ts';
import type { LeftOut } from '../../keywords/changes/left-out.ts';
import { namesTakenOver } from '../../keywords/changes/lookup.ts';
import { describeFirst } from '../../keywords/changes/told/describe.ts';
import { isSuperseded } from '../../keywords/given-rulings.ts';
import { heldAsOf } from '../../keywords/history.ts';
import type { GivenRuling } from '../../keywords/model.ts';
import { capitalise } from '../../keywords/text/said/capitalise.ts';
import { broughtBy, daysOf, writtenDownOn } from '../came-in.ts';
import { sayAbout, sayRuling } from '../say-ruling.ts';
import type { ApiContent } from './content.ts';
import type { ApiAdded, ApiGivenRuling, ApiLeftOut, ApiRulingNews } from './schema.ts';

/** The first wording of every keyword, as listed in `changes.json`: in the order of the sources, then by slug. */
export function toApiAdded({ keywords, sources, changes, urls }: ApiContent): ApiAdded[] {
  const cameIn = daysOf(sources);
  const sourceById = new Map(sources.map((source) => [source.id, source]));
  const order = sources.map(({ id }) => id);
  return keywords
    .flatMap((keyword) =>
      keyword.history.slice(0, 1).map(({ source, revision }) => ({
        slug: keyword.slug,
        name: keyword.name,
        revision,
        source,
        summary: `${capitalise(describeFirst(namesTakenOver(keyword, changes)))}.`,
        url: urls.revision(keyword.slug, revision),
        recorded: sourceById.get(broughtBy(keyword, source, cameIn))?.recorded ?? null,
        published: sourceById.get(source)?.published ?? null,
      })),
    )
    .sort((a, b) => order.indexOf(a.source) - order.indexOf(b.source));
}

/** The keywords that a glossary is the first to leave out, as listed in `changes.json`: in the order of the sources. */
export function toApiLeftOut({ sources, urls }: ApiContent, leftOut: LeftOut): ApiLeftOut[] {
  const order = sources.map(({ id }) => id);
  return sources.flatMap(({ id, title, recorded, published }) =>
    (leftOut.get(id) ?? []).map((keyword) => {
      const { slug, name } = keyword;
      const revision = heldAsOf(keyword, id, order)?.revision ?? '';
      const url = urls.revision(slug, revision);
      return { slug, name, revision, source: id, summary: `Left out of ${title}.`, url, recorded, published };
    }),
  );
}

/** Every ruling that was given outside any source, as listed in `changes.json`: by the day on which it came in. */
export function toApiRulings({ givenRulings, bySlug, urls }: ApiContent): ApiRulingNews[] {
  return givenRulings
    .toSorted((a, b) => compareCodeUnits(writtenDownOn(a), writtenDownOn(b)))
    .map((ruling) => {
      const about = ruling.keywords.flatMap((slug) => bySlug.get(slug) ?? []);
      return {
        slugs: about.map(({ slug }) => slug),
        name: sayAbout(about),
        summary: sayRuling(ruling),
        page: `${urls.keyword(about[0]?.slug ?? '')}#${givenRulingId(ruling.id)}`,
        ...toApiGivenRuling(ruling, givenRulings),
      };
    });
}

/** A ruling that was given outside any source, as the file of each of its keywords has it. */
export function toApiGivenRuling(ruling: GivenRuling, all: readonly GivenRuling[]): ApiGivenRuling {
  const { id, date, by, url, supersedes, text, recorded } = ruling;
  return { id, date, by, url, supersedes, superseded: isSuperseded(ruling, all), text, recorded };
}
