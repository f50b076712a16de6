import { modes, nouns, stackings } from '../../../../keywords/kinds.ts';
import { type Groups, groupsIn } from '../forms.ts';
import { namesListed } from '../record/recorded-names.ts';

/** Words for the kind of a keyword, and those that join them. */
export const kindWords: readonly string[] = [...stackings, ...modes, ...nouns];
export const joints: readonly string[] = ['a', 'an', 'and', 'both'];

/** The nouns in the plural, each with its singular. */
const singular = new Map(nouns.map((noun) => [`${noun.replace(/y$/, 'ie')}s`, noun]));
const plural = `(?:${[...singular.keys()].join('|')}|keywords)`;
const inPlural = new RegExp(`\\b(?:${[...singular.keys()].join('|')})\\b`, 'gi');

const [names, claim, otherClaim] = [
  '(?:all (?:of )?|both |each of )?(?<names>[^:]{2,160}?)',
  '(?<claim>\\S.{1,79}? (?:is|are) [^,;]{2,79}?)',
  '(?<otherClaim>\\S.{1,79}? (?:is|are) .{2,79})',
];
const kindsOf = (words: readonly string[]) =>
  `(?<kinds>(?:\\b(?:${[...words, ...joints].join('|')})\\b[ ,]{0,2})+)`;
const kinds = kindsOf(kindWords);
/** Without a noun, a moment after them is no part of a type line. */
const adjectives = kindsOf([...stackings, ...modes]);

/** Claims about several keywords, or several about one or two. */
const forms = [
  // What one is instead of something else.
  /^(?<name>\S.{1,59}?) is (?<own>\S.{2,59}?),? (?:and )?not (?<other>\S.{2,59}?)[.!]*$/is,
  /^(?<name>\S.{1,59}?) (?:is not|isn['’]?t) (?<other>\S.{2,59}?)(?:,? but|[,;] it(?: is|['’]s)) (?<own>\S.{2,59})$/is,
  new RegExp(`^neither (?<one>\\S.{1,59}?) nor (?<two>\\S.{1,59}?) (?:is|are) ${kinds}[.!]*$`, 'is'),
  new RegExp(
    `^(?<name>\\S.{1,59}?) (?:is not|isn['’]?t) (?:either )?${kinds} n?or (?<other>.{2,30}?)[.!]*$`,
    'is',
  ),
  new RegExp(
    `^(?<name>\\S.{1,59}?) is (?:now )?${adjectives}(?<moment>\\p{L}+ed (?:after|at|by|during|when) .{3,80})$`,
    'isu',
  ),
  new RegExp(`^${names} are (?:(?:all|both|each) )?(?<kinds>\\S.{2,79})$`, 'is'),
  new RegExp(`^(?:the )?${kinds} ?${plural}?: ${names}[.!]*$`, 'is'),
  new RegExp(`^${names}: ${kinds}[.!]*$`, 'is'),
  // At a mark, if there is one: an "and" may be within either.
  new RegExp(`^${claim}[,;] (?:(?:and|but|whereas|while) )?${otherClaim}$`, 'is'),
  new RegExp(`^${claim} (?:and|but|whereas|while) ${otherClaim}$`, 'is'),
];

/**
 * The claims about a kind of which such a claim consists, each about one keyword; none where it is about one only:
 * `Leap and Vault are static` is `Leap is static` and `Vault is static`.
 */
export function kindClaimsIn(said: string): string[] {
  return (
    groupsIn(forms, [said])
      .map(claimsOf)
      .find((claims) => claims.length > 0) ?? []
  );
}

function claimsOf({
  name,
  own,
  other,
  one,
  two,
  kinds = '',
  names = '',
  claim,
  otherClaim,
  moment,
}: Groups): string[] {
  if (claim && otherClaim) return [claim, otherClaim];
  if (name && own) return [`${name} is ${own}`, `${name} is not ${other}`];
  if (name && moment) return [`${name} is ${kinds}`, `${name} is ${moment}`];
  if (name) return [`${name} is not ${kinds}`, `${name} is not ${other}`];
  if (one && two) return [one, two].map((each) => `${each} is not ${kinds}`);
  const each = namesListed(names);
  const ofOne = kinds
    .toLowerCase()
    .replace(inPlural, (plural) => singular.get(plural) ?? plural)
    .trim();
  return each.length > 1 ? each.map((called) => `${called} is ${ofOne}`) : [];
}
