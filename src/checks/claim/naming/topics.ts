import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { straight } from '../../../keywords/text/typography.ts';
import type { Named } from '../claimed-sentence.ts';
import { cross } from '../pasted/crossed-out.ts';
import { qualifies } from '../talk/taking-back.ts';
import { isSetAside, joint, listed } from '../talk/talk-words.ts';
import { withoutSources } from '../words/source-names.ts';
import { leastWords, phraseOf, type Word, wordsOf } from '../words/words.ts';
import { keywordNamed } from './keyword-named.ts';
import type { KnownWords } from './known-words.ts';
import { onlyNumber } from './number-named.ts';
import { asksFor, fitsTitle, isAround, speaksOfText, wishes } from './topic-words.ts';

/** In characters; anything longer says something by itself. */
const longestLead = 120;

/** Marks that no name has within it. */
const parted = /[:;,?!.…|]\s|\s[–—/-]+\s/;

/** What separates a name and the words around it from a statement: a mark, the end of a sentence, or a verb. */
const mark = /[:?>→|=]|\s[–—/-]+\s/;
const stop = /[.!…]["”’')\]]*\s/;
const verbs = listed('means reads says states that');
/** Words with which texts of the rules begin: `Note: …`. */
const beginsText = /^(?:example|note)$/;
const ofNoun = /(?<!\p{L})(?:ability|card|effect|keyword|one)\s$/iu;

/** The separators of a menu: `Glossary > Armor >`. */
const inMenu = /\s?[>→»/|]\s/;

/** What has a keyword, before the keyword's name: `My hand has Armor:`. */
const owner = /^(?:my|this|your)\s[^\t|.:,(]{2,40}?\shas\s(?=.{1,80}:)/i;

/** Words that introduce a keyword as a topic: `When it comes to Armor:`. */
const occasion = /^when it comes to\s/i;

/** The keyword that a line, or its beginning, is about, and what follows it. */
interface Topic extends Named {
  /** Its name as written, with its number. */
  name: string;
  /** The rest of the line after it; may be empty. */
  rest: string;
  /** Whether it is a title, and not a request. */
  isTitle: boolean;
  /** Whether the rest is about it; without a mark the author may only mention it: `I need Armor.` */
  isClear: boolean;
  /** Whether it is a sentence by itself, so that the rest may be about another. */
  isEnded: boolean;
}

/** The words of a line before the first that is about the game, and the keyword that they name. */
interface Lead {
  named: Named;
  name: string;
  around: readonly Word[];
  /** Indices of the word after the name, and of the word after the lead. */
  afterName: number;
  end: number;
  /** Whether no other keyword follows them directly. */
  isAlone: boolean;
  /** Whether several others do, joined by a last "and" or "or". */
  isListed: boolean;
}

/**
 * The one keyword that a line, or its beginning, names among words that say nothing of the game: as a title, in a
 * request (`Remind me what Armor does`), or before a statement (`Armor in short: …`); null where there is none.
 */
export function topicIn(line: string, known: KnownWords): Topic | null {
  const said = line.replace(occasion, 'for ').replace(owner, '');
  const topic = topicAlone(said, known);
  return topic?.isClear && (said === line || topic.rest !== '') ? topic : null;
}

function topicAlone(line: string, known: KnownWords): Topic | null {
  const words = wordsOf(line.slice(0, longestLead));
  const lead = leadOf(line, words, known);
  if (!lead) return null;
  const isWhole = lead.end === words.length && line.length <= longestLead;
  const parting = isWhole ? null : partingIn(line, words, lead);
  if (!isWhole && !parting) return null;
  const said = line.slice(0, parting?.start);
  const around = lead.around.filter(({ start }) => start < said.length);
  if (qualifies(phraseOf(around)) || isSetAside(around) || cross.test(said)) return null;
  // What a source is claimed to say is compared with that source.
  const isOfSource = withoutSources(phraseOf(around), known.sources) !== phraseOf(around);
  const isQuestion = /\?\W*$/.test(said);
  const isWished = parting?.isSure && !isQuestion && wishes(around);
  if (isWished || (parting && isOfSource && !inMenu.test(said))) return null;
  const isAsked = isQuestion || asksFor(around);
  const isTitle = !isAsked && fitsTitle(around);
  const isClear = parting?.isSure || isAsked || isTitle || speaksOfText(around);
  const rest = line.slice(said.length).replace(/^\((.*)\)\.?$/s, '$1');
  return { ...lead.named, name: lead.name, rest, isTitle, isClear, isEnded: parting?.isSure === false };
}

/** Words that refer to the text before them: `That's what Armor does`, `So says Armor`. */
const pointing = /^\W*(?:so says|i\.?e\.?|(?:(?:it|that|this)(?:['’]s| is)|is)(?: what)?|what)\s/i;

/** Such words that say what the text before them is called: `This is called Armor`, `The keyword is Armor`. */
const calling =
  /^\W*(?:(?:it|that|this)(?:['’]s| is) (?:called|known as|named)|(?:they|we|you) call (?:it|that|this)|(?:its|the) (?:keyword|name) is)\s(?=\S)/i;

/** The keyword that words after a text name as its keyword; null where they say more. */
export function citationIn(text: string, known: KnownWords): Topic | null {
  const said = text.length > longestLead ? '' : text.replace(calling, 'This is ');
  const topic = said === '' || joint.test(said) ? null : topicAlone(said, known);
  const isCited = topic?.rest === '' && (topic.isTitle || pointing.test(said));
  return isCited ? topic : null;
}

/** Whether a line is a sentence that names the keyword of the one above it: `That's Armor.`, `This is called Armor.` */
export function namesAbove(line: string, known: KnownWords): boolean {
  const isPointing = calling.test(line) || pointing.test(line);
  return /[.!]$/.test(line) && isPointing && citationIn(line, known) !== null;
}

function leadOf(line: string, words: readonly Word[], known: KnownWords): Lead | null {
  const named: Named[] = [];
  const around: Word[] = [];
  let [start, end, afterName, isAlone] = [0, 0, 0, true];
  for (let word = words[0]; word; word = words[end]) {
    const found = nameAt(line, words, end, known);
    if (found && named[0] && found.named.slug !== named[0].slug) {
      isAlone = false;
      break;
    } else if (found) {
      named.push(found.named);
      if (named.length === 1) [start, afterName] = [end, found.end];
      end = found.end;
    } else if (isAround(word)) {
      around.push(word);
      end++;
    } else break;
  }
  const [first] = named;
  if (!first) return null;
  const name = line.slice(words[start]?.start, words[afterName - 1]?.end);
  const isListed = !isAlone && beginsList(line, words, end, known);
  return {
    named: { slug: first.slug, number: onlyNumber(named) },
    name,
    around,
    afterName,
    end,
    isAlone,
    isListed,
  };
}

/** Whether names follow one another, up to a last "and" or "or", or to the end: `Leap, Vault, and Perch`. */
function beginsList(line: string, words: readonly Word[], at: number, known: KnownWords): boolean {
  let end = at;
  for (let found = nameAt(line, words, at, known); found; found = nameAt(line, words, end, known))
    end = found.end;
  return end === words.length || /^(?:and|or)$/.test(words[end]?.word ?? '');
}

/** The longest name that begins with a word, with its number, and the index of the word after both. */
function nameAt(
  line: string,
  words: readonly Word[],
  at: number,
  known: KnownWords,
): { named: Named; end: number } | null {
  const first = words[at];
  if (!first) return null;
  const mayBeSlip = !isAround(first);
  for (let end = Math.min(at + known.longestName, words.length); end > at; end--) {
    const called = line.slice(first.start, words[end - 1]?.end).replace(/['’]s$/i, '');
    if (parted.test(called)) continue;
    const key = foldEditorial(called);
    const isName = !known.renamed.has(key) && (mayBeSlip || known.slugs.has(key));
    const named = isName ? keywordNamed(called, known) : null;
    if (!named) continue;
    const value = numberAt(line, words, end);
    return { named: { ...named, number: named.number ?? value?.number ?? null }, end: value?.end ?? end };
  }
  return null;
}

/**
 * The number after a name in place of X, in any form: `#2`, `(2)`, `two`, `X=2`; and the index of the word after it.
 */
function numberAt(line: string, words: readonly Word[], at: number): { number: string; end: number } | null {
  let end = at;
  while (/^[x=#]$/.test(words[end]?.word ?? '')) end++;
  const { word = '', start = 0 } = words[end] ?? {};
  const isValue = /^[\s#([=X]{1,8}$/i.test(line.slice(words[at - 1]?.end, start));
  return isValue && /^[+-]?\d{1,3}$/.test(word) ? { number: word, end: end + 1 } : null;
}

/**
 * Whether a text is in brackets or quotation marks, and is a statement or, as on a card, follows nothing but a name.
 */
function isEnclosed(text: string, isOnCard: boolean): boolean {
  const [all, within = ''] = /^["“(](.*)[)"”]\.?$/.exec(text) ?? [];
  return all !== undefined && (isOnCard || endsAsSentence(within) || wordsOf(within).length >= leastWords);
}

/**
 * The offset at which a statement about a keyword begins after its name, and whether it surely is about that; null
 * where nothing separates the two.
 */
function partingIn(
  line: string,
  words: readonly Word[],
  { around, afterName, end, isAlone, isListed }: Lead,
): { start: number; isSure: boolean } | null {
  const places = words.slice(afterName, end + 1).flatMap(({ start }, index) => {
    const before = words[afterName + index - 1] as Word;
    if (start < before.end || beginsText.test(before.word)) return [];
    const between = line.slice(before.end, start);
    const opens = start - (/["“'‘([+–-]*$/.exec(between)?.[0].length ?? 0);
    const isQuoted = straight(line.slice(0, opens)).split('"').length % 2 === 0;
    return isQuoted ? [] : { before, between, start, opens };
  });
  const isNameAlone = (start: number) => !around.some((word) => word.start < start);
  const sure = places.findLast(
    ({ between, start }) =>
      (isAlone ? mark : /[:?]/).test(between) || isEnclosed(line.slice(start - 1), isNameAlone(start)),
  );
  if (sure) return { start: sure.opens, isSure: true };
  const ended = places.findLast(
    ({ between }) => stop.test(between) || (line.startsWith('(') && between === ') '),
  );
  if (ended) return { start: ended.opens, isSure: false };
  const first = around.find(({ word }) => /\p{L}/u.test(word));
  const isLedTo = (first?.start ?? line.length) < (words[afterName - 1]?.start ?? 0);
  // After a noun, "that" is part of the text itself: `[Armor] An effect that …`.
  const isOfNoun = ({ word, start }: Word) => word === 'that' && ofNoun.test(line.slice(0, start));
  const said = places.find(
    ({ before, between, start }) =>
      (verbs.has(before.word) && !isOfNoun(before) && line.slice(start, start + 5) !== 'that ') ||
      (isLedTo && !isListed && /^,\s/.test(between)),
  );
  return said ? { start: said.opens, isSure: true } : null;
}
