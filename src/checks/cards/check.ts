import { onceEach } from '../../general/once.ts';
import type { Keyword } from '../../keywords/model.ts';
import { asWritten } from './as-written.ts';
import type { CardCheck, CardMention, CheckedCardText } from './checked.ts';
import { type Unadorned, unadorned } from './copied/unadorned.ts';
import { findNameSlips, findNeighbourFaults, findUseFaults } from './faults/card-findings.ts';
import { type CardFinding, finding, quotedFinding } from './finding.ts';
import { findOddReminders } from './meaning/reminder.ts';
import { type Prepared, prepare } from './prepared.ts';
import { type ReadCard, readCard } from './read-card.ts';
import { findNotes } from './text/brackets.ts';
import { createCoveringTest, createOverlapTest } from './text/stretches.ts';
import { possibleName } from './text/title.ts';

/** All that was found in a card, in no order. */
function findingsOf(read: ReadCard, hasParts: boolean, prepared: Prepared): CardFinding[] {
  const { text, head, cardName, begin, names, uses } = read;
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
    ...findNeighbourFaults(text, uses, cardName, isOneCard, begin),
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
