import type { Keyword } from '../../../../keywords/model.ts';
import { foldEditorial } from '../../../../keywords/text/editorial.ts';
import { sourcesOfWordings } from '../../match/places.ts';

/** Whether two templates are the same but for their spelling. */
export function isSpelledAs(template: string, other: string): boolean {
  return foldEditorial(template) === foldEditorial(other);
}

/** A template as the newest wording with it has it; undefined where none ever had it. */
export function templateLike(claimed: string, { revisions }: Keyword): string | undefined {
  return revisions.findLast(({ template }) => isSpelledAs(template, claimed))?.template;
}

/** Ids of the sources in which a keyword has a template, in any spelling. */
export function sourcesWith(template: string, keyword: Keyword): string[] {
  const having = keyword.revisions.filter((each) => isSpelledAs(each.template, template));
  return sourcesOfWordings(
    keyword,
    having.map(({ id }) => id),
  );
}
