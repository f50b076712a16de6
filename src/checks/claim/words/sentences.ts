import { uniqueBy } from '../../../general/lists.ts';
import { longestLine } from '../../../keywords/text/lines.ts';
import { splitSentences } from '../../../keywords/text/sentences.ts';

/** A keyword that is named, and what stands there in place of its X. */
export interface Named {
  slug: string;
  /** With its sign; null where it has none. */
  number: string | null;
}

/** One sentence that somebody claims, and the keyword that it is claimed of, where the claim says so. */
export interface ClaimedSentence {
  /** As it was claimed, without the quotation marks around it. */
  text: string;
  /** Of the keyword's name, or of a former one of which no source has an entry. */
  slug: string | null;
  /** Counted from 1. */
  line: number;
  /** The line of the name under which it stands as in an entry; null where it is quoted by itself. */
  under: number | null;
  /** What stands behind that name in place of X, `2`, `-2`; null where nothing does. */
  number: string | null;
  /** Whether it may be of another keyword, if it names that one: it stands right below an entry of one line. */
  mayNameOther: boolean;
  /** Whether it has behind it in which case alone it holds, in words that no other sentence may be answered without. */
  isNarrowed?: boolean | undefined;
}

/**
 * No source has a line, let alone a sentence, that is as long ({@link longestLine}). What goes on longer is answered a
 * stretch at a time, so that nothing keeps the check of one sentence busy.
 */
const stretch = new RegExp(`.{1,${longestLine}}(?=\\s|$)|.{1,${longestLine}}`, 'gs');

/** Of which keyword a text is claimed, and where it stands; what is not known is left out. */
type Claimed = { line: number } & {
  [Field in 'slug' | 'under' | 'number' | 'mayNameOther']?: ClaimedSentence[Field] | undefined;
};

/** The sentences of a text. */
export function sentencesOf(
  text: string,
  { line, slug = null, under = null, number = null, mayNameOther = false }: Claimed,
): ClaimedSentence[] {
  return splitSentences(unquote(text))
    .flatMap((sentence) => sentence.match(stretch) ?? [])
    .map((sentence) => ({ text: unquote(sentence.trim()), slug, line, under, number, mayNameOther }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/**
 * A keyword that a sentence names beside what it says of it, with its number, or else that under which the sentence
 * stands already.
 */
export function withNumberOf({ slug, number }: ClaimedSentence, named: Named): Named {
  return { slug: named.slug, number: named.number ?? (named.slug === slug ? number : null) };
}

/** Takes off quotation marks around the whole; those within stay. */
export function unquote(text: string): string {
  const inner = /^["“«'‘](.*)["”»'’]$/s.exec(text.trim())?.[1];
  return inner !== undefined && !/["“”]/.test(inner) ? inner.trim() : text.trim();
}

/**
 * Of sentences that are claimed of the same, the first: a quotation of ours says it in words, and by the link under
 * them.
 */
export function withoutRepeats(sentences: readonly ClaimedSentence[]): ClaimedSentence[] {
  return uniqueBy(sentences, keyOf);
}

/** What two sentences have in common that have the same answer. */
export function keyOf({ slug, number, text, mayNameOther }: ClaimedSentence): string {
  return [slug, mayNameOther, number, text].join(' ');
}
