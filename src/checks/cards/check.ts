import { currentRevision } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import type { Mention } from '../../keywords/name-finder.ts';
import { createKeywordFinder } from '../../keywords/names.ts';
import { type Ability, readAbilities } from './ability.ts';
import { asWritten } from './as-written.ts';
import { findNotes } from './brackets.ts';
import { findBrokenSigns } from './broken-signs.ts';
import type { Card } from './card-document.ts';
import { aboutAbilities, aboutNeighbours, aboutSlips } from './card-findings.ts';
import { unadorned } from './emphasis.ts';
import { holdingOf } from './holding.ts';
import { type CardFinding, finding } from './keyword-findings.ts';
import { meantBy } from './meant.ts';
import { createNameReader } from './names-on-card.ts';
import { findReminderFaults } from './reminder.ts';
import { isOver, isWithin } from './stretches.ts';
import { createUnknownFinder } from './unknown.ts';
import { createUnnamedFinder } from './unnamed.ts';

/**
 * A keyword that a card names, and what stands behind the name for X, as the card writes it; null where nothing does.
 */
export interface CardMention extends Mention {
  number: string | null;
  /** Whether it stands in a note, which speaks of what the card does and does nothing itself. */
  isInNote: boolean;
}

/** A card's text with what was found in it. */
export interface CheckedText {
  /** Every keyword that it names; the slug is that of the keyword which holds now. */
  mentions: CardMention[];
  findings: CardFinding[];
}

/** Checks a card's text; its name, where that is known, may stand for the unit. */
export type CardCheck = (text: string, name?: string | null) => CheckedText;

/** A card with what it is called and what was found in it. */
export interface CheckedCard extends CheckedText {
  card: Card;
  /** Null where neither its document nor its text says it. */
  name: string | null;
}

/** Checks a card, with the name that it has. */
export function checkCard(card: Card, check: CardCheck): CheckedCard {
  const name = nameOf(card, check);
  return { card, name, ...check(card.text, name) };
}

/** A line that begins with a keyword is an ability, and not what its card is called: `Double Strike`. */
function nameOf({ name, title }: Card, check: CardCheck): string | null {
  if (name !== null || title === null) return name;
  const isAbility = check(title).mentions.some(
    ({ start, end }) => start === 0 && /^(?:$|,| and\b)/.test(title.slice(end)),
  );
  return isAbility ? null : title;
}

/**
 * Prepares the check of card texts against the keywords that hold now.
 * @param notKeywords names that begin as a keyword does and are none
 */
export function createCardCheck(
  keywords: readonly Keyword[],
  notKeywords: readonly string[] = [],
): CardCheck {
  const find = createKeywordFinder(keywords, notKeywords);
  const holding = holdingOf(keywords);
  const { keywordOf, meaningsOf } = holding;
  const readNames = createNameReader(keywords, find, holding);
  const findUnknown = createUnknownFinder(keywords.map((keyword) => currentRevision(keyword).text));
  const findUnnamed = createUnnamedFinder(
    new Map(
      keywords.filter(({ renamedTo }) => !renamedTo).map(({ slug }) => [slug, meantBy(meaningsOf(slug).now)]),
    ),
  );

  const aboutReminders = (text: string, abilities: readonly Ability[], cardName: string | null) => {
    const otherIn = (said: string, slugs: readonly string[]) => {
      const unnamed = findUnnamed(said, cardName).map(({ slug }) => slug);
      return slugs.some((slug) => unnamed.includes(keywordOf(slug).slug)) ? null : (unnamed[0] ?? null);
    };
    return findReminderFaults(text, abilities, meaningsOf, otherIn, cardName).map(
      ({ slug, start, end, segments, number, other }): CardFinding => {
        const facts = {
          name: keywordOf(slug).name,
          ...(number && { number }),
          ...(other && { other: keywordOf(other).name }),
        };
        return { ...finding('reminder-differs', facts, start, end), segments };
      },
    );
  };

  const checkPlain = (text: string, cardName: string | null): CheckedText => {
    const names = readNames(text, cardName);
    const abilities = readAbilities(text, names.mentions);
    const reminders = aboutReminders(text, abilities, cardName);
    const namesMeant = new Set([
      ...names.mentions.map(({ slug }) => keywordOf(slug).name),
      ...names.typos.map(({ meant }) => meant),
    ]);
    const unnamed = findUnnamed(text, cardName)
      .filter((each) => !namesMeant.has(keywordOf(each.slug).name) && !reminders.some(isOver(each)))
      .map(({ slug, start, end }) => finding('meaning-unnamed', { name: keywordOf(slug).name }, start, end));
    const findings = [
      ...aboutAbilities(text, abilities, holding),
      ...reminders,
      ...aboutSlips(names, holding),
      ...aboutNeighbours(text, abilities, holding),
      ...unnamed,
    ];
    const unknown = findUnknown(text)
      .filter((each) => ![...names.mentions, ...findings].some(isOver(each)))
      .map(({ found, start, end }) => finding('keyword-unknown', { found }, start, end));
    const isInNote = isWithin(findNotes(text));
    return {
      mentions: abilities.map(({ slug, name, start, end, number }) => ({
        slug: keywordOf(slug).slug,
        ...{ name, start, end, number, isInNote: isInNote(start) },
      })),
      findings: [...findings, ...unknown],
    };
  };

  return (text, cardName = null) => {
    const isInName = isWithin(find(text));
    const plain = unadorned(text, isInName);
    const { mentions, findings } = asWritten(text, plain, checkPlain(plain.text, cardName));
    const broken = findBrokenSigns(text).map(({ found, sign, start, end }) =>
      finding('sign-broken', { found, sign }, start, end, sign),
    );
    return { mentions, findings: [...findings, ...broken].sort((a, b) => a.start - b.start) };
  };
}
