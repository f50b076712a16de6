import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { endsAsSentence, splitSentences } from '../../../keywords/text/sentences.ts';
import { splitTemplate } from '../../../keywords/wording/template.ts';
import type { Named } from '../claimed-sentence.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { isOpenQuestion, isReply } from '../remarks/asking.ts';
import { isQuestion, remarkIn, takesAllBack } from '../remarks/remarks.ts';
import { putsInPast, qualifies, retracts } from '../talk/taking-back.ts';
import { namesSpeaker } from '../talk/talk-phrases.ts';
import { leastWords, phraseIn, phraseOf, wordsOf } from '../words/words.ts';
import { keywordNamed, slugOf } from './keyword-named.ts';
import type { KnownWords } from './known-words.ts';
import { afterAside } from './row-asides.ts';
import { topicIn } from './topics.ts';

/**
 * A name and the separator before its text, in a table or in place of a colon; within brackets, a name may have full
 * stops.
 */
const afterName = /^((?:[^\t|.[]|\[[^\t|\]]{0,60}\]){2,80}?)(?:\s+[-–—=]\s+|\s*[\t|;]\s*)(\S.*)$/s;

/** The beginning of one of our own quotations: `Hidden Cost, ruling 3: …`. */
const quotation = /^(.{2,80}), (?:meaning|ruling \d+): (.*)$/s;

/** The keyword that a line begins with, and the rest of the line. */
export interface Heading extends Named {
  rest: string;
  /**
   * Whether the line is like an entry, and not one of our quotations, the text of a card or a request for a keyword.
   */
  isEntry: boolean;
  /** Whether the rest may be of another keyword that it names. */
  mayNameOther?: boolean;
}

/** The speaker before a line of a chat: `Bob: Bombard X: …`; and the time, where it is not in brackets. */
const speaker = /^([\d/., :]{4,24}(?: [AP]M)?(?: -)? )?([^:<>.!?"]{1,32}): (.*)$/su;

/**
 * The keyword that a line begins with, as a heading, as a template (`Bombard X: …`) or as on a card, after a speaker or
 * not; null where a line begins with none.
 */
export function headingOf(line: string, known: KnownWords): Heading | null {
  const named = beginningOf(line, known) ?? afterAsides(line, known);
  if (named) return named;
  const [, time, who = '', said = ''] = speaker.exec(line) ?? [];
  const heading = said === '' ? null : beginningOf(said, known);
  if (!heading || (heading.isEntry && heading.rest === '' && !isQuestion(said))) return null;
  const words = wordsOf(who);
  // `False: Bombard X: …` has no speaker, and `Tapped units: Bombard X: …` narrows what follows.
  const isSaid = time !== undefined || namesSpeaker(phraseOf(words));
  const isNarrowed = !isSaid && words.some(known.isCase);
  return isNarrowed || qualifies(phraseOf(words)) || putsInPast(who) ? null : heading;
}

/** A row may have a number, a card and its set before the keyword. */
const mostAsides = 3;

/** A row without the first cells, which only say what it is about: `Moss Beast | Armor | …`. */
function afterAsides(line: string, known: KnownWords): Heading | null {
  let rest: string | null = line;
  for (let cell = 0; cell < mostAsides; cell++) {
    rest = afterAside(rest, known);
    if (rest === null) return null;
    const names = [afterName.exec(rest)?.[1], splitTemplate(rest)?.template];
    if (names.some((name) => keywordNamed(name ?? '', known))) return beginningOf(rest, known);
  }
  return null;
}

/** A row may have a name, a template and a text. */
const mostCells = 2;

function beginningOf(line: string, known: KnownWords): Heading | null {
  const topic = topicAsHeading(line, known);
  if (topic?.isEntry && topic.rest === '') return topic;
  let found: Named | null = null;
  let rest = line;
  for (let cell = 0; cell < mostCells; cell++) {
    const [, name = '', after = ''] = afterName.exec(rest) ?? [];
    const named = keywordNamed(name, known);
    if (!named || saysMore(name, named, known) || (found && named.slug !== found.slug)) break;
    found = named;
    rest = after;
  }
  // The number of a card may have its own cell.
  const [, number, after = ''] = found ? (/^([+-]?\d{1,2})\s*[\t|]\s*(\S.*)$/s.exec(rest) ?? []) : [];
  if (found?.number === null && number) [found, rest] = [{ ...found, number }, after];
  const last = written(textOfRow(rest), known);
  if (!found) return last ?? topic;
  return last?.slug === found.slug
    ? { ...last, isEntry: true }
    : { ...found, rest: textOfRow(rest), isEntry: true };
}

/** A keyword named as in a title, requested, or introduced before its meaning; only the title is like an entry. */
function topicAsHeading(line: string, known: KnownWords): Heading | null {
  const topic = topicIn(line, known);
  if (!topic) return null;
  const { slug, number, rest, isTitle, isEnded } = topic;
  return { slug, number, rest, isEntry: isTitle && (isEnded || rest === ''), mayNameOther: isEnded };
}

/** Whether a name has more after a colon than a template has: not `Bounty: [bonus]`, nor `Bounty: Gain a card`. */
function saysMore(name: string, { slug }: Named, { withArgument }: KnownWords): boolean {
  const after = /:(.*)$/s.exec(name)?.[1] ?? '';
  const more = after.replace(/\[[^\]]*\](?: (?:and|or)(?= \[))?/g, '');
  return /[\p{L}\p{N}]/u.test(more) && (more !== after || !withArgument.has(slug));
}

/**
 * The one cell that says something: a table may have a set or a page between name and text, and names of sets may be
 * long too. A cell that narrows or denies another belongs to the claim, so then the whole row is kept.
 */
function textOfRow(rest: string): string {
  const cells = rest.split(/\t| \| /).map((cell) => cell.trim());
  const long = cells.filter((cell) => wordsOf(cell).length >= leastWords);
  const [sentence, ...more] = long.length === 1 ? long : long.filter(endsAsSentence);
  // "No" alone answers the question in the head of its column.
  const isNarrowed = cells.some((cell) => {
    const phrase = phraseIn(cell);
    if (cell === sentence || phrase === ' no ' || isOpenQuestion(cell)) return false;
    return retracts(phrase) || putsInPast(cell) || isCross(cell);
  });
  return sentence === undefined || more.length > 0 || isNarrowed ? rest : sentence;
}

/** A keyword named as in a heading, a template or one of our quotations. */
function written(line: string, known: KnownWords): Heading | null {
  const slug = slugOf(foldEditorial(line), known);
  if (slug) return { slug, number: null, rest: '', isEntry: true };
  const [, quoted = '', said = ''] = quotation.exec(line) ?? [];
  const ofQuotation = keywordNamed(quoted, known);
  if (ofQuotation) return { ...ofQuotation, rest: said, isEntry: false };
  const split = splitTemplate(line.replace(/\] :(?= )/, ']:'));
  const named = split && keywordNamed(split.template, known);
  if (!named) return null;
  const [, onCard] = /^(?:\[[^\]]*\]\s*)?\((.*)\)\.?$/s.exec(split.text) ?? [];
  return { ...named, rest: onCard ?? split.text, isEntry: onCard === undefined };
}

/** What a card asks for before an arrow, or before the sign that a scanner or a player has in its place. */
const payment = String.raw`(?:Discard|Pay|Remove|Return|Tap|Untap)\b[^.!?:()]{0,60}`;

/** The end of an ability or of a cost, the template of the next ability, and what follows that, for a pattern. */
const ending = String.raw`(?:[.!?)]["”’']?|\)[,;]|\) (?:and|\|)|→|§|-->|(?<![^\s[])${payment}[:>=–—-])`;
const abilityTemplate = String.raw`\p{Lu}[^.!?():]{1,60}?`;
const afterTemplate = String.raw`(?:[:(]|[.!]\s(?=\p{Lu}))`;

/**
 * The end of a sentence, a parenthesis or a cost, after which an ability may begin with its template:
 * `… to this unit. Shields 2: The …`.
 */
const nextAbility = new RegExp(
  String.raw`(?<=${ending}\s{1,3})(?=(${abilityTemplate})\s?${afterTemplate})`,
  'gu',
);

/** The cost of the next ability on a card, which the rules do not have: `Pay 1 Force →`. */
const cost = new RegExp(String.raw`^\[?${payment}(?:→|§|-->|[:>=–—-])$`, 'i');

/**
 * The abilities of a line, which a card has one after the other, each with its name and without its cost. One that is
 * taken back keeps the words that do so: `False. Shields 2: …`.
 */
export function abilitiesIn(line: string, known: KnownWords): string[] {
  const starts = [...line.matchAll(nextAbility)].flatMap(({ 1: template = '', index }) =>
    keywordNamed(template, known) ? index : [],
  );
  const begun = [0];
  for (const start of starts) {
    const before = line.slice(begun.at(-1), start);
    const isRetracted = remarkIn(before, known.sources) === 'takes back';
    if (!isRetracted || isReply(before, wordsOf(before), known.isCase)) begun.push(start);
  }
  const abilities = begun.map((start, number) =>
    line
      .slice(start, begun[number + 1])
      .replace(/(?<=\))(?:[,;]| and| \|)\s$/, '')
      .trim(),
  );
  return abilities.filter((ability, number) => number === abilities.length - 1 || !cost.test(ability));
}

/**
 * What a line says of one keyword after the other: where a sentence says of another what it says, `Armor says … Leap
 * says …`, all that follows is of that one.
 */
export function sayersIn(line: string, known: KnownWords): string[] {
  const [first = '', ...more] = splitSentences(line);
  let slug = more.length > 0 ? topicIn(first, known)?.slug : undefined;
  // A remark on all of them needs them together.
  if (slug === undefined || more.some((sentence) => takesAllBack(sentence, known))) return [line];
  const said = [first];
  for (const sentence of more) {
    const topic = topicIn(sentence, known);
    const isNext = topic !== null && !topic.isTitle && !topic.isEnded && topic.rest !== '';
    if (isNext && topic.slug !== slug) {
      slug = topic.slug;
      said.push(sentence);
    } else said.push(`${said.pop()} ${sentence}`);
  }
  return said;
}
