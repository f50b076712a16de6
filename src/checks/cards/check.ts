import { currentRevision } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import type { Mention } from '../../keywords/names/name-finder.ts';
import { createKeywordFinder, keywordNames } from '../../keywords/names/names.ts';
import { asWritten } from './as-written.ts';
import type { CardCheck, CheckedCard, CheckedText } from './checked.ts';
import { createJointFinder } from './copied/joints.ts';
import { unadorned } from './copied/unadorned.ts';
import type { Card } from './document/card-document.ts';
import { readCards } from './document/read.ts';
import {
  findNameSlips,
  findNeighbourFaults,
  findOddReminders,
  findUseFaults,
} from './faults/card-findings.ts';
import { createCostSlipFinder } from './faults/cost-slips.ts';
import { type CardFinding, finding, quotedFinding } from './finding.ts';
import { meantBy } from './meaning/meant.ts';
import { createUnnamedFinder } from './meaning/unnamed.ts';
import { currentKeywordsOf } from './names/current-keywords.ts';
import { createNameReader } from './names/names-on-card.ts';
import { createUnknownFinder } from './names/unknown.ts';
import { findNotes } from './text/brackets.ts';
import { headOf } from './text/head.ts';
import { readUses } from './text/keyword-use.ts';
import { createCoveringTest, createOverlapTest } from './text/stretches.ts';
import { goesOnAsName, possibleName } from './text/title.ts';

/** Checks a card, with the name that it has. */
export function checkCard(card: Card, check: CardCheck): CheckedCard {
  const known = nameOf(card, check);
  const { name, mentions, findings } = check(card.text, known, known !== null && !card.hasParts);
  return {
    card,
    name: card.name ?? name ?? known,
    mentions,
    findings: card.isOfX ? findings.filter(isNotOfX) : findings,
  };
}

/**
 * Reads a document of cards, and checks them.
 * @param column name of the column with the text, where it is a table
 */
export function checkDocument(document: string, check: CardCheck, column?: string): CheckedCard[] {
  return readCards(document, check, column).cards.map((card) => checkCard(card, check));
}

/** Whether a finding is of anything but an X. */
function isNotOfX({ rule, facts }: CardFinding): boolean {
  return rule !== 'template-unfilled' || !('found' in facts) || !/X\W*$/.test(facts.found);
}

/** A line that begins with a keyword is an ability, and not what its card is called: `Double Strike`. */
function nameOf({ name, title }: Card, check: CardCheck): string | null {
  if (name !== null || title === null) return name;
  const isAbility = check(title).mentions.some(
    ({ start, end }) => start === 0 && /^(?:$|,| and\b)/.test(title.slice(end)),
  );
  return isAbility ? null : title;
}

/** Whether a name before a card's text is the one that a document has for it, but for a version or marks. */
function isCalledAlike(one: string, other: string): boolean {
  const [a, b] = [bareName(one), bareName(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

/** The letters and digits of a name, in small letters. */
function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
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
  const current = currentKeywordsOf(keywords);
  const { keywordOf, meaningsOf, shapeOf } = current;
  const readNames = createNameReader(keywords, find, current);
  const findJoints = createJointFinder(keywordNames(keywords).map(({ name }) => name));
  const texts = keywords.map((keyword) => currentRevision(keyword).text);
  const findUnknown = createUnknownFinder(texts);
  const findCostSlips = createCostSlipFinder(texts);
  const findUnnamed = createUnnamedFinder(
    new Map(
      keywords.filter(({ renamedTo }) => !renamedTo).map(({ slug }) => [slug, meantBy(meaningsOf(slug).now)]),
    ),
  );

  const isKeyword = (words: string) =>
    find(words).some(({ start, end }) => start === 0 && end === words.length);
  /** Where a card is called as a keyword is, its text may well begin with that. */
  const readHead = (text: string, cardName: string | null) => {
    const head = headOf(text, isKeyword);
    const isOther = head && cardName !== null && !isCalledAlike(head.name, cardName);
    return head && !isOther && (head.isSure || !isKeyword(head.name)) ? head : null;
  };

  /** Where nobody knows what a card is called, its text may begin with that: what is called so there is no keyword. */
  const withoutTitle = (text: string, mentions: readonly Mention[]) => {
    const [first, ...others] = mentions;
    const isOfKeyword = (offset: number) =>
      mentions.some(({ slug, end }) => end === offset && shapeOf(slug).hasColon);
    return first && goesOnAsName(text, first.start, first.end, isOfKeyword) ? others : mentions;
  };

  const checkPlain = (text: string, calledSo: string | null, isOneCard: boolean): CheckedText => {
    const head = readHead(text, calledSo);
    const cardName = head?.name ?? calledSo;
    const names = readNames(text, cardName, head?.end);
    const mentions = cardName === null ? withoutTitle(text, names.mentions) : names.mentions;
    const shaped = mentions.map((mention) => ({ ...mention, shape: shapeOf(mention.slug) }));
    const uses = readUses(text, shaped, head?.end, cardName !== null);
    const reminders = findOddReminders(text, uses, current, findUnnamed, cardName ?? possibleName(text));
    const namesMeant = new Set([
      ...names.mentions.map(({ slug }) => keywordOf(slug).name),
      ...names.typos.map(({ meant }) => meant),
    ]);
    const isReminder = createOverlapTest(reminders);
    const unnamed = findUnnamed(text, cardName)
      .filter((each) => !namesMeant.has(keywordOf(each.slug).name) && !isReminder(each))
      .map(({ slug, start, end }) => finding('meaning-unnamed', { name: keywordOf(slug).name }, start, end));
    const findings = [
      ...findUseFaults(text, uses, current),
      ...reminders,
      ...findNameSlips(names, current),
      ...findCostSlips(text).map(({ found, meant, start, end }) =>
        finding('cost-misspelt', { found, meant }, start, end),
      ),
      ...findNeighbourFaults(text, uses, cardName, isOneCard || head !== null),
      ...unnamed,
    ];
    const isTold = createOverlapTest([...names.mentions, ...findings]);
    const unknown = findUnknown(text, uses, cardName)
      .filter((each) => !isTold(each))
      .map(quotedFinding('keyword-unknown'));
    const isInNote = createCoveringTest(findNotes(text));
    return {
      name: head?.name ?? null,
      mentions: uses.map(({ slug, name, start, end, number }) => ({
        slug: keywordOf(slug).slug,
        name,
        start,
        end,
        number,
        isInNote: isInNote(start),
      })),
      findings: [...findings, ...unknown],
    };
  };

  return (text, cardName = null, isOneCard = cardName !== null) => {
    const named = find(text);
    const isInName = createCoveringTest(named);
    // What begins a text may be what its card is called, with what that costs below it.
    const begin = text.search(/\S/);
    const numbered = named.filter(({ slug, start }) => start > begin && shapeOf(slug).hasNumber);
    const numberPlaces = new Set(numbered.map(({ end }) => end));
    const plain = unadorned(text, isInName, findJoints(text), (offset) => numberPlaces.has(offset));
    const { name, mentions, findings } = asWritten(text, plain, checkPlain(plain.text, cardName, isOneCard));
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
  };
}
