import { uniqueBy } from '../../general/lists.ts';
import { isField } from '../../keywords/parse/lines/labels.ts';
import { longestLine } from '../../keywords/text/lines.ts';
import { splitSentences } from '../../keywords/text/sentences.ts';

/** A keyword that is named, and the number given with its name in place of the template's X. */
export interface Named {
  slug: string;
  /** With its sign: `2`, `-2`; null where none is given. */
  number: string | null;
}

/**
 * What a sentence is in its text, which decides how it is answered. A `claim` may be about anything; a `question` has
 * nothing around it that could answer and so deny it; a `field` is on a line of its own below the heading of an entry; an
 * `aside` comments on the claim before it, or is a cell beside it, and is told only where it is on record differently.
 */
type Role = 'claim' | 'question' | 'field' | 'aside';

/** One claimed sentence, and the keyword that it is claimed of, where the claim says so. */
export interface ClaimedSentence {
  /** As written in the claim, without the quotation marks around it. */
  text: string;
  /** Of the keyword that is named, or of a former name that no source has an entry for; null where none is named. */
  slug: string | null;
  /** The line of the claim that it is on, counted from 1. */
  line: number;
  /** The line of the heading that it is below, as in an entry; null where it is quoted by itself. */
  under: number | null;
  /** The number after that heading in place of X, `2`, `-2`; null where there is none. */
  number: string | null;
  /** Whether it may be of another keyword that it names, as what is right below an entry of one line may. */
  mayNameOther: boolean;
  role: Role;
  /** Whether a condition was added to it (`Only at night.`), so that no answer may leave that condition out. */
  isNarrowed?: boolean | undefined;
  /** The words after it that cite its source: `(Glossary)`. */
  cited?: string | undefined;
  /** The keyword that the sentence before it is about, which an `It` at its beginning may mean. */
  itMeans?: string | undefined;
}

/** A sentence with other words, which may make a field of it, or none. */
export function withText(sentence: Omit<ClaimedSentence, 'role' | 'text'>, text: string): ClaimedSentence {
  const { line, under } = sentence;
  const isOfEntry = under !== null && under !== line && isField(text);
  return { ...sentence, text, role: isOfEntry ? 'field' : 'claim' };
}

/**
 * No source has a line, let alone a sentence, as long as this ({@link longestLine}). Longer text is answered a stretch
 * at a time, so that no single sentence keeps the check busy.
 */
const stretch = new RegExp(`.{1,${longestLine}}(?=\\s|$)|.{1,${longestLine}}`, 'gs');

/** Which keyword a text is claimed of, and where it is; what is not known is left out. */
type Claimed = { line: number } & {
  [Field in 'slug' | 'under' | 'number' | 'mayNameOther']?: ClaimedSentence[Field] | undefined;
};

/** Splits a text into claimed sentences, without those that have neither letters nor digits. */
export function sentencesOf(
  text: string,
  { line, slug = null, under = null, number = null, mayNameOther = false }: Claimed,
): ClaimedSentence[] {
  return splitSentences(unquote(text))
    .flatMap((sentence) => sentence.match(stretch) ?? [])
    .map((sentence) => withText({ slug, line, under, number, mayNameOther }, unquote(sentence.trim())))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/**
 * A keyword that a sentence names, with the number given there, or else the number of the heading above, if that names
 * the same keyword.
 */
export function withNumberOf({ slug, number }: ClaimedSentence, named: Named): Named {
  return { slug: named.slug, number: named.number ?? (named.slug === slug ? number : null) };
}

/** Removes quotation marks around a whole text; those within it stay. */
export function unquote(text: string): string {
  const inner = /^["“«'‘](.*)["”»'’]$/s.exec(text.trim())?.[1];
  return inner !== undefined && !/["“”]/.test(inner) ? inner.trim() : text.trim();
}

/**
 * Sentences without repeats: one of our own quotations claims the same twice, in its words and by the link below them.
 */
export function withoutRepeats(sentences: readonly ClaimedSentence[]): ClaimedSentence[] {
  return uniqueBy(sentences, keyOf);
}

/** What two sentences that have the same answer have in common. */
export function keyOf(sentence: ClaimedSentence): string {
  const { slug, number, text, mayNameOther, role, itMeans, cited } = sentence;
  return [slug, mayNameOther, number, role, itMeans, cited, text].join(' ');
}
