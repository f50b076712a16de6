import type { Keyword } from '../../keywords/model.ts';
import { longestLine } from '../../keywords/parse/lines.ts';
import { splitSentences } from '../../keywords/parts.ts';
import { nameOfTemplate, splitTemplate, withoutNumbers } from '../../keywords/template.ts';
import { foldEditorial } from '../../keywords/text/editorial.ts';
import { linesOf, type SaidLine } from './lines.ts';
import { leastWords } from './match.ts';
import { readNamed } from './named.ts';
import { wordsOf } from './words.ts';

/** One sentence that somebody claims, and the keyword that it is claimed of, where the claim says so. */
export interface ClaimedSentence {
  /** As it was claimed, without the quotation marks around it. */
  text: string;
  slug: string | null;
  /** Counted from 1. */
  line: number;
}

/** Labels of a keyword list whose lines claim nothing. */
const labels = /^(?:Template|Added in Set|Added By|Date Added)\s*:/i;

/**
 * Reads a claim: a sentence, a quotation, a paragraph, a whole sheet of any kind, the code of a wording or a link to one.
 * @returns what is to be answered, each once
 */
export function readClaim(claim: string, keywords: readonly Keyword[]): ClaimedSentence[] {
  return withoutRepeats(readLines(linesOf(claim), keywords));
}

/** Of sentences that are claimed of the same, the first: a quotation of ours says it in words, and by the link under them. */
export function withoutRepeats(sentences: readonly ClaimedSentence[]): ClaimedSentence[] {
  const said = new Set<string>();
  return sentences.filter(({ slug, text }) => {
    const key = `${slug} ${text}`;
    return !said.has(key) && said.add(key);
  });
}

/**
 * Reads the sentences of a claim, line by line, as often as they stand there. A line that is only a keyword's name or template
 * says of what the lines under it speak; a field of a keyword list claims nothing.
 */
export function readLines(lines: readonly SaidLine[], keywords: readonly Keyword[]): ClaimedSentence[] {
  const headings = headingsOf(keywords);
  let current: string | null = null;
  const abilities = lines.flatMap(({ text, line }) =>
    abilitiesIn(text, headings).map((ability) => ({ text: ability, line })),
  );
  return abilities.flatMap(({ text, line }): ClaimedSentence[] => {
    if (labels.test(text)) return [];
    const wording = readNamed(text, keywords);
    if (wording) {
      const { slug, parts, said } = wording;
      const before = wordsOf(said).length < leastWords ? [] : sentencesOf(said, slug, line);
      return [...before, ...parts.map((part) => ({ text: part.text, slug, line }))];
    }
    const named = namedBy(text, headings);
    if (named?.rest !== '') return sentencesOf(named?.rest ?? text, named?.slug ?? current, line);
    current = named.slug;
    return [];
  });
}

/**
 * No source has a line, let alone a sentence, that is as long ({@link longestLine}). What goes on longer is answered a
 * stretch at a time, so that nothing keeps the check of one sentence busy.
 */
const stretch = new RegExp(`.{1,${longestLine}}(?=\\s|$)|.{1,${longestLine}}`, 'gs');

/** The sentences of a text that is claimed of a keyword. */
export function sentencesOf(text: string, slug: string | null, line: number): ClaimedSentence[] {
  return splitSentences(unquote(text))
    .flatMap((sentence) => sentence.match(stretch) ?? [])
    .map((sentence) => ({ text: unquote(sentence.trim()), slug, line }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** How our own quotations begin: `Hidden Cost, ruling 3: …`. */
const quotation = /^(.{2,60}), (?:meaning|ruling \d+): (.*)$/s;

/** The keyword that a line begins with, as a heading, a template (`Bombard X: …`), or a card has it (`Evade 2 (…)`). */
function namedBy(line: string, headings: Headings): { slug: string; rest: string } | null {
  const heading = headings.get(foldEditorial(line));
  if (heading) return { slug: heading, rest: '' };
  const [, quoted = '', said = ''] = quotation.exec(line) ?? [];
  const ofQuotation = slugOf(quoted, headings);
  if (ofQuotation) return { slug: ofQuotation, rest: said };
  const tabbed = line.split('\t');
  const split = splitTemplate(tabbed.at(-1) ?? '');
  const slug = split && slugOf(split.template, headings);
  if (slug) return { slug, rest: split.text };
  const card = /^([^(]{2,60}?)\s*\((.*)\)\.?$/.exec(line);
  const ofCard = card && slugOf(card[1] ?? '', headings);
  return ofCard ? { slug: ofCard, rest: card[2] ?? '' } : null;
}

/** Where behind a sentence, or a parenthesis, another may begin with a template: `… to this unit. Shields 2: The …`. */
const nextAbility = /(?<=[.!?)]["”’']?\s)(?=\p{Lu}([^.!?():]{1,60}?)\s?[:(])/gu;

/** The abilities of a line, as a card has one behind the other, each with its name. */
function abilitiesIn(line: string, headings: Headings): string[] {
  const starts = [...line.matchAll(nextAbility)].flatMap(({ 1: rest = '', index }) =>
    slugOf(line[index] + rest, headings) ? index : [],
  );
  return [0, ...starts].map((start, number) => line.slice(start, starts[number]).trim());
}

/** The keyword whose name stands in a template, with whatever a card has in place of its X. */
function slugOf(template: string, headings: Headings): string | null {
  if (template.length > longestTemplate) return null;
  const name = foldEditorial(nameOfTemplate(template));
  return headings.get(name) ?? headings.get(withoutNumbers(name)) ?? null;
}

/** In characters; what is longer is a sentence. */
const longestTemplate = 80;

/** The slugs of keywords by what a line above their text says: a name, or any template that they ever had. */
type Headings = ReadonlyMap<string, string>;

/** Made once: of a hundred thousand claims most are over sooner than it is. */
const known = new WeakMap<readonly Keyword[], Headings>();

function headingsOf(keywords: readonly Keyword[]): Headings {
  const headings =
    known.get(keywords) ??
    new Map(
      keywords.flatMap(({ slug, name, revisions }) =>
        [name, ...revisions.map(({ template }) => template)].map(
          (heading) => [foldEditorial(heading), slug] as const,
        ),
      ),
    );
  known.set(keywords, headings);
  return headings;
}

/** Takes off quotation marks around the whole; those within stay. */
function unquote(text: string): string {
  const inner = /^["“«'‘](.*)["”»'’]$/s.exec(text.trim())?.[1];
  return inner !== undefined && !/["“”]/.test(inner) ? inner.trim() : text.trim();
}
