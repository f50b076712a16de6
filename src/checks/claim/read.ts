import type { Keyword } from '../../keywords/model.ts';
import { isField } from '../../keywords/parse/labels.ts';
import { longestLine } from '../../keywords/parse/lines.ts';
import { splitSentences } from '../../keywords/parts.ts';
import { isReply } from './asking.ts';
import { abilitiesIn, type Headings, headingsOf, isCitation, namedBy } from './headings.ts';
import { linesOf, type SaidLine } from './lines.ts';
import { leastWords } from './match.ts';
import { readNamed } from './named.ts';
import { row } from './plain.ts';
import { withRemarkLines } from './remark-lines.ts';
import { isFragment, type Remark, remarkIn, remarkInOtherWords } from './remarks.ts';
import { isOfSomebody } from './talk.ts';
import { phraseOf, wordsOf } from './words.ts';

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
}

/**
 * Reads a claim: a sentence, a quotation, a paragraph, a whole sheet of any kind, the code of a wording or a link to
 * one.
 * @returns what is to be answered, each once
 */
export function readClaim(claim: string, keywords: readonly Keyword[]): ClaimedSentence[] {
  const said = readLines(linesOf(withRemarkLines(claim)), keywords);
  return withoutRepeats(withoutRemarks(said, headingsOf(keywords)));
}

/** Of what stands on lines of its own what claims anything: `Hi judges,` and `Is that right?` do not beside a claim. */
export function withoutRemarks(
  sentences: readonly ClaimedSentence[],
  headings: Headings,
): readonly ClaimedSentence[] {
  const claims = sentences.filter(({ text }) => remarkOf(text, headings) !== 'nothing');
  return claims.length > 0 ? claims : sentences;
}

/** What a sentence is that speaks of a claim in whatever words. */
function remarkOf(text: string, { sources, have }: Headings): Remark | null {
  return remarkIn(text, sources) ?? remarkInOtherWords(text, have);
}

/**
 * Of sentences that are claimed of the same, the first: a quotation of ours says it in words, and by the link under
 * them.
 */
export function withoutRepeats(sentences: readonly ClaimedSentence[]): ClaimedSentence[] {
  const said = new Set<string>();
  return sentences.filter((sentence) => {
    const key = keyOf(sentence);
    return !said.has(key) && said.add(key);
  });
}

/** What two sentences have in common that have the same answer. */
export function keyOf({ slug, number, text }: ClaimedSentence): string {
  return [slug, number, text].join(' ');
}

/**
 * A name that lines stand under: its keyword, its line, and the only line that may follow, where it is an entry by
 * itself.
 */
interface Above {
  slug: string | null;
  number: string | null;
  line: number;
  isOver: boolean;
  next: number | null;
}

/**
 * Reads the sentences of a claim, line by line, as often as they stand there. A line that is only a keyword's name or
 * template says of what the lines under it speak; a field of a keyword list claims nothing. What stands right below an
 * entry of one line may go on with it, and speaks of whatever it names.
 */
export function readLines(lines: readonly SaidLine[], keywords: readonly Keyword[]): ClaimedSentence[] {
  const headings = headingsOf(keywords);
  let above: Above | null = null;
  const abilities = lines.flatMap(({ text, ...place }) =>
    abilitiesIn(unquote(text), headings).map((ability) => ({ text: ability, ...place })),
  );
  return abilities.flatMap(({ text, line, lastLine }): readonly ClaimedSentence[] => {
    // The fields of a keyword list claim nothing.
    if (isField(text) || row.test(text)) return [];
    const wording = readNamed(text, keywords);
    if (wording) {
      const { slug, parts, said } = wording;
      const before = wordsOf(said).length < leastWords ? [] : sentencesOf(said, { slug, line });
      return [
        ...before,
        ...parts.map((part) => ({ text: part.text, slug, line, under: null, number: null })),
      ];
    }
    const named = namedBy(text, headings);
    const isAgain = named !== null && named.slug === above?.slug;
    if (named?.rest === '') {
      // A template stands under its name.
      if (!isAgain || above?.isOver)
        above = { slug: named.slug, number: named.number, line, isOver: false, next: null };
      return [];
    }
    if (above) above.isOver = true;
    if (!named) {
      if (above?.next != null && above.next !== line) above = null;
      if (above?.next) above.next = lastLine + 1;
      const claimed = { slug: above?.slug, line, under: above?.line, number: above?.number };
      return withRemarks(sentencesOf(text, claimed), headings);
    }
    const { slug, rest, isEntry, number } = named;
    const under = isAgain ? above?.line : line;
    if (isEntry && !isAgain) above = { slug: null, number, line, isOver: true, next: lastLine + 1 };
    const claimed = { slug, line, under: isEntry ? under : null, number };
    return withRemarks(sentencesOf(rest, claimed), headings);
  });
}

/**
 * Sentences of one line, each with what is said of it behind it: the name that is cited there in brackets, which says of
 * what it is claimed, or what narrows it or takes it back, as something in front of the first may too (`False. …`). What
 * else speaks of a claim says nothing beside one.
 */
export function withRemarks(
  sentences: readonly ClaimedSentence[],
  headings: Headings,
): readonly ClaimedSentence[] {
  const claims: ClaimedSentence[] = [];
  let before = '';
  let isTakenBack = false;
  for (const [index, sentence] of sentences.entries()) {
    const remark = remarkOf(sentence.text, headings);
    // In front of a claim somebody else may be wrong: `My friend is mistaken about that.`
    const isMeant = claims.length > 0 || remarkIn(sentence.text, headings.sources) !== null;
    const takesBack = remark === 'takes back' && isMeant;
    const narrows = takesBack || (isFragment(sentence.text) && !isTakenBack);
    const isOfLast = narrows || isCitation(sentence.text, headings);
    const hasRoom = (claims.at(-1)?.text.length ?? 0) < longestLine;
    const last = isOfLast && hasRoom ? claims.pop() : undefined;
    isTakenBack = takesBack;
    if (last) claims.push({ ...last, text: `${last.text} ${sentence.text}` });
    else if (takesBack && claims.length === 0) {
      if (isOfNext(sentence.text, sentences[index + 1])) before += `${sentence.text} `;
    } else if (remark !== 'nothing') {
      claims.push({ ...sentence, text: before + sentence.text });
      before = '';
    }
  }
  return claims.length > 0 ? claims : sentences;
}

/**
 * Whether what takes something back speaks of what stands behind it: not in `No. …`, nor in `You were wrong. …`, nor
 * where that is a quotation which is held against what was said: `Wrong. It is “…”`.
 */
function isOfNext(text: string, next: ClaimedSentence | undefined): boolean {
  const words = wordsOf(text);
  const [, lead = ''] = quoting.exec(next?.text ?? '') ?? [];
  return !isReply(text, words) && !isOfSomebody(phraseOf(words)) && !leadsToText(lead);
}

/** A sentence that leads to a quotation and ends with it. */
const quoting = /^([^"“]{1,60})["“].*["”][.!?]?$/s;

/** Whether somebody says in front of a quotation that it is the text: `It is`, `The card says`. */
function leadsToText(lead: string): boolean {
  return /\p{L}/u.test(lead) && remarkIn(lead, []) === 'nothing' && !isOfSomebody(phraseOf(wordsOf(lead)));
}

/**
 * No source has a line, let alone a sentence, that is as long ({@link longestLine}). What goes on longer is answered a
 * stretch at a time, so that nothing keeps the check of one sentence busy.
 */
const stretch = new RegExp(`.{1,${longestLine}}(?=\\s|$)|.{1,${longestLine}}`, 'gs');

/** Of which keyword a text is claimed, and where it stands; what is not known is left out. */
type Claimed = { line: number } & {
  [Field in 'slug' | 'under' | 'number']?: ClaimedSentence[Field] | undefined;
};

/** The sentences of a text. */
export function sentencesOf(
  text: string,
  { line, slug = null, under = null, number = null }: Claimed,
): ClaimedSentence[] {
  return splitSentences(unquote(text))
    .flatMap((sentence) => sentence.match(stretch) ?? [])
    .map((sentence) => ({ text: unquote(sentence.trim()), slug, line, under, number }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** Takes off quotation marks around the whole; those within stay. */
function unquote(text: string): string {
  const inner = /^["“«'‘](.*)["”»'’]$/s.exec(text.trim())?.[1];
  return inner !== undefined && !/["“”]/.test(inner) ? inner.trim() : text.trim();
}
