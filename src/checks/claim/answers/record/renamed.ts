import { once } from '../../../../general/once.ts';
import type { Keyword } from '../../../../keywords/model.ts';
import { keywordNames, type NameLookup, nameLookupOf } from '../../../../keywords/names/names.ts';
import { currentKeyword } from '../../../../keywords/renames/family.ts';
import { readRenameClaims } from '../../../../keywords/renames/rename-claims.ts';
import { escapePattern } from '../../../../keywords/text/pattern.ts';
import { slugify } from '../../../../keywords/text/slug.ts';
import type { Place, Statement } from '../../match/places.ts';
import type { Rulebook } from '../../rulebook.ts';
import { keywordNoun } from '../../talk/talk-words.ts';
import { beforeSource, type SourceName, sourceCalled } from '../../words/source-names.ts';
import { phraseIn } from '../../words/words.ts';
import { groupsIn } from '../forms.ts';

/** A sentence of a source that says that a keyword was renamed. */
interface RenameTold {
  place: Place;
  statement: Statement;
  /** Whether the rename holds; false where a newer source reversed it. */
  isSo: boolean;
  /** Whether the source that the claim cites says it; true where the claim cites none. */
  isOfCited: boolean;
}

const called = '(?:called|known as|named)';
const renamed = 'renamed(?: as| into| to)?';
const formerly = '(?:earlier|formerly|once|originally|previously)';

/**
 * Forms of claims that one keyword replaced another or is the same, in the form of {@link phraseIn}, where an arrow is
 * a word (`§`). If the other is not named, any is meant: `Bound was renamed`.
 * @param longestName in words
 */
function renameForms(longestName: number): RegExp[] {
  const name = String.raw`\S+(?: \S+){0,${longestName - 1}}?`;
  const from = `(?:the )?(?<from>${name})(?: keyword)?`;
  const to = `(?:the )?(?<to>${name})(?: keyword)?`;
  return [
    `${from} (?:(?:got|has been|is|was|=) (?:now )?)?${renamed} ${to}`,
    `(?:it )?(?:was|used to be)(?: ${called})? ${from} (?:(?:and|but) )?(?:now it is|it is now|now)(?: ${called})? ${to}`,
    `(?:what was )?${from} (?:is|=) now(?: ${called})? ${to}`,
    `(?:renamed )?${from} [§=>] ${to}`,
    `${from} (?:became|turned into|(?:(?:got|has|was) )?changed (?:its name )?(?:in)?to) ${to}`,
    `(?:they (?:have )?)?renamed ${from} (?:as|into|to) ${to}`,
    `${from} is(?: ${called})? ${to} now`,
    `(?:is|was|has|did)(?:nt)? ${from} (?:(?:been |get )?${renamed}|now(?: ${called})?) ${to}(?: now)?`,
    `${from} (?:got|has been|is|was) renamed`,
    `(?:has|was|did) ${from} (?:been |get )?renamed`,
    `${from} (?:is no longer a keyword|isnt a keyword any ?more)`,
    `${from} counts as ${to}`,
    `${from} is the same(?: ${keywordNoun})? as ${to}`,
    `${to} is the same(?: ${keywordNoun})? as ${from}`,
    `${from} and ${to} are the same(?: ${keywordNoun})?`,
    `${to} and ${from} are the same(?: ${keywordNoun})?`,
    `${from} (?:is|was) (?:an?|the) (?:former|old|previous) name (?:for|of) ${to}`,
    `(?:is|was)(?:nt)? ${from} (?:an?|the) (?:former|old|previous) name (?:for|of) ${to}`,
    `${to}s (?:former|old|previous) name (?:is|was) ${from}`,
    `${to} (?:(?:is|was|=) ${formerly}|was|used to be)(?: ${called})? ${from}(?: (?:before|${formerly}))?`,
    `${to} is the (?:current|new) name (?:for|of) ${from}`,
    `the (?:current|new) name (?:for|of) ${from} is (?:now )?${to}`,
    `the (?:former|old|previous) name (?:for|of) ${to} (?:is|was) ${from}`,
    `${to} (?:has )?replaced ${from}`,
    `${from} (?:got|has been|is|was) replaced (?:by|with) ${to}`,
    `${from} (?:doesnt exist(?: any ?more)?|is gone|is no more) (?:and )?(?:it )?is(?: now)?(?: ${called})? ${to}(?: now)?`,
    `it is (?:now )?${called} ${to} (?:now )?(?:and )?not ${from}(?: any ?more)?`,
  ].map((form) => new RegExp(`^${form}$`));
}

/** Words that cite a source. */
const citing = `(?:${beforeSource}|since) (?:the )?`;

/** Finds the name of a source before or after a claim. */
function citationOf(sources: readonly SourceName[]): RegExp {
  const title = sources.map(({ phrase }) => escapePattern(phrase)).join('|');
  return new RegExp(`^${citing}(?<before>${title}) | (?:${citing})?(?<after>${title})$`);
}

/**
 * Prepares the search for sentences of sources that say what a claim says of a rename: `Bound is now Vault`,
 * `… as of the Glossary`.
 * @returns a function from a text to those sentences; none where it claims no rename, or one that no source says
 */
export function createRenameSearch(rulebook: Rulebook): (text: string) => RenameTold[] {
  const { keywords, places, bySlug, known } = rulebook;
  const lookup = phraseLookup(keywords);
  const citation = citationOf(known.sources);
  const forms = renameForms(known.longestName);
  // Read at the first such claim, since few claims are about a rename.
  const renames = once(() =>
    places.map((place) =>
      place.statements.map((statement) => {
        const own = bySlug.get(place.slug)?.name ?? '';
        return { place, statement, claims: readRenameClaims(own, statement.text) };
      }),
    ),
  );
  const find = (phrase: string, isCited = false) =>
    groupsIn(forms, [phrase]).flatMap(({ from = '', to }) => {
      const old = lookup(from);
      if (!old) return [];
      const next = old.keyword.renamedTo;
      const current = currentKeyword(old.keyword, bySlug);
      // `Bound was renamed in S` says that S was the first to do so, and not only that S says it.
      const isOfAny = to === undefined && !isCited;
      const fresh = isOfAny ? current : lookup(to ?? '');
      if (!fresh || fresh.slug === old.slug) return [];
      const isSo = [next, current.slug].includes(fresh.slug);
      // A rename that was reversed is in the source that had it, with these very names.
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
    const { before, after } = citation.exec(phrase)?.groups ?? {};
    const source = sourceCalled(before ?? after ?? '', known.sources);
    const found = find(phrase);
    return (found.length > 0 || !source ? found : find(phrase.replace(citation, ''), true)).map((told) => ({
      ...told,
      isOfCited: found.length > 0 || !source || told.place.sources.includes(source),
    }));
  };
}

/** Finds a keyword by its name in the form of {@link phraseIn}, where numbers are figures: `2 step`. */
function phraseLookup(keywords: readonly Keyword[]): NameLookup {
  const lookup = nameLookupOf(keywords);
  const byPhrase = new Map(keywordNames(keywords).map((each) => [phraseIn(each.name).trim(), each]));
  return (phrase) => byPhrase.get(phrase) ?? lookup(phrase);
}
