import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { splitTemplate } from '../../../keywords/wording/template.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { isOpenQuestion, isReply } from '../remarks/asking.ts';
import { isQuestion, remarkIn } from '../remarks/remarks.ts';
import { putsInPast, qualifies, retracts } from '../talk/taking-back.ts';
import { namesSpeaker } from '../talk/talk-phrases.ts';
import { isCaseOf } from '../talk/talk-words.ts';
import type { Named } from '../words/sentences.ts';
import { leastWords, phraseIn, phraseOf, wordsOf } from '../words/words.ts';
import { type Headings, nameIn, slugOf } from './headings.ts';
import { mentionIn } from './mentions.ts';
import { behindAside } from './row-asides.ts';

/** What stands between a name and its text in a table, or where there is no colon; in brackets a name may have stops. */
const behindName = /^((?:[^\t|.[]|\[[^\t|\]]{0,60}\]){2,80}?)(?:\s+[-–—=]\s+|\s*[\t|;]\s*)(\S.*)$/s;

/** How our own quotations begin: `Hidden Cost, ruling 3: …`. */
const quotation = /^(.{2,80}), (?:meaning|ruling \d+): (.*)$/s;

/** The keyword that a line begins with, and what stands behind it there. */
export interface Heading extends Named {
  rest: string;
  /** Whether it stands as in an entry; not in a quotation of ours, on a card, nor where somebody asks for it. */
  isEntry: boolean;
  /** Whether what stands behind it may be of another keyword, if it names that one. */
  mayNameOther?: boolean;
}

/** Who said it in front of a line of a chat: `Bob: Bombard X: …`; and when, where that stands in no brackets. */
const speaker = /^([\d/., :]{4,24}(?: [AP]M)?(?: -)? )?([^:<>.!?"]{1,32}): (.*)$/su;

/**
 * The keyword that a line begins with, said by whomever, as a heading, a template (`Bombard X: …`), or a card has it.
 */
export function namedBy(line: string, headings: Headings): Heading | null {
  const named = beginningOf(line, headings) ?? behindAsides(line, headings);
  if (named) return named;
  const [, time, who = '', said = ''] = speaker.exec(line) ?? [];
  const behind = said === '' ? null : beginningOf(said, headings);
  if (!behind || (behind.isEntry && behind.rest === '' && !isQuestion(said))) return null;
  const words = wordsOf(who);
  // In `False: Bombard X: …` nobody says it, and `Tapped units: Bombard X: …` narrows it.
  const isSaid = time !== undefined || namesSpeaker(phraseOf(words));
  const isNarrowed = !isSaid && words.some(isCaseOf(headings.isOfRules));
  return isNarrowed || qualifies(phraseOf(words)) || putsInPast(who) ? null : behind;
}

/** A row may have a number, a card and its set in front of a keyword. */
const mostAsides = 3;

/** Of a row what begins behind the cells that only say of what it is: `Moss Beast | Armor | …`. */
function behindAsides(line: string, headings: Headings): Heading | null {
  let rest: string | null = line;
  for (let cell = 0; cell < mostAsides; cell++) {
    rest = behindAside(rest, headings);
    if (rest === null) return null;
    const [, name = ''] = behindName.exec(rest) ?? [];
    if (nameIn(name, headings)) return beginningOf(rest, headings);
  }
  return null;
}

/** A table may have a name, a template and a text in a row. */
const mostCells = 2;

function beginningOf(line: string, headings: Headings): Heading | null {
  const mention = mentioned(line, headings);
  if (mention?.isEntry && mention.rest === '') return mention;
  let found: Named | null = null;
  let rest = line;
  for (let cell = 0; cell < mostCells; cell++) {
    const [, name = '', behind = ''] = behindName.exec(rest) ?? [];
    const named = nameIn(name, headings);
    if (!named || saysMore(name, named, headings) || (found && named.slug !== found.slug)) break;
    found = named;
    rest = behind;
  }
  // The number of a card may have a cell of its own.
  const [, number, behind = ''] = found ? (/^([+-]?\d{1,2})\s*[\t|]\s*(\S.*)$/s.exec(rest) ?? []) : [];
  if (found?.number === null && number) [found, rest] = [{ ...found, number }, behind];
  const last = written(textOfRow(rest), headings);
  if (!found) return last ?? mention;
  return last?.slug === found.slug
    ? { ...last, isEntry: true }
    : { ...found, rest: textOfRow(rest), isEntry: true };
}

/** As a title has a name, or as somebody names it who asks for it or says what it means; no entry stands so. */
function mentioned(line: string, headings: Headings): Heading | null {
  const mention = mentionIn(line, headings);
  if (!mention) return null;
  const { slug, number, rest, isTitle, isEnded } = mention;
  return { slug, number, rest, isEntry: isTitle && (isEnded || rest === ''), mayNameOther: isEnded };
}

/** Whether behind a name and a colon stands what no template has: not in `Bounty: [bonus]`, nor `Bounty: Gain a card`. */
function saysMore(name: string, { slug }: Named, { withArgument }: Headings): boolean {
  const behind = /:(.*)$/s.exec(name)?.[1] ?? '';
  const more = behind.replace(/\[[^\]]*\](?: (?:and|or)(?= \[))?/g, '');
  return /[\p{L}\p{N}]/u.test(more) && (more !== behind || !withArgument.has(slug));
}

/**
 * Of cells the one that says anything: a table may have a set or a page between name and text, and sets have long names
 * too. What narrows or denies it in another cell is of what is claimed.
 */
function textOfRow(rest: string): string {
  const cells = rest.split(/\t| \| /).map((cell) => cell.trim());
  const long = cells.filter((cell) => wordsOf(cell).length >= leastWords);
  const [sentence, ...more] = long.length === 1 ? long : long.filter(endsAsSentence);
  // A "no" by itself answers what is asked above the column.
  const isNarrowed = cells.some((cell) => {
    const phrase = phraseIn(cell);
    if (cell === sentence || phrase === ' no ' || isOpenQuestion(cell)) return false;
    return retracts(phrase) || putsInPast(cell) || isCross(cell);
  });
  return sentence === undefined || more.length > 0 || isNarrowed ? rest : sentence;
}

/** As a heading, a template or a quotation has it. */
function written(line: string, headings: Headings): Heading | null {
  const slug = slugOf(foldEditorial(line), headings);
  if (slug) return { slug, number: null, rest: '', isEntry: true };
  const [, quoted = '', said = ''] = quotation.exec(line) ?? [];
  const ofQuotation = nameIn(quoted, headings);
  if (ofQuotation) return { ...ofQuotation, rest: said, isEntry: false };
  const split = splitTemplate(line.replace(/\] :(?= )/, ']:'));
  const named = split && nameIn(split.template, headings);
  if (!named) return null;
  const [, onCard] = /^(?:\[[^\]]*\]\s*)?\((.*)\)\.?$/s.exec(split.text) ?? [];
  return { ...named, rest: onCard ?? split.text, isEntry: onCard === undefined };
}

/**
 * Where behind a sentence, a parenthesis or a cost another may begin with a template:
 * `… to this unit. Shields 2: The …`.
 */
const nextAbility =
  /(?<=(?:[.!?)]["”’']?|\)[,;]|\) (?:and|\|)|→|§|-->)\s{1,3})(?=(\p{Lu}[^.!?():]{1,60}?)\s?(?:[:(]|[.!]\s(?=\p{Lu})))/gu;

/** What a card has paid for the ability after it, which the rules do not say: `Pay 1 Force →`. */
const cost = /^\[?(?:Discard|Pay|Remove|Return|Tap|Untap)\b[^.!?:()]{0,60}(?:→|§|-->)$/i;

/**
 * The abilities of a line, as a card has one after the other, each with its name and without its cost; what takes one
 * back stands with it: `False. Shields 2: …`.
 */
export function abilitiesIn(line: string, headings: Headings): string[] {
  const starts = [...line.matchAll(nextAbility)].flatMap(({ 1: template = '', index }) =>
    nameIn(template, headings) ? index : [],
  );
  const begun = [0];
  for (const start of starts) {
    const before = line.slice(begun.at(-1), start);
    const isRetracted = remarkIn(before, headings.sources) === 'takes back';
    if (!isRetracted || isReply(before, wordsOf(before), headings.isOfRules)) begun.push(start);
  }
  const abilities = begun.map((start, number) =>
    line
      .slice(start, begun[number + 1])
      .replace(/(?<=\))(?:[,;]| and| \|)\s$/, '')
      .trim(),
  );
  return abilities.filter((ability, number) => number === abilities.length - 1 || !cost.test(ability));
}
