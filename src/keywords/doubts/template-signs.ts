import { reportAlike } from '../diagnostics/source-rules.ts';
import { placeIn, revisionById } from '../history.ts';
import { placeOfTemplate } from '../parse/place-in-text.ts';
import { type DoubtContext, type EntryOfKeyword, soundEntries } from './context.ts';

/**
 * Says on each source where a template has more brackets or dashes in front of its colon than any older source has
 * there: a page may mark so what is new, or what somebody has yet to do, and the name does not tell, which is without
 * both.
 */
export function reportTemplateSigns(context: DoubtContext): void {
  for (const source of context.sources) {
    const lines = context.linesOf(source);
    const told = soundEntries(source, context).flatMap((entry) => {
      const older = olderTemplates(entry, source.id);
      const before = older.at(-1);
      const hasMore = signs.some((sign) =>
        older.every((each) => countIn(entry.template, sign) > countIn(each, sign)),
      );
      return before !== undefined && hasMore ? { ...entry, ...placeOfTemplate(entry, lines), before } : [];
    });
    reportAlike(source.file, 'template-differs', told);
  }
}

/** A bracket, and a dash that is no hyphen. */
const signs: readonly RegExp[] = [/\[/g, /(?<!\S)[\p{Pd}\u2212]/gu];

/** How often a template has a sign in front of the first colon that stands in no bracket, what brackets hold aside. */
function countIn(template: string, sign: RegExp): number {
  const [head = ''] = /^(?:[^[\]:]|\[[^\]]*\])*/.exec(template) ?? [];
  return head.replace(/\[[^\]]*\]/g, '[').match(sign)?.length ?? 0;
}

/** The templates that older sources have, the newest last. */
function olderTemplates({ keyword }: EntryOfKeyword, source: string): string[] {
  return keyword.history
    .slice(0, placeIn(keyword, source))
    .map(({ revision }) => revisionById(keyword, revision).template);
}
