import { onceEach, onceFor } from '../../../general/once.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { keywordNames } from '../../../keywords/names/names.ts';
import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { nameKey } from '../../../keywords/text/slug.ts';
import { nameOfTemplate, withoutNumbers } from '../../../keywords/wording/template.ts';
import type { Named } from '../claimed-sentence.ts';
import { qualifies } from '../talk/taking-back.ts';
import { type IsCase, isCaseOf } from '../talk/talk-words.ts';
import { type SourcesOfKind, sourcesAsCalled, sourcesByKind } from '../words/source-kinds.ts';
import { type SourceName, sourceNames, type TitledSource } from '../words/source-names.ts';
import { phraseIn, wordsOf } from '../words/words.ts';
import { createSlipReader } from './heading-slips.ts';

/** What a line may name before or after a text. */
export interface Headings {
  /**
   * Slugs by what a heading may say: a name, or any template that the keyword ever had, each as it is spelled and with
   * its words joined in any way.
   */
  slugs: ReadonlyMap<string, string>;
  /** Slugs by a name together with the former one; alone on a line, the two claim the rename. */
  renamed: ReadonlyMap<string, string>;
  /** Slugs of the keywords with a bracket after the colon of a template, which a card fills in. */
  withArgument: ReadonlySet<string>;
  /** The slug of the only name that a heading with one slip can be. */
  slipOf(heading: string): string | undefined;
  sources: readonly SourceName[];
  /** The same, and for a kind with only one source, that kind. */
  sourcesAsCalled: readonly SourceName[];
  kindsOfSources: readonly SourcesOfKind[];
  /** Whether the rules have a word. */
  isOfRules(word: string): boolean;
  /** Whether they have it for a case in which something holds. */
  isCase: IsCase;
  /** How many words may have to be searched for a name: those of the longest, and those around it. */
  longestName: number;
}

/** In words: those around a name, as in `the old Armor ability`, `Armor (2)`. */
const aroundName = 3;

/** In words; with longer names, too many stretches of a text would be looked up. */
const longestLookedUp = 12;

/** Collects what a line may name. */
export function headingsOf(keywords: readonly Keyword[], sources: readonly TitledSource[]): Headings {
  // No text may say the name of a keyword, which is no person either.
  const texts = keywords.flatMap(({ name, revisions }) => [name, ...revisions.map(({ text }) => text)]);
  const ofRules = new Set(texts.flatMap((text) => wordsOf(text).map(({ word }) => word)));
  const isOfRules = (word: string) => ofRules.has(word);
  return {
    // Two names that differ by their spaces alone are both found as they are spelled.
    slugs: new Map([nameKey, foldEditorial].flatMap((keyOf) => headingsBy(keyOf, keywords))),
    renamed: new Map(keywords.flatMap(renamedNames)),
    withArgument: new Set(keywords.filter(takesArgument).map(({ slug }) => slug)),
    slipOf: createSlipReader(keywords, isOfRules),
    sources: sourceNames(sources),
    sourcesAsCalled: sourcesAsCalled(sources),
    kindsOfSources: sourcesByKind(sources),
    isOfRules,
    isCase: isCaseOf(isOfRules),
    longestName: Math.min(longestLookedUp, aroundName + wordsOfLongest(keywords)),
  };
}

function wordsOfLongest(keywords: readonly Keyword[]): number {
  return Math.max(0, ...keywordNames(keywords).map(({ name }) => name.split(/[\s\p{Pd}]+/u).length));
}

function takesArgument({ revisions }: Keyword): boolean {
  return revisions.some(({ template }) => /:\s*\[/.test(template));
}

function headingsBy(keyOf: (heading: string) => string, keywords: readonly Keyword[]): [string, string][] {
  const templates = keywords.flatMap(({ slug, revisions }) =>
    revisions.map(({ template }) => ({ slug, name: template })),
  );
  return [...templates, ...keywordNames(keywords)].map(({ slug, name }) => [keyOf(name), slug]);
}

/**
 * A name together with the former one, as words alone: `Vault (formerly Bound)`, `Bound (now Vault)`, `Vault (Bound)`.
 */
function renamedNames({ slug, name, formerNames }: Keyword): [string, string][] {
  return formerNames
    .flatMap((former) => [
      ...['', 'formerly ', 'previously '].map((once) => `${name} ${once}${former}`),
      ...['', 'now '].map((now) => `${former} ${now}${name}`),
    ])
    .map((both) => [foldEditorial(both), slug]);
}

/** The number given with a keyword that is named once or more; null for none, or for several. */
export function onlyNumber(named: readonly Named[]): string | null {
  const numbers = new Set(named.flatMap(({ number }) => number ?? []));
  return numbers.size === 1 ? ([...numbers][0] as string) : null;
}

/** The keyword that a template is of, with the number that it has in place of X; null where it is no keyword's. */
export function nameIn(template: string, headings: Headings): Named | null {
  return template.length > longestTemplate ? null : nameFinderOf(headings)(template);
}

/** Each beginning of a line is looked up by all that may stand there, and texts begin alike. */
const nameFinderOf = onceFor((headings: Headings) =>
  onceEach((template: string) => findName(template, headings), mostKept),
);

/** In names; as many lines are told apart while a text is read. */
const mostKept = 10_000;

function findName(template: string, headings: Headings): Named | null {
  // Brackets are a placeholder for what a card has, and never a condition: `Armor [only when tapped]`.
  const inBrackets = template.match(/\[[^\]]*\]/g) ?? [];
  if (inBrackets.some((each) => qualifies(phraseIn(each)))) return null;
  const name = foldEditorial(nameOfTemplate(template));
  // A name may end in a number itself, `Route 7`, with that of a card after it; and a heading may run into the text
  // that repeats it.
  const bares = new Set([
    name,
    name.replace(/(?: |(?<=\p{L})_?)\d+$/u, ''),
    withoutNumbers(name),
    name.replace(/^(.+) \1$/, '$1'),
  ]);
  for (const bare of bares) {
    const slug = slugOf(bare, headings) ?? headings.renamed.get(bare);
    if (slug) return { slug, number: numberInTemplate(bare, foldEditorial(template)) };
  }
  return null;
}

/** The number that a template has in place of X, with its sign; null where it has none, or one each for X and -X. */
export function numberInTemplate(name: string, template: string): string | null {
  return /^[^\d/]*?([+-]?\d+)[^/]*$/.exec(template.slice(template.indexOf(name) + name.length))?.[1] ?? null;
}

/** The value of X after a name, or X itself: `Evade 2`, `Evade-2`, `Shields -2`, `Stun X`. */
const value = String.raw`(?:\s{1,3}([+\p{Pd}−]?)|(?<=\p{L})[-‐‑])(\d{1,3}|X)`;
const endsInValue = new RegExp(`${value}$`, 'iu');
const valueAt = new RegExp(String.raw`${value}(?![\p{L}\p{N}])`, 'iuy');

/** A name without the value of X after it, and that number with its sign, or null. */
export function withValueApart(name: string): [bare: string, number: string | null] {
  const found = endsInValue.exec(name);
  return found ? [name.slice(0, found.index), numberOf(found)] : [name, null];
}

/** The number directly after a name that ends at an offset, with its sign; null where there is none. */
export function numberAfter(text: string, end: number): string | null {
  valueAt.lastIndex = end;
  const found = valueAt.exec(text);
  return found && numberOf(found);
}

function numberOf([, sign = '', number = '']: RegExpExecArray): string | null {
  return /\d/.test(number) ? foldEditorial(sign) + number : null;
}

/** In characters; anything longer is a sentence. */
const longestTemplate = 80;

/** The slug of the keyword with a name, however its words are joined, with or without accents and one slip. */
export function slugOf(heading: string, { slugs, slipOf }: Headings): string | undefined {
  if (heading.length > longestTemplate) return slugs.get(heading);
  return slugs.get(heading) ?? slugs.get(nameKey(heading)) ?? slipOf(heading);
}
