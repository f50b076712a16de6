import { uniqueBy } from '../../general/lists.ts';
import { splitSentences } from '../text/sentences.ts';
import { slugify } from '../text/slug.ts';
import { foldTypography } from '../text/typography.ts';
import { nameOfTemplate } from '../wording/template.ts';

/** A text's claim that one keyword was renamed to another. */
export interface RenameClaim {
  from: string;
  to: string;
}

const begins = '(?<=^|[.!?()]"? ?)';
const name = '([^\\s".()][^".()]{0,79}?)';
const quoted = '"([^"]+)"';
const givesWay = '(?:(?:has been|was|is) renamed(?: to| as)?|is now (?:called|known as|named))';
const cameFrom = '(?:Formerly|Previously)(?: known as| called| named)?';

/**
 * The forms of such a claim. Three are the sources' own: `The "Elude" Keyword has been renamed to "Precision".`,
 * `(Renamed to Precision.)` and `"Elude" is the former name of this keyword.`
 */
const forms: { pattern: RegExp; toClaim(own: string, said: readonly string[]): RenameClaim | null }[] = [
  {
    pattern: new RegExp(String.raw`(?:${begins}|\bThe )${quoted}(?: keyword)? ${givesWay} ${quoted}`, 'gi'),
    toClaim: (_, [from = '', to = '']) => ({ from, to }),
  },
  {
    pattern: new RegExp(
      `${begins}(?:The )?${name}(?: keyword)? ${givesWay} "?${name}"?(?: keyword)?[.)]`,
      'gi',
    ),
    // Without quotation marks, a name is recognised only by its capital, beside the keyword's own.
    toClaim(own, [said = '', to = '']) {
      const from = /^this(?: keyword)?$/i.test(said) ? own : said;
      const isOwn = [from, to].some((each) => slugify(nameWritten(each)) === slugify(own));
      return isOwn && hasCapital(from) && hasCapital(to) ? { from, to } : null;
    },
  },
  {
    pattern: /\(Renamed to ([^().][^()]*?)\.?\)/gi,
    toClaim: (own, [to = '']) => ({ from: own, to }),
  },
  {
    pattern: new RegExp(String.raw`\((?:${cameFrom}|Renamed from) "?${name}"?\.?\)`, 'gi'),
    toClaim: (own, [from = '']) => (hasCapital(from) ? { from, to: own } : null),
  },
  {
    pattern: new RegExp(`${begins}${cameFrom} ${quoted}`, 'gi'),
    toClaim: (own, [from = '']) => ({ from, to: own }),
  },
  {
    pattern: new RegExp(String.raw`${quoted} is the (?:former|old|previous) name of this keyword\b`, 'gi'),
    toClaim: (own, [from = '']) => ({ from, to: own }),
  },
];

/** Whether some words may be a name: `Parry`, and not `damaged`. */
function hasCapital(words: string): boolean {
  return /^[\p{Lu}\p{N}]/u.test(words);
}

/**
 * Reads from a text whether its keyword was renamed, or replaced another. Claims that lead from a name to itself are
 * dropped.
 * @param own name of the keyword that the text belongs to
 */
export function readRenameClaims(own: string, text: string): RenameClaim[] {
  return claimsIn(own, text).filter(({ from, to }) => slugify(from) !== slugify(to));
}

/** Words that suggest a rename of a keyword, rather than something that the game does to its units. */
const tells =
  /\b(?:renamed|(?:former|old|previous) names?|(?:formerly|previously) (?:known|called|named)|now (?:called|known as|named))\b/i;

/**
 * The first sentence of a text that may tell of a rename, or of one more than was read from it; null where there is
 * none.
 */
export function unreadRename(own: string, text: string): string | null {
  if (!tells.test(text)) return null;
  const claims = claimsIn(own, text);
  const read = new Set(claims.flatMap(({ from, to }) => [slugify(from), slugify(to)]));
  const isRead = (sentence: string) => {
    const named = [...foldTypography(sentence).matchAll(/"([^".]+)\.?"/g)].map(([, each = '']) => each);
    return (
      claims.length > 0 && named.every((each) => !hasCapital(each) || read.has(slugify(nameWritten(each))))
    );
  };
  return splitSentences(text).find((sentence) => tells.test(sentence) && !isRead(sentence)) ?? null;
}

function claimsIn(own: string, text: string): RenameClaim[] {
  if (!/name|called|known|formerly|previously/i.test(text)) return [];
  const folded = foldTypography(text);
  const claims = forms.flatMap(({ pattern, toClaim }) =>
    [...folded.matchAll(pattern)].flatMap(([, ...said]) => toClaim(own, said) ?? []),
  );
  const named = claims.map(({ from, to }) => ({ from: nameWritten(from), to: nameWritten(to) }));
  return uniqueBy(named, ({ from, to }) => `${slugify(from)} ${slugify(to)}`);
}

/** The name in what was quoted, which may be written as on cards: `"Elude X" is the former name …`. */
function nameWritten(said: string): string {
  return nameOfTemplate(said) || said;
}
