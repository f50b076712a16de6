import type { Keyword } from '../../keywords/model.ts';
import { keywordNames } from '../../keywords/names.ts';
import { endsSentence } from '../../keywords/parse/lines.ts';
import { nameOfTemplate, splitTemplate, withoutNumbers } from '../../keywords/template.ts';
import { foldEditorial } from '../../keywords/text/editorial.ts';
import { nameKey } from '../../keywords/text/slug.ts';
import { isReply } from './asking.ts';
import { leastWords } from './match.ts';
import { remarkIn } from './remarks.ts';
import { isCaseOf } from './rules.ts';
import { isConditional, isOfThePast, isSaying } from './talk.ts';
import { phraseOf, wordsOf } from './words.ts';

/** What stands between a name and its text in a table, or where there is no colon; in brackets a name may have stops. */
const behindName = /^((?:[^\t|.[]|\[[^\t|\]]{0,60}\]){2,60}?)(?:\s+[-–—=]\s+|\s*[\t|;]\s*)(\S.*)$/s;

/** What stands there where somebody says it, or says of what it is, and what he may say around the name. */
const spoken = /^([^\t|.:,(]{2,60}?)\s+(?:means?|reads|says)(?: that)?[:,]?\s+(\S.*)$/s;
const spokenOfName = /^(?:about|for|on|re|regarding|with):?\s+([^\t|.:,(]{2,60}?)[,:]\s+(\S.*)$/is;
const aroundSpoken = /^the\s+(?:keyword\s+)?|\s+(?:ability|effect|keyword)$/gi;

/** How somebody asks for it, and answers himself. */
const asked =
  /^(?:what(?:['’]s|\s+(?:do|does|is|are))\s+)?(.{2,60}?)(?:\s+(?:do|mean|read|say))?(?:\s+now)?\?\s+(\S.*)$/is;

/** How our own quotations begin: `Hidden Cost, ruling 3: …`. */
const quotation = /^(.{2,60}), (?:meaning|ruling \d+): (.*)$/s;

/** The keyword that a line begins with, and what stands behind it there. */
export interface Heading {
  slug: string;
  rest: string;
  /** What the line has in place of X, with its sign. */
  number: string | null;
  /** Whether it stands as in an entry; not in a quotation of ours, nor on a card. */
  isEntry: boolean;
}

/** Who said it in front of a line of a chat: `Bob: Bombard X: …`; and when, where that stands in no brackets. */
const speaker = /^([\d/., :]{4,24}(?: [AP]M)?(?: -)? )?([^:<>.!?"]{1,32}): (.*)$/su;

/**
 * The keyword that a line begins with, said by whomever, as a heading, a template (`Bombard X: …`), or a card has it.
 */
export function namedBy(line: string, headings: Headings): Heading | null {
  const named = beginningOf(line, headings);
  if (named) return named;
  const [, time, who = '', said = ''] = speaker.exec(line) ?? [];
  const behind = said === '' ? null : beginningOf(said, headings);
  if (!behind?.rest) return null;
  const words = wordsOf(who);
  // In `False: Bombard X: …` nobody says it, and `Tapped units: Bombard X: …` narrows it.
  const isSaid = time !== undefined || isSaying(phraseOf(words));
  const isNarrowed = !isSaid && words.some(isCaseOf(headings));
  return isNarrowed || isConditional(phraseOf(words)) || isOfThePast(who) ? null : behind;
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
  if (!found) return last ?? spokenOf(line, headings);
  return last?.slug === found.slug
    ? { ...last, isEntry: true }
    : { ...found, rest: textOfRow(rest), isEntry: true };
}

/** As somebody tells what a keyword means, also when he was asked; no entry stands so. */
function spokenOf(line: string, headings: Headings): Heading | null {
  const [, name = '', rest = ''] = asked.exec(line) ?? spoken.exec(line) ?? spokenOfName.exec(line) ?? [];
  const named = nameIn(name, headings) ?? nameIn(name.replace(aroundSpoken, ''), headings);
  return named && { ...named, rest, isEntry: false };
}

/**
 * Of cells the one that says anything: a table may have a set or a page between name and text, and sets have long names
 * too.
 */
function textOfRow(rest: string): string {
  const cells = rest.split(/\t| \| /).filter((cell) => wordsOf(cell).length >= leastWords);
  const sentences = cells.length === 1 ? cells : cells.filter(endsSentence);
  return sentences.length === 1 ? (sentences[0] as string) : rest;
}

/** A name with the number that a card has behind it. */
const isNumbered = /^[^:.!?"]{2,60} [+-]?\d{1,3}$/;

/** As a heading, a template, a quotation or a card has it (`Evade 2 (…)`, `Evade 2 “…”`). */
function written(line: string, headings: Headings): Heading | null {
  const slug = slugOf(foldEditorial(line), headings);
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
  const card = /^([^("“]{2,60}?)\s*[("“](.*)[)"”]\.?$/.exec(line);
  const ofCard = card && nameIn(card[1] ?? '', headings);
  return ofCard ? { ...ofCard, rest: card[2] ?? '', isEntry: false } : null;
}

/** A name in brackets by itself, as somebody cites it behind a sentence: `(Armor, ruling 1)`. */
const citation = /^[([]([^()[\]]{2,60}?)(?:, (?:meaning|ruling \d+))?[)\]][.;]?$/;

/** Whether a text is only that of a keyword. */
export function isCitation(text: string, headings: Headings): boolean {
  const [, name] = citation.exec(text) ?? [];
  return name !== undefined && nameIn(name, headings) !== null;
}

/**
 * Where behind a sentence, a parenthesis or a cost another may begin with a template:
 * `… to this unit. Shields 2: The …`.
 */
const nextAbility =
  /(?<=(?:[.!?)]["”’']?|\)[,;]|\) (?:and|\|)|→|§|-->)\s)(?=(\p{Lu}[^.!?():]{1,60}?)\s?[:(])/gu;

/**
 * The abilities of a line, as a card has one behind the other, each with its name; what takes one back stands with it:
 * `False. Shields 2: …`.
 */
export function abilitiesIn(line: string, headings: Headings): string[] {
  const starts = [...line.matchAll(nextAbility)].flatMap(({ 1: template = '', index }) =>
    nameIn(template, headings) ? index : [],
  );
  const begun = [0];
  for (const start of starts) {
    const before = line.slice(begun.at(-1), start);
    const isTakenBack = remarkIn(before, headings.sources) === 'takes back';
    if (!isTakenBack || isReply(before, wordsOf(before))) begun.push(start);
  }
  return begun.map((start, number) =>
    line
      .slice(start, begun[number + 1])
      .replace(/(?<=\))(?:[,;]| and| \|)\s$/, '')
      .trim(),
  );
}

/** A keyword that is named, and what stands there in place of its X. */
type Named = Pick<Heading, 'slug' | 'number'>;

/** The keyword whose name stands in a template, with whatever a card has in place of its X. */
function nameIn(template: string, headings: Headings): Named | null {
  if (template.length > longestTemplate) return null;
  const name = foldEditorial(nameOfTemplate(template));
  // Of a name that has a number itself, `Route 7`, a card's own stands behind it; a heading may run into its text.
  for (const bare of [
    name,
    name.replace(/ \d+$/, ''),
    withoutNumbers(name),
    name.replace(/^(.+) \1$/, '$1'),
  ]) {
    const slug = slugOf(bare, headings);
    if (slug) return { slug, number: numberBehind(bare, foldEditorial(template)) };
  }
  return null;
}

/** The number that a template has in place of X, with its sign; null where it has none, or one for X and one for -X. */
export function numberBehind(name: string, template: string): string | null {
  return /^[^\d/]*?([+-]?\d+)[^/]*$/.exec(template.slice(template.indexOf(name) + name.length))?.[1] ?? null;
}

/** In characters; what is longer is a sentence. */
const longestTemplate = 80;

/** The keyword that is called so, however the words of its name are joined, and whatever accents they have. */
function slugOf(heading: string, { slugs }: Headings): string | undefined {
  return slugs.get(heading) ?? (heading.length > longestTemplate ? undefined : slugs.get(nameKey(heading)));
}

/** What a line may name in front of a text, or behind it. */
export interface Headings {
  /**
   * The slugs of names by what a line above a text says: a name, or any template that the keyword ever had, each as it
   * is spelled and as it may be.
   */
  slugs: ReadonlyMap<string, string>;
  /** Ids of the sources. */
  sources: readonly string[];
  /** Whether the rules have a word. */
  have(word: string): boolean;
}

/** Made once: of a hundred thousand claims most are over sooner than it is. */
const known = new WeakMap<readonly Keyword[], Headings>();

export function headingsOf(keywords: readonly Keyword[]): Headings {
  const headings = known.get(keywords) ?? readHeadings(keywords);
  known.set(keywords, headings);
  return headings;
}

function readHeadings(keywords: readonly Keyword[]): Headings {
  const texts = keywords.flatMap(({ revisions }) => revisions.map(({ text }) => text));
  const ofRules = new Set(texts.flatMap((text) => wordsOf(text).map(({ word }) => word)));
  return {
    // Where two are told apart by their blanks alone, each is found as it is spelled.
    slugs: new Map([nameKey, foldEditorial].flatMap((keyOf) => headingsBy(keyOf, keywords))),
    sources: [...new Set(keywords.flatMap(({ history }) => history.map(({ source }) => source)))],
    have: (word) => ofRules.has(word),
  };
}

function headingsBy(keyOf: (heading: string) => string, keywords: readonly Keyword[]): [string, string][] {
  const templates = keywords.flatMap(({ slug, revisions }) =>
    revisions.map(({ template }) => ({ slug, name: template })),
  );
  return [...templates, ...keywordNames(keywords)].map(({ slug, name }) => [keyOf(name), slug]);
}
