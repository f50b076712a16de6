import type { VFile } from 'vfile';
import { indexBySlug } from '../general/by-slug.ts';
import { chainFrom, leadsBack } from '../general/chain.ts';
import type { GivenRuling, Keyword } from '../keywords/model.ts';
import type { GivenFrontMatter } from '../keywords/store/schema.ts';
import { reportContent } from './messages/content-rules.ts';
import { noKeyword } from './messages/no-keyword.ts';
import type { ReadYaml } from './yaml/yaml.ts';

/** What is asked of a keyword: its slug, and the keyword that took its place. */
export type NamedKeyword = Pick<Keyword, 'slug' | 'renamedTo'>;

/** A ruling, its file, and the places in that. */
export interface ReadRuling {
  file: VFile;
  ruling: GivenRuling;
  pointOf: ReadYaml<GivenFrontMatter>['pointOf'];
}

/**
 * Checks that rulings name keywords that there are, and that those which supersede another name one that they can.
 * @param ids those of all files, including the ones that could not be read, which have messages of their own
 */
export function checkReferences(
  all: readonly ReadRuling[],
  keywords: readonly NamedKeyword[],
  ids: readonly string[],
): void {
  const bySlug = indexBySlug(keywords);
  const byId = new Map(all.map(({ ruling }) => [ruling.id, ruling]));
  const known = new Set(ids);
  for (const { file, ruling, pointOf } of all) {
    for (const [index, slug] of ruling.keywords.entries())
      if (!bySlug.has(slug))
        reportContent(file, 'ruling-invalid', pointOf(['keywords', index]), noKeyword(slug, keywords));
    const { supersedes } = ruling;
    if (supersedes === null) continue;
    const place = pointOf(['supersedes']);
    const before = byId.get(supersedes);
    if (!known.has(supersedes))
      reportContent(file, 'ruling-invalid', place, { fault: 'no-ruling', id: supersedes });
    else if (leadsBack(ruling, ({ supersedes: id }) => byId.get(id ?? '')))
      reportContent(file, 'ruling-invalid', place, { fault: 'circle', id: supersedes });
    else if (before && before.date > ruling.date)
      reportContent(file, 'ruling-invalid', place, { fault: 'newer', id: supersedes, date: before.date });
    else if (before && !haveOneKeyword(ruling, before, bySlug))
      reportContent(file, 'ruling-invalid', place, {
        fault: 'of-others',
        id: supersedes,
        keywords: before.keywords,
      });
  }
}

/** Whether two rulings are about one keyword, the names of a renamed one counting as one. */
function haveOneKeyword(
  one: GivenRuling,
  other: GivenRuling,
  bySlug: ReadonlyMap<string, NamedKeyword>,
): boolean {
  const nextName = (slug: string) => bySlug.get(slug)?.renamedTo ?? undefined;
  const namesOf = ({ keywords: slugs }: GivenRuling) =>
    new Set(slugs.flatMap((slug) => chainFrom(slug, nextName)));
  return !namesOf(one).isDisjointFrom(namesOf(other));
}
