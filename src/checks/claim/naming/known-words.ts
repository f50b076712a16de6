import type { Keyword } from '../../../keywords/model.ts';
import { keywordNames } from '../../../keywords/names/names.ts';
import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { nameKey } from '../../../keywords/text/slug.ts';
import { type IsCase, isCaseOf } from '../talk/talk-words.ts';
import { type SourcesOfKind, sourcesAsCalled, sourcesByKind } from '../words/source-kinds.ts';
import { type SourceName, sourceNames, type TitledSource } from '../words/source-names.ts';
import { wordsOf } from '../words/words.ts';
import { createSlipReader } from './heading-slips.ts';

/**
 * What is a name and what is a word of the rules: all that is asked of a line or a sentence before it is known what it
 * claims.
 */
export interface KnownWords {
  /**
   * Slugs of keywords by what a heading may say: a name, or any template that the keyword ever had, each as it is
   * spelled and with its words joined in any way.
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

/** Collects it from every wording that the keywords ever had, and from the titles of all sources. */
export function knownWordsOf(keywords: readonly Keyword[], sources: readonly TitledSource[]): KnownWords {
  // No text may say the name of a keyword, which is no person either.
  const texts = keywords.flatMap(({ name, revisions }) => [name, ...revisions.map(({ text }) => text)]);
  const ofRules = new Set(texts.flatMap((text) => wordsOf(text).map(({ word }) => word)));
  const isOfRules = (word: string) => ofRules.has(word);
  return {
    // Two names that differ by their spaces alone are both found as they are spelled.
    slugs: new Map([nameKey, foldEditorial].flatMap((keyOf) => slugsBy(keyOf, keywords))),
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

function slugsBy(keyOf: (name: string) => string, keywords: readonly Keyword[]): [string, string][] {
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
