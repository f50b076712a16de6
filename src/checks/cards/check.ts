import { onceEach } from '../../general/once.ts';
import { currentRevision } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import type { Mention } from '../../keywords/names/name-finder.ts';
import { createKeywordFinder, keywordNames } from '../../keywords/names/names.ts';
import { asWritten } from './as-written.ts';
import type { CardCheck, CardMention, CheckedCardText } from './checked.ts';
import { createJointFinder } from './copied/joints.ts';
import { type Unadorned, unadorned } from './copied/unadorned.ts';
import { findNameSlips, findNeighbourFaults, findUseFaults } from './faults/card-findings.ts';
import { createCostSlipFinder } from './faults/costs/cost-slips.ts';
import { type CardFinding, finding, quotedFinding } from './finding.ts';
import { meantBy } from './meaning/meant.ts';
import { findOddReminders } from './meaning/reminder.ts';
import { createUnnamedFinder } from './meaning/unnamed.ts';
import { currentKeywordsOf } from './names/current-keywords.ts';
import { createNameReader, type NamesOnCard } from './names/names-on-card.ts';
import { createUnknownFinder } from './names/unknown.ts';
import { findNotes } from './text/brackets.ts';
import { type Head, headOf } from './text/head.ts';
import { type KeywordUse, readUses } from './text/keyword-use.ts';
import { createCoveringTest, createOverlapTest } from './text/stretches.ts';
import { goesOnAsName, possibleName } from './text/title.ts';

/** Whether a name before a card's text is the one that a document has for it, but for a version or marks. */
function isCalledAlike(one: string, other: string): boolean {
  const [a, b] = [bareName(one), bareName(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

/** The letters and digits of a name, in small letters. */
function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** All that is made of the keywords once, for the check of any number of cards. */
type Prepared = ReturnType<typeof prepare>;

function prepare(keywords: readonly Keyword[], notKeywords: readonly string[]) {
  const find = createKeywordFinder(keywords, notKeywords);
  const current = currentKeywordsOf(keywords);
  const texts = keywords.map((keyword) => currentRevision(keyword).text);
  const meanings = keywords
    .filter(({ renamedTo }) => !renamedTo)
    .map(({ slug }) => [slug, meantBy(current.meaningsOf(slug).now)] as const);
  return {
    current,
    find,
    isKeyword: (words: string) => find(words).some(({ start, end }) => start === 0 && end === words.length),
    readNames: createNameReader(keywords, find, current),
    findJoints: createJointFinder(keywordNames(keywords).map(({ name }) => name)),
    findUnknown: createUnknownFinder(texts),
    findCostSlips: createCostSlipFinder(texts),
    findUnnamed: createUnnamedFinder(new Map(meanings)),
  };
}

/** A card's text, without what sets words off, as it was read. */
interface ReadCard {
  text: string;
  /** What stands before the abilities; null where nothing does. */
  head: Head | null;
  /** What the card is called; null where nobody knows. */
  cardName: string | null;
  names: NamesOnCard;
  uses: KeywordUse[];
}

/**
 * Reads the head of a card, its names of keywords and their uses.
 * @param calledSo what its document calls it; null where that is not known
 */
function readCard(text: string, calledSo: string | null, prepared: Prepared): ReadCard {
  const { shapeOf } = prepared.current;
  const head = readHead(text, calledSo, prepared);
  const cardName = head?.name ?? calledSo;
  const names = prepared.readNames(text, cardName, head?.end);
  const mentions = cardName === null ? withoutTitle(text, names.mentions, prepared) : names.mentions;
  const shaped = mentions.map((mention) => ({ ...mention, shape: shapeOf(mention.slug) }));
  return { text, head, cardName, names, uses: readUses(text, shaped, head?.end, cardName !== null) };
}

/** The head of a card; none where it is called as a keyword is, with whose ability its text may well begin. */
function readHead(text: string, cardName: string | null, { isKeyword }: Prepared): Head | null {
  const head = headOf(text, isKeyword);
  const isOther = head && cardName !== null && !isCalledAlike(head.name, cardName);
  return head && !isOther && (head.isSure || !isKeyword(head.name)) ? head : null;
}

/** The mentions of a card whose name nobody knows, without one that begins a title: `Armor Depot: …`. */
function withoutTitle(
  text: string,
  mentions: readonly Mention[],
  { current: { shapeOf } }: Prepared,
): readonly Mention[] {
  const [first, ...others] = mentions;
  const isOfKeyword = (offset: number) =>
    mentions.some(({ slug, end }) => end === offset && shapeOf(slug).hasColon);
  return first && goesOnAsName(text, first.start, first.end, isOfKeyword) ? others : mentions;
}

/** All that was found in a card, in no order. */
function findingsOf(read: ReadCard, hasParts: boolean, prepared: Prepared): CardFinding[] {
  const { text, head, cardName, names, uses } = read;
  const { current, findCostSlips, findUnknown, findUnnamed } = prepared;
  const nameOfKeyword = (slug: string) => current.keywordOf(slug).name;
  const reminders = findOddReminders(text, uses, current, findUnnamed, cardName ?? possibleName(text));
  const namesMeant = new Set([
    ...names.mentions.map(({ slug }) => nameOfKeyword(slug)),
    ...names.typos.map(({ meant }) => meant),
  ]);
  const isReminder = createOverlapTest(reminders);
  const unnamed = findUnnamed(text, cardName)
    .filter((each) => !namesMeant.has(nameOfKeyword(each.slug)) && !isReminder(each))
    .map(({ slug, start, end }) => finding('meaning-unnamed', { name: nameOfKeyword(slug) }, start, end));
  const isOneCard = head !== null || (cardName !== null && !hasParts);
  const findings = [
    ...findUseFaults(text, uses, cardName, current),
    ...reminders,
    ...findNameSlips(names, current),
    ...findCostSlips(text),
    ...findNeighbourFaults(text, uses, cardName, isOneCard, head?.end),
    ...unnamed,
  ];
  const isTold = createOverlapTest([...names.mentions, ...findings]);
  const unknown = findUnknown(text, uses, cardName)
    .filter((each) => !isTold(each))
    .map(quotedFinding('keyword-unknown'));
  return [...findings, ...unknown];
}

/** The mentions of a card, as whoever asks for the check is told them. */
function mentionsOf({ text, uses }: ReadCard, { current }: Prepared): CardMention[] {
  const isInNote = createCoveringTest(findNotes(text));
  return uses.map(({ slug, name, start, end, number, shape }) => ({
    slug: current.keywordOf(slug).slug,
    name,
    start,
    end,
    // Where a template has no X, a number is the amount of something else.
    number: shape.hasNumber ? number : null,
    isInNote: isInNote(start),
  }));
}

/** A card's text without what sets words off, and with the joints of abilities that lost the sign between them. */
function plainOf(text: string, { current: { shapeOf }, find, findJoints }: Prepared): Unadorned {
  const named = find(text);
  // What begins a text may be what its card is called, with what that costs below it.
  const begin = text.search(/\S/);
  const numbered = named.filter(({ slug, start }) => start > begin && shapeOf(slug).hasNumber);
  const numberPlaces = new Set(numbered.map(({ end }) => end));
  return unadorned(text, createCoveringTest(named), findJoints(text), (offset) => numberPlaces.has(offset));
}

/** All that the check of a card depends on. */
type CardKey = [text: string, cardName: string | null, hasParts: boolean];

function checkText([text, cardName, hasParts]: CardKey, prepared: Prepared): CheckedCardText {
  const plain = plainOf(text, prepared);
  const read = readCard(plain.text, cardName, prepared);
  const { name, mentions, findings } = asWritten(text, plain, {
    name: read.head?.name ?? null,
    mentions: mentionsOf(read, prepared),
    findings: findingsOf(read, hasParts, prepared),
  });
  const broken = plain.broken.map(({ found, sign, start, end }) =>
    finding('sign-broken', { found, sign }, start, end, sign),
  );
  const joined = plain.joints.map(({ name, found, start }) =>
    finding('separator-missing', { name, found }, start, start + found.length),
  );
  return {
    name,
    mentions,
    findings: [...findings, ...broken, ...joined].sort((a, b) => a.start - b.start),
  };
}

/** Of more cards than that, as no game has, all are forgotten. */
const mostKept = 20_000;

/**
 * Prepares the check of card texts against the keywords that hold now. What it found in a text is kept: of a set in which one
 * card was mended, all others are asked for once more.
 * @param notKeywords names that begin as a keyword does and are none
 */
export function createCardCheck(
  keywords: readonly Keyword[],
  notKeywords: readonly string[] = [],
): CardCheck {
  const prepared = prepare(keywords, notKeywords);
  const check = onceEach((key: string) => checkText(JSON.parse(key), prepared), mostKept);
  return (text, cardName = null, { hasParts = false } = {}) =>
    check(JSON.stringify([text, cardName, hasParts] satisfies CardKey));
}
