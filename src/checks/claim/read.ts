import type { Keyword } from '../../keywords/model.ts';
import { isField } from '../../keywords/parse/labels.ts';
import { longestLine } from '../../keywords/parse/lines.ts';
import { splitSentences } from '../../keywords/parts.ts';
import { nameOfTemplate, splitTemplate, withoutNumbers } from '../../keywords/template.ts';
import { foldEditorial } from '../../keywords/text/editorial.ts';
import { linesOf, type SaidLine } from './lines.ts';
import { leastWords } from './match.ts';
import { readNamed } from './named.ts';
import { row } from './plain.ts';
import { wordsOf } from './words.ts';

/** One sentence that somebody claims, and the keyword that it is claimed of, where the claim says so. */
export interface ClaimedSentence {
  /** As it was claimed, without the quotation marks around it. */
  text: string;
  slug: string | null;
  /** Counted from 1. */
  line: number;
  /** The line of the name under which it stands as in an entry; null where it is quoted by itself. */
  under: number | null;
  /** What stands behind that name in place of X, `2`; null where nothing does. */
  number: string | null;
}

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

/** A name that lines stand under: its keyword, its line, and the only line that may follow, where it is an entry by itself. */
interface Above {
  slug: string | null;
  number: string | null;
  line: number;
  isOver: boolean;
  next: number | null;
}

/**
 * Reads the sentences of a claim, line by line, as often as they stand there. A line that is only a keyword's name or template
 * says of what the lines under it speak; a field of a keyword list claims nothing. What stands right below an entry of one line
 * may go on with it, and speaks of whatever it names.
 */
export function readLines(lines: readonly SaidLine[], keywords: readonly Keyword[]): ClaimedSentence[] {
  const headings = headingsOf(keywords);
  let above: Above | null = null;
  const abilities = lines.flatMap(({ text, ...place }) =>
    abilitiesIn(text, headings).map((ability) => ({ text: ability, ...place })),
  );
  return abilities.flatMap(({ text, line, lastLine }): ClaimedSentence[] => {
    // The fields of a keyword list claim nothing.
    if (isField(text) || row.test(text)) return [];
    const wording = readNamed(text, keywords);
    if (wording) {
      const { slug, parts, said } = wording;
      const before = wordsOf(said).length < leastWords ? [] : sentencesOf(said, slug, line);
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
      return sentencesOf(text, above?.slug ?? null, line, above?.line, above?.number);
    }
    const { slug, rest, isEntry, number } = named;
    const under = isAgain ? above?.line : line;
    if (isEntry && !isAgain) above = { slug: null, number, line, isOver: true, next: lastLine + 1 };
    return sentencesOf(rest, slug, line, isEntry ? under : null, number);
  });
}

/**
 * No source has a line, let alone a sentence, that is as long ({@link longestLine}). What goes on longer is answered a
 * stretch at a time, so that nothing keeps the check of one sentence busy.
 */
const stretch = new RegExp(`.{1,${longestLine}}(?=\\s|$)|.{1,${longestLine}}`, 'gs');

/** The sentences of a text that is claimed of a keyword, whose name stands in this line, with this number, where it stands above them. */
export function sentencesOf(
  text: string,
  slug: string | null,
  line: number,
  under: number | null = null,
  number: string | null = null,
): ClaimedSentence[] {
  return splitSentences(unquote(text))
    .flatMap((sentence) => sentence.match(stretch) ?? [])
    .map((sentence) => ({ text: unquote(sentence.trim()), slug, line, under, number }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** What stands between a name and its text in a table, or where there is no colon. */
const behindName = /^([^\t|.]{2,60}?)(?:\s+[-–—=]\s+|\s*[\t|;]\s*)(\S.*)$/s;

/** How our own quotations begin: `Hidden Cost, ruling 3: …`. */
const quotation = /^(.{2,60}), (?:meaning|ruling \d+): (.*)$/s;

/** The keyword that a line begins with, and what stands behind it there. */
interface Heading {
  slug: string;
  rest: string;
  /** What the line has in place of X. */
  number: string | null;
  /** Whether it stands as in an entry; not in a quotation of ours, nor on a card. */
  isEntry: boolean;
}

/** Who said it in front of a line of a chat: `Bob: Bombard X: …`; and when, where that stands in no brackets. */
const speaker = /^(?:[\d/., :]{4,24}(?: [AP]M)?(?: -)? )?[^:<>.!?"]{1,32}: (.*)$/su;

/** The keyword that a line begins with, said by whomever, as a heading, a template (`Bombard X: …`), or a card has it. */
function namedBy(line: string, headings: Headings): Heading | null {
  const named = beginningOf(line, headings);
  if (named) return named;
  const said = speaker.exec(line)?.[1];
  const behind = said === undefined ? null : beginningOf(said, headings);
  return behind?.rest ? behind : null;
}

/** A table may have a name, a template and a text in a row. */
const mostCells = 2;

function beginningOf(line: string, headings: Headings): Heading | null {
  let found: Named | null = null;
  let rest = line;
  for (let cell = 0; cell < mostCells; cell++) {
    const [, name = '', behind = ''] = behindName.exec(rest) ?? [];
    const named = nameIn(name, headings);
    if (!named || (found && named.slug !== found.slug)) break;
    found = named;
    rest = behind;
  }
  const last = written(textOfRow(rest), headings);
  if (!found) return last;
  return last?.slug === found.slug
    ? { ...last, isEntry: true }
    : { ...found, rest: textOfRow(rest), isEntry: true };
}

/** Of cells the one that says anything: a table may have a set or a page between name and text. */
function textOfRow(rest: string): string {
  const cells = rest.split('\t').filter((cell) => wordsOf(cell).length >= leastWords);
  return cells.length === 1 ? (cells[0] as string) : rest;
}

/** A name with the number that a card has behind it. */
const isNumbered = /^[^:.!?"]{2,60} [+-]?\d{1,3}$/;

/** As a heading, a template, a quotation or a card has it (`Evade 2 (…)`). */
function written(line: string, headings: Headings): Heading | null {
  const slug = headings.get(foldEditorial(line));
  const heading = slug ? { slug, number: null } : isNumbered.test(line) && nameIn(line, headings);
  if (heading) return { ...heading, rest: '', isEntry: true };
  const [, quoted = '', said = ''] = quotation.exec(line) ?? [];
  const ofQuotation = nameIn(quoted, headings);
  if (ofQuotation) return { ...ofQuotation, rest: said, isEntry: false };
  const split = splitTemplate(line.replace(/\] :(?= )/, ']:'));
  const named = split && nameIn(split.template, headings);
  if (named) {
    const [, onCard] = /^(?:\[[^\]]*\]\s*)?\((.*)\)\.?$/s.exec(split.text) ?? [];
    return { ...named, rest: onCard ?? split.text, isEntry: onCard === undefined };
  }
  const card = /^([^(]{2,60}?)\s*\((.*)\)\.?$/.exec(line);
  const ofCard = card && nameIn(card[1] ?? '', headings);
  return ofCard ? { ...ofCard, rest: card[2] ?? '', isEntry: false } : null;
}

/** Where behind a sentence, or a parenthesis, another may begin with a template: `… to this unit. Shields 2: The …`. */
const nextAbility = /(?<=[.!?)]["”’']?\s)(?=\p{Lu}([^.!?():]{1,60}?)\s?[:(])/gu;

/** The abilities of a line, as a card has one behind the other, each with its name. */
function abilitiesIn(line: string, headings: Headings): string[] {
  const starts = [...line.matchAll(nextAbility)].flatMap(({ 1: rest = '', index }) =>
    nameIn(line[index] + rest, headings) ? index : [],
  );
  return [0, ...starts].map((start, number) => line.slice(start, starts[number]).trim());
}

/** A keyword that is named, and what stands there in place of its X. */
type Named = Pick<Heading, 'slug' | 'number'>;

/** The keyword whose name stands in a template, with whatever a card has in place of its X. */
function nameIn(template: string, headings: Headings): Named | null {
  if (template.length > longestTemplate) return null;
  const name = foldEditorial(nameOfTemplate(template));
  const slug = headings.get(name);
  if (slug) return { slug, number: null };
  const ofNumbered = headings.get(withoutNumbers(name));
  return ofNumbered ? { slug: ofNumbered, number: /\d+/.exec(name)?.[0] ?? null } : null;
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
