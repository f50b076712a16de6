import { once } from '../../../general/once.ts';
import { currentKeyword } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { keywordNames, type NameLookup, nameLookupOf } from '../../../keywords/names/names.ts';
import { readRenameClaims } from '../../../keywords/renames/rename-claims.ts';
import { escapePattern } from '../../../keywords/text/pattern.ts';
import { slugify } from '../../../keywords/text/slug.ts';
import type { Place, Statement } from '../match/places.ts';
import type { Rulebook } from '../rulebook.ts';
import { type SourceName, sourceCalled } from '../words/source-names.ts';
import { phraseIn } from '../words/words.ts';

/** A sentence of a place that tells of a rename. */
export interface RenameTold {
  place: Place;
  statement: Statement;
  /** Whether the rename holds; else a newer source took it back. */
  isSo: boolean;
  /** Whether it is of the source that the claim names, where it names one. */
  isOfCited: boolean;
}

const called = '(?:called|known as|named)';
const renamed = 'renamed(?: as| into| to)?';
const formerly = '(?:earlier|formerly|once|originally|previously)';

/**
 * How somebody claims that one keyword gave way to another, or that both are one, in words alone; an arrow is one of
 * them (`§`). Where the other is not named, any is meant: `Bound was renamed`.
 * @param longestName in words
 */
function renameForms(longestName: number): RegExp[] {
  const name = String.raw`\S+(?: \S+){0,${longestName - 1}}?`;
  const from = `(?:the )?(?<from>${name})(?: keyword)?`;
  const to = `(?:the )?(?<to>${name})(?: keyword)?`;
  return [
    `${from} (?:got|has been|is|was|=) (?:now )?${renamed} ${to}`,
    `(?:what was )?${from} (?:is|=) now(?: ${called})? ${to}`,
    `${from} [§=>] ${to}`,
    `${from} (?:became|turned into|(?:(?:got|has|was) )?changed (?:its name )?(?:in)?to) ${to}`,
    `(?:they (?:have )?)?renamed ${from} (?:as|into|to) ${to}`,
    `${from} is(?: ${called})? ${to} now`,
    `(?:is|was|has|did)(?:nt)? ${from} (?:(?:been |get )?${renamed}|now(?: ${called})?) ${to}(?: now)?`,
    `${from} (?:got|has been|is|was) renamed`,
    `(?:has|was|did) ${from} (?:been |get )?renamed`,
    `${from} (?:is no longer a keyword|isnt a keyword any ?more)`,
    `${from} counts as ${to}`,
    `${from} is the same(?: ability| keyword)? as ${to}`,
    `${to} is the same(?: ability| keyword)? as ${from}`,
    `${from} and ${to} are the same(?: ability| keyword)?`,
    `${to} and ${from} are the same(?: ability| keyword)?`,
    `${from} is (?:an?|the) (?:former|old|previous) name (?:for|of) ${to}`,
    `${to} (?:(?:is|was|=) ${formerly}|was|used to be)(?: ${called})? ${from}(?: ${formerly})?`,
    `${to} is the (?:current|new) name (?:for|of) ${from}`,
    `the (?:current|new) name (?:for|of) ${from} is (?:now )?${to}`,
    `the (?:former|old|previous) name (?:for|of) ${to} (?:is|was) ${from}`,
    `${to} (?:has )?replaced ${from}`,
    `${from} (?:got|has been|is|was) replaced (?:by|with) ${to}`,
    `${from} (?:doesnt exist(?: any ?more)?|is gone|is no more) (?:and )?(?:it )?is(?: now)?(?: ${called})? ${to}(?: now)?`,
    `it is (?:now )?${called} ${to} (?:now )?(?:and )?not ${from}(?: any ?more)?`,
  ].map((form) => new RegExp(`^${form}$`));
}

/** With these words somebody says which source tells of it. */
const citing = '(?:according to|as of|as per|from|in|per|since) (?:the )?';

/** Finds what a source is called in front of a claim or behind it. */
function citationOf(sources: readonly SourceName[]): RegExp {
  const title = sources.map(({ phrase }) => escapePattern(phrase)).join('|');
  return new RegExp(`^${citing}(?<before>${title}) | (?:${citing})?(?<behind>${title})$`);
}

/**
 * Prepares the search for what tells of a rename that somebody claims: `Bound is now Vault`, `… as of the Glossary`.
 * @returns a function of a text, to what tells of it; nothing where it claims none, or one that does not hold
 */
export function createRenameSearch(rulebook: Rulebook): (text: string) => RenameTold[] {
  const { keywords, places, bySlug, headings } = rulebook;
  const lookup = phraseLookup(keywords);
  const citation = citationOf(headings.sources);
  const forms = renameForms(headings.longestName);
  // Few claims are of a rename, and all texts have to be read for it.
  const renames = once(() =>
    places.map((place) =>
      place.statements.map((statement) => {
        const own = bySlug.get(place.slug)?.name ?? '';
        return { place, statement, claims: readRenameClaims(own, statement.text) };
      }),
    ),
  );
  const find = (phrase: string, isCited = false) =>
    forms.flatMap((form) => {
      const { from = '', to } = form.exec(phrase)?.groups ?? {};
      const old = lookup(from);
      if (!old) return [];
      const next = old.keyword.renamedTo;
      const current = currentKeyword(old.keyword, bySlug);
      // `Bound was renamed in S` says where it was first, and not only which source tells of it.
      const isOfAny = to === undefined && !isCited;
      const fresh = isOfAny ? current : lookup(to ?? '');
      if (!fresh || fresh.slug === old.slug) return [];
      const isSo = [next, current.slug].includes(fresh.slug);
      // A rename that was taken back is told by the source that had it, in these very names.
      const told = isSo ? [next, fresh.slug] : [fresh.slug];
      const isOfIt = (claim: { from: string; to: string }) =>
        slugify(claim.from) === old.slug && told.includes(slugify(claim.to));
      return renames().flatMap((said) => {
        const found = said.findLast(({ claims }) => claims.some(isOfIt));
        return found ? { ...found, isSo } : [];
      });
    });
  return (text) => {
    const phrase = phraseIn(text).trim();
    const { before, behind } = citation.exec(phrase)?.groups ?? {};
    const source = sourceCalled(before ?? behind ?? '', headings.sources);
    const found = find(phrase);
    return (found.length > 0 || !source ? found : find(phrase.replace(citation, ''), true)).map((told) => ({
      ...told,
      isOfCited: found.length > 0 || !source || told.place.sources.includes(source),
    }));
  };
}

/** Finds a name by its words as a claim is read, where numbers are figures: `2 step`. */
function phraseLookup(keywords: readonly Keyword[]): NameLookup {
  const lookup = nameLookupOf(keywords);
  const byPhrase = new Map(keywordNames(keywords).map((each) => [phraseIn(each.name).trim(), each]));
  return (phrase) => byPhrase.get(phrase) ?? lookup(phrase);
}
