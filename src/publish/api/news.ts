import { givenRulingId } from '../../addresses/urls.ts';
import { compareCodeUnits } from '../../general/order.ts';
import { isSuperseded } from '../../keywords/given-rulings.ts';
import type { GivenRuling } from '../../keywords/model.ts';
import { broughtBy, daysOf, writtenDownOn } from '../came-in.ts';
import { sayAbout, sayRuling } from '../say-ruling.ts';
import type { ApiContent } from './content.ts';
import type { ApiAdded, ApiGivenRuling, ApiRulingNews } from './schema.ts';

/** The first wording of every keyword, as listed in `changes.json`: in the order of the sources, then by slug. */
export function toApiAdded({ keywords, sources, urls }: ApiContent): ApiAdded[] {
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
        summary: 'First recorded.',
        url: urls.revision(keyword.slug, revision),
        recorded: sourceById.get(broughtBy(keyword, source, cameIn))?.recorded ?? null,
        published: sourceById.get(source)?.published ?? null,
      })),
    )
    .sort((a, b) => order.indexOf(a.source) - order.indexOf(b.source));
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
