import { reportAlike } from '../diagnostics/source-rules.ts';
import { placeIn, revisionById } from '../history.ts';
import { placeOfTemplate } from '../parse/place-in-text.ts';
import { isOneTypo } from '../text/typo.ts';
import { foldTypography } from '../text/typography.ts';
import { nameOfTemplate } from '../wording/template.ts';
import type { DoubtContext, DoubtedEntry } from './context.ts';
import { soundEntries } from './faulty.ts';
import { hasOddCapital, spelledWordsOf } from './slips/vocabulary.ts';

/**
 * Says on each source where a template has more brackets or dashes in front of its colon than any older source has
 * there: a page may mark so what is new, or what somebody has yet to do, and the name does not tell, which is without
 * both. And where it is one sign from the newest of those, or has a colon where none has one.
 */
export function reportTemplateSigns({ sources }: DoubtContext): void {
  for (const source of sources) {
    const told = soundEntries(source).flatMap((entry) => {
      const older = olderTemplates(entry, source.id);
      const before = older.at(-1) ?? null;
      const how = howItDiffers(entry.template, older);
      return how ? { ...entry, ...placeOfTemplate(entry, source.lines), before, how } : [];
    });
    reportAlike(source.file, 'template-differs', told, ({ how }) => how);
  }
}

/** What is odd about a template, beside older ones, the newest last. */
function howItDiffers(template: string, older: readonly string[]): 'more' | 'near' | 'colon' | null {
  const before = older.at(-1);
  const hasMore = (sign: RegExp) => older.every((each) => countIn(template, sign) > countIn(each, sign));
  if (before !== undefined && !older.includes(template) && isSlipOf(template, before)) return 'near';
  if (before !== undefined && signs.some(hasMore)) return 'more';
  return oddColon.test(template) ? 'colon' : null;
}

/** A colon at the end of a template or of a bracket, or behind a blank. */
const oddColon = /:\s*(?:$|\])|\s:/;

/**
 * Whether a template is one sign from another; it may have other capitals or dashes, an `s` more, or a hyphen within a
 * word.
 */
function isSlipOf(template: string, before: string): boolean {
  if (isSlippedCapital(template, before)) return true;
  const [now, then] = [plain(template), plain(before)];
  // Where the name is another, that is told.
  const names = [template, before].map((each) => nameOfTemplate(each).toLowerCase());
  if (names[0] !== names[1]) return false;
  return now !== then && isOneTypo(now, then) && withX(now) !== withX(then);
}

/** Whether nothing but capitals is different, and one stands within a word. */
function isSlippedCapital(template: string, before: string): boolean {
  const isOdd = (words: string) => spelledWordsOf(words).some(({ text }) => hasOddCapital(text));
  return isOdd(template) && !isOdd(before) && template.toLowerCase() === before.toLowerCase();
}

function plain(template: string): string {
  return foldTypography(template)
    .toLowerCase()
    .replace(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/s(?=\])/g, '');
}

function withX(template: string): string {
  return template.replace(/\d+/g, 'x');
}

/** A bracket, and a dash that is no hyphen. */
const signs: readonly RegExp[] = [/\[/g, /(?<!\S)[\p{Pd}\u2212]/gu];

/** How often a template has a sign in front of the first colon that stands in no bracket, what brackets hold aside. */
function countIn(template: string, sign: RegExp): number {
  const [head = ''] = /^(?:[^[\]:]|\[[^\]]*\])*/.exec(template) ?? [];
  return head.replace(/\[[^\]]*\]/g, '[').match(sign)?.length ?? 0;
}

/** The templates that older sources have, the newest last. */
function olderTemplates({ keyword }: DoubtedEntry, source: string): string[] {
  return keyword.history
    .slice(0, placeIn(keyword, source))
    .map(({ revision }) => revisionById(keyword, revision).template);
}
