import type { Keyword } from '../../../keywords/model.ts';
import { keywordNames } from '../../../keywords/names/names.ts';
import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { nameKey } from '../../../keywords/text/slug.ts';
import { nameOfTemplate, withoutNumbers } from '../../../keywords/wording/template.ts';
import { qualifies } from '../talk/taking-back.ts';
import type { Named } from '../words/sentences.ts';
import { type SourceName, sourceNames, type TitledSource } from '../words/source-names.ts';
import { phraseIn, wordsOf } from '../words/words.ts';
import { createSlipReader } from './heading-slips.ts';

/** What a line may name in front of a text, or behind it. */
export interface Headings {
  /**
   * The slugs of names by what a line above a text says: a name, or any template that the keyword ever had, each as it
   * is spelled and as it may be.
   */
  slugs: ReadonlyMap<string, string>;
  /** The same of a name beside the former one; with nothing behind it, that claims the rename. */
  renamed: ReadonlyMap<string, string>;
  /** The slugs of those that have something in brackets behind a colon of a template, for which a card has its own. */
  withArgument: ReadonlySet<string>;
  /** The slug of the one name that something can be which stands where a name does, and has a slip in it. */
  slipOf(heading: string): string | undefined;
  sources: readonly SourceName[];
  /** Whether the rules have a word. */
  isOfRules(word: string): boolean;
  /** How many words to look through for a name: those of the longest, and of what may stand around it. */
  longestName: number;
}

/** In words, of what may stand around a name: `the old Armor ability`, `Armor (2)`. */
const aroundName = 3;

/** In words; with a longer name, every stretch of a text would be looked up too often. */
const longestLookedUp = 12;

/** Collects what a line may name. */
export function headingsOf(keywords: readonly Keyword[], sources: readonly TitledSource[]): Headings {
  const texts = keywords.flatMap(({ revisions }) => revisions.map(({ text }) => text));
  const ofRules = new Set(texts.flatMap((text) => wordsOf(text).map(({ word }) => word)));
  const isOfRules = (word: string) => ofRules.has(word);
  return {
    // Where two are told apart by their blanks alone, each is found as it is spelled.
    slugs: new Map([nameKey, foldEditorial].flatMap((keyOf) => headingsBy(keyOf, keywords))),
    renamed: new Map(keywords.flatMap(renamedNames)),
    withArgument: new Set(keywords.filter(takesArgument).map(({ slug }) => slug)),
    slipOf: createSlipReader(keywords, isOfRules),
    sources: sourceNames(sources),
    isOfRules,
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

/** A name beside the former one, in words alone: `Vault (formerly Bound)`, `Bound (now Vault)`, `Vault (Bound)`. */
function renamedNames({ slug, name, formerNames }: Keyword): [string, string][] {
  return formerNames
    .flatMap((former) => [
      ...['', 'formerly ', 'previously '].map((once) => `${name} ${once}${former}`),
      ...['', 'now '].map((now) => `${former} ${now}${name}`),
    ])
    .map((both) => [foldEditorial(both), slug]);
}

/** The number of a keyword that was named once or more; null where it was with none, or with several. */
export function onlyNumber(named: readonly Named[]): string | null {
  const numbers = new Set(named.flatMap(({ number }) => number ?? []));
  return numbers.size === 1 ? ([...numbers][0] as string) : null;
}

/** The keyword whose name stands in a template, with whatever a card has in place of its X. */
export function nameIn(template: string, headings: Headings): Named | null {
  if (template.length > longestTemplate) return null;
  // What is in brackets stands for what a card has, and says in which case nowhere: `Armor [only when tapped]`.
  const inBrackets = template.match(/\[[^\]]*\]/g) ?? [];
  if (inBrackets.some((each) => qualifies(phraseIn(each)))) return null;
  const name = foldEditorial(nameOfTemplate(template));
  // Of a name that has a number itself, `Route 7`, a card's own stands behind it; a heading may run into its text.
  for (const bare of [
    name,
    name.replace(/(?: |(?<=\p{L})_?)\d+$/u, ''),
    withoutNumbers(name),
    name.replace(/^(.+) \1$/, '$1'),
  ]) {
    const slug = slugOf(bare, headings) ?? headings.renamed.get(bare);
    if (slug) return { slug, number: numberInTemplate(bare, foldEditorial(template)) };
  }
  return null;
}

/** The number that a template has in place of X, with its sign; null where it has none, or one for X and one for -X. */
export function numberInTemplate(name: string, template: string): string | null {
  return /^[^\d/]*?([+-]?\d+)[^/]*$/.exec(template.slice(template.indexOf(name) + name.length))?.[1] ?? null;
}

/** What a card has behind a name for X, or that X: `Evade 2`, `Evade-2`, `Shields -2`, `Stun X`. */
const value = String.raw`(?:\s{1,3}([+\p{Pd}−]?)|(?<=\p{L})[-‐‑])(\d{1,3}|X)`;
const endsInValue = new RegExp(`${value}$`, 'iu');
const valueAt = new RegExp(String.raw`${value}(?![\p{L}\p{N}])`, 'iuy');

/** A name without what stands behind it for its X, and that number with its sign; null where it has none. */
export function withValueApart(name: string): [bare: string, number: string | null] {
  const found = endsInValue.exec(name);
  return found ? [name.slice(0, found.index), numberOf(found)] : [name, null];
}

/** The number that a text has right behind a name that ends there, with its sign; null where it has none. */
export function numberBehind(text: string, end: number): string | null {
  valueAt.lastIndex = end;
  const found = valueAt.exec(text);
  return found && numberOf(found);
}

function numberOf([, sign = '', number = '']: RegExpExecArray): string | null {
  return /\d/.test(number) ? foldEditorial(sign) + number : null;
}

/** In characters; what is longer is a sentence. */
const longestTemplate = 80;

/** The keyword that is called so, however the words of its name are joined, whatever accents and slip they have. */
export function slugOf(heading: string, { slugs, slipOf }: Headings): string | undefined {
  if (heading.length > longestTemplate) return slugs.get(heading);
  return slugs.get(heading) ?? slugs.get(nameKey(heading)) ?? slipOf(heading);
}
