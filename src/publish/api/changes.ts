import { type Step, stepsOf } from '../../keywords/changes/steps.ts';
import { describeStep } from '../../keywords/changes/told/describe.ts';
import { currentRevision } from '../../keywords/history.ts';
import type { Change, Keyword } from '../../keywords/model.ts';
import { broughtBy, daysOf } from '../came-in.ts';
import type { ApiContent } from './content.ts';
import type { ApiChange, ApiKeywordChange } from './schema.ts';

/**
 * Every step from wording to wording, and every rename, as listed in `changes.json`: in the order of the sources, then
 * by slug.
 */
export function toApiChanges(content: ApiContent): ApiChange[] {
  const sourceIds = content.sources.map(({ id }) => id);
  return content.keywords
    .flatMap((keyword) => stepsIn(content, keyword))
    .sort((a, b) => sourceIds.indexOf(a.source) - sourceIds.indexOf(b.source))
    .map((step) => ({
      slug: step.keyword.slug,
      name: step.keyword.name,
      ...toCompared(step),
      ...toStep(step, content),
    }));
}

/**
 * The changes of a keyword as listed in its own file: in order, renames last; the rename in force leads from the
 * current wording to the successor's.
 */
export function toApiKeywordChanges(keyword: Keyword, content: ApiContent): ApiKeywordChange[] {
  const steps = stepsIn(content, keyword);
  const rename = steps.findLast(({ holder }) => holder.slug === keyword.renamedTo);
  return steps.map((told) => {
    const step = told === rename ? { ...told, change: renameNow(told, content) } : told;
    const { parts, template } = step.change;
    return { ...toCompared(step), parts, template, ...toStep(step, content) };
  });
}

function stepsIn({ bySlug, sources, changes }: ApiContent, keyword: Keyword): Step[] {
  return stepsOf(
    keyword,
    bySlug,
    changes,
    sources.map(({ id }) => id),
  );
}

/** The change that a rename amounts to today. */
function renameNow({ keyword, holder, change }: Step, { changes }: ApiContent): Change {
  return changes.between(keyword.slug, currentRevision(keyword).id, currentRevision(holder).id) ?? change;
}

function toCompared({ change: { from, to, kind, touches, aspects } }: Step) {
  return { from, to, kind, touches, aspects };
}

function toStep({ keyword, holder, change, source: id }: Step, { sources, urls }: ApiContent) {
  const source = sources.find((each) => each.id === id);
  const news = keyword === holder ? broughtBy(keyword, id, daysOf(sources)) : id;
  return {
    source: id,
    summary: describeStep(change, keyword, holder),
    url: urls.compare(keyword.slug, change.from, change.to),
    toSlug: holder.slug,
    toName: holder.name,
    toUrl: urls.revision(holder.slug, change.to),
    recorded: sources.find((each) => each.id === news)?.recorded ?? null,
    published: source?.published ?? null,
  };
}
