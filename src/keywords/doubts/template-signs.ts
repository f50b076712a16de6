import { reportAlike } from '../diagnostics/report.ts';
import { placeIn, revisionById } from '../history.ts';
import { placeOfTemplate } from '../parse/lines/place-in-text.ts';
import { isRespelled, nameKey, slugify } from '../text/slug.ts';
import { isOneTypo } from '../text/typo.ts';
import { foldTypography } from '../text/typography.ts';
import { meaningOf } from '../wording/meaning.ts';
import { nameOfTemplate } from '../wording/template.ts';
import type { DoubtContext, DoubtedEntry } from './context.ts';
import { soundEntries } from './faulty.ts';
import { hasOddCapital, spelledWordsOf } from './slips/vocabulary.ts';

/**
 * Reports templates with more brackets, dashes or numbers before the colon than any older source has: a page may mark
 * what is new or unfinished that way, or count its entries, and the name, which omits all three, does not show it. Also
 * reports templates that are one character away from the newest older one, spell the name differently, have words
 * behind their brackets or a part of which the text says nothing, lack an X although the keyword means the same, or
 * have a colon where no template has one.
 */
export function reportTemplateSigns({ sources }: DoubtContext): void {
  for (const source of sources) {
    const told = soundEntries(source).flatMap((entry) => {
      const older = olderTemplates(entry, source.id);
      const how = howItDiffers(entry, older);
      const before = entry.older?.template ?? null;
      return how ? { ...entry, ...placeOfTemplate(entry, source.lines), before, how } : [];
    });
    reportAlike(source.file, 'template-differs', told, ({ how }) => how);
  }
}

/**
 * How a template differs suspiciously from older ones; null where it does not.
 * @param older the older templates, the newest last
 */
function howItDiffers(
  { name, template, text, keyword, wording, older: newest }: DoubtedEntry,
  older: readonly string[],
): 'more' | 'less' | 'near' | 'colon' | 'spelling' | 'unsaid' | 'behind' | null {
  const colon = oddColon.test(template) ? 'colon' : null;
  if (newest === null) return colon;
  const before = newest.template;
  const hasMore = (kinds: readonly RegExp[]) =>
    older.every((each) => kinds.every((sign) => countIn(template, sign) > countIn(each, sign)));
  if (!older.includes(template) && isSlipOf(template, before)) return 'near';
  if (isNameRespelled(template, name, before)) return 'spelling';
  if (signs.some(hasMore)) return 'more';
  if (!['', ...older.map(behindBrackets)].includes(behindBrackets(template))) return 'behind';
  const isNew = (part: RegExp) => older.every((each) => countOf(template, part) > countOf(each, part));
  const texts = keyword.revisions.map((revision) => revision.text);
  if (isBracketUnsaid(template, older, texts, isNew(bracket))) return 'unsaid';
  const own = countOf(template, letterX);
  const said = countOf(text, letterX);
  // Without any X in the text, that is what is told.
  if (isNew(letterX) && said > 0 && own > said) return 'unsaid';
  // Without any X in the template, that is what is told.
  if (own > 0 && own < countOf(before, letterX) && meaningOf(wording) === meaningOf(newest)) return 'less';
  return colon;
}

const bracket = /\[[^\]]*\]/g;
const letterX = /\bX\b/g;

function countOf(text: string, part: RegExp): number {
  return text.match(part)?.length ?? 0;
}

/**
 * Whether a bracket that no older template has holds no word of any text of the keyword: a text says what stands for
 * the bracket, or what becomes of it.
 * @param isMore whether there are more brackets than before; otherwise, one that a text speaks of has to be gone
 */
function isBracketUnsaid(
  template: string,
  older: readonly string[],
  texts: readonly string[],
  isMore: boolean,
): boolean {
  const known = new Set(older.flatMap((each) => each.match(bracket) ?? []));
  const said = new Set(texts.flatMap((text) => stemsOf(text)));
  const own: readonly string[] = template.match(bracket) ?? [];
  if (own.length === 1 && texts.some((text) => saysWhatFollows.test(text))) return false;
  const isSaid = (each: string) => stemsOf(each).some((word) => said.has(word));
  const gone = (older.at(-1)?.match(bracket) ?? []).filter((each) => !own.includes(each));
  if (!isMore && !gone.some(isSaid)) return false;
  return own.some((each) => !known.has(each) && !isSaid(each));
}

/** Words of a text for what a card has in place of its one bracket: "you gain the following", "text separated by slashes". */
const saysWhatFollows = /\bfollowing\b|\bslash/i;

/** How many letters of a word are compared, so that its forms count as one. */
const stem = 4;

function stemsOf(text: string): string[] {
  return spelledWordsOf(text).map(({ key }) => key.slice(0, stem));
}

/** A colon at the end of a template or of a bracket, or after a space. */
const oddColon = /:\s*(?:$|\])|\s:/;

/**
 * Whether a template is one character away from another, apart from capitals, dashes, an added `s` or a hyphen within
 * a word.
 */
function isSlipOf(template: string, before: string): boolean {
  if (isSlippedCapital(template, before)) return true;
  const [now, then] = [plain(template), plain(before)];
  // A different name is reported elsewhere.
  const names = [template, before].map((each) => nameOfTemplate(each).toLowerCase());
  if (names[0] !== names[1]) return false;
  return now !== then && isOneTypo(now, then) && withX(now) !== withX(then);
}

/** Whether a template has its name in another spelling than an older one and its own heading have. */
function isNameRespelled(template: string, name: string, before: string): boolean {
  const isAsHeaded = foldTypography(nameOfTemplate(before)) === foldTypography(name);
  const own = nameOfTemplate(template);
  if (isAsHeaded && isRespelled(own, name) && nameKey(template) === nameKey(before)) return true;
  // A sign that an address omits: `Ho'p X`.
  const hasSign = slugify(own) === slugify(name) && nameKey(own) !== nameKey(name);
  return isAsHeaded && hasSign && slugify(template) === slugify(before);
}

/** Whether only capitals differ, and one is within a word. */
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

/** A number by itself, and one that may be an X. */
const number = /(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu;
const numberOrX = /(?<![\p{L}\p{N}])(?:\d+|X)(?![\p{L}\p{N}])/gu;

/** A bracket, a dash that is no hyphen, and a number, which is one more only where no X became it. */
const signs: readonly (readonly RegExp[])[] = [[/\[/g], [/(?<!\S)[\p{Pd}\u2212]/gu], [number, numberOrX]];

/** How often a template has a sign before its first colon outside brackets, what brackets enclose aside. */
function countIn(template: string, sign: RegExp): number {
  return countOf(beforeColon(template).replace(bracket, '['), sign);
}

/** What a template has behind the brackets that follow its colon: ` (new)` of `Leap: [toll] (new)`. */
function behindBrackets(template: string): string {
  const behind = template.slice(beforeColon(template).length);
  return behind.slice(behind.lastIndexOf(']') + 1).replace(/^:\s*/, '');
}

function beforeColon(template: string): string {
  return /^(?:[^[\]:]|\[[^\]]*\])*/.exec(template)?.[0] ?? '';
}

/** The templates of older sources, the newest last. */
function olderTemplates({ keyword }: DoubtedEntry, source: string): string[] {
  return keyword.history
    .slice(0, placeIn(keyword, source))
    .map(({ revision }) => revisionById(keyword, revision).template);
}
