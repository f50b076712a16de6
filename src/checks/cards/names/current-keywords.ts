import { indexBySlug, inIndex } from '../../../general/by-slug.ts';
import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword, Traits } from '../../../keywords/model.ts';
import { currentKeyword } from '../../../keywords/renames/family.ts';
import { meaningOf, rulingsOf } from '../../../keywords/wording/meaning.ts';
import { aroundName } from '../../../keywords/wording/template.ts';
import { readShape, type TemplateShape } from '../text/template-shape.ts';

/** The meaning of a keyword now, and its meanings in earlier wordings. */
export interface WordingsMeant {
  now: string;
  /** The rulings of its text, part by part. */
  rulings: readonly string[];
  earlier: readonly string[];
}

/** What card texts are compared with: each keyword as it holds now, by its slug or that of a former name. */
export interface CurrentKeywords {
  keywordOf(slug: string): Keyword;
  shapeOf(slug: string): TemplateShape;
  modeOf(slug: string): Traits['mode'];
  meaningsOf(slug: string): WordingsMeant;
}

/** Whether any wording of a keyword has something before its name: `[sub-type] Pilot`. */
function hasPrefix({ name, formerNames, revisions }: Keyword): boolean {
  return [name, ...formerNames].some((each) =>
    revisions.some(({ template }) => /\S/.test(aroundName(template, each)?.before ?? '')),
  );
}

/** Collects the current wording of each keyword. */
export function currentKeywordsOf(keywords: readonly Keyword[]): CurrentKeywords {
  const bySlug = indexBySlug(keywords);
  const keywordOf = (slug: string) => currentKeyword(inIndex(bySlug, slug), bySlug);
  const revisionOf = (slug: string) => currentRevision(keywordOf(slug));
  const byHolder = Map.groupBy(keywords, ({ slug }) => keywordOf(slug).slug);
  const shapes = new Map(
    keywords.map((keyword) => {
      const { slug } = keyword;
      const revision = revisionOf(slug);
      const shape = readShape(keywordOf(slug).name, revision.template, meaningOf(revision));
      return [slug, { ...shape, hasPrefix: hasPrefix(keyword) }];
    }),
  );
  return {
    keywordOf,
    shapeOf: (slug) => shapes.get(slug) as TemplateShape,
    modeOf: (slug) => revisionOf(slug).traits.mode,
    meaningsOf: (slug) => {
      const revision = revisionOf(slug);
      const family = byHolder.get(keywordOf(slug).slug) ?? [];
      return {
        now: meaningOf(revision),
        rulings: rulingsOf(revision).map(({ text }) => text),
        earlier: family.flatMap(({ revisions }) => revisions.map(meaningOf)),
      };
    },
  };
}
