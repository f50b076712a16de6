import { indexBySlug } from '../../keywords/by-slug.ts';
import { currentKeyword, currentRevision } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import type { Mention } from '../../keywords/name-finder.ts';
import { createKeywordFinder, keywordNames } from '../../keywords/names.ts';
import { aroundName } from '../../keywords/template.ts';
import { isDone, readAbilities, readShape, type TemplateShape } from './ability.ts';
import { findArrowFaults } from './arrows.ts';
import { asWritten } from './as-written.ts';
import { findNotes, findOpenBrackets, type OpenMark } from './brackets.ts';
import { findBrokenSigns } from './broken-signs.ts';
import type { Card } from './card-document.ts';
import { unadorned } from './emphasis.ts';
import {
  againstTemplate,
  type CardFinding,
  finding,
  inPlural,
  paidFor,
  renamed,
} from './keyword-findings.ts';
import { meantBy } from './meant.ts';
import { createTypoFinder } from './misspelt.ts';
import { findDoubled, findRunOn, findSmall } from './neighbours.ts';
import { ownNames } from './own-name.ts';
import { findOpenQuotations } from './quotations.ts';
import { isOfName } from './quoted-name.ts';
import { findReminderFaults, type Meanings } from './reminder.ts';
import { findRepeated } from './repeated.ts';
import { createSlipFinder } from './slips.ts';
import { isWithin } from './stretches.ts';
import { createUnknownFinder } from './unknown.ts';
import { createUnnamedFinder, type Unnamed } from './unnamed.ts';

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

/** In characters. */
const longestReminder = 600;

/**
 * Prepares the check of card texts against the keywords that hold now.
 * @param notKeywords names that begin as a keyword does and are none
 */
export function createCardCheck(
  keywords: readonly Keyword[],
  notKeywords: readonly string[] = [],
): CardCheck {
  const bySlug = indexBySlug(keywords);
  const find = createKeywordFinder(keywords, notKeywords);
  const now = (slug: string) => currentKeyword(bySlug.get(slug) as Keyword, bySlug);
  const holdsNow = ({ slug, name }: Pick<Mention, 'slug' | 'name'>) => now(slug).name === name;
  const meaningOf = (slug: string) => currentRevision(now(slug)).parts[0]?.text ?? '';
  const modeOf = (slug: string) => currentRevision(now(slug)).traits.mode;
  const shapes = new Map(
    keywords.map(({ slug }) => [
      slug,
      readShape(now(slug).name, currentRevision(now(slug)).template, meaningOf(slug)),
    ]),
  );
  const shapeOf = (slug: string) => shapes.get(slug) as TemplateShape;
  const byHolder = Map.groupBy(keywords, ({ slug }) => now(slug).slug);
  const meaningsOf = (slug: string): Meanings => ({
    now: meaningOf(slug),
    rulings: currentRevision(now(slug))
      .parts.slice(1)
      .map(({ text }) => text),
    earlier: (byHolder.get(now(slug).slug) ?? []).flatMap(({ revisions }) =>
      revisions.map(({ parts }) => parts[0]?.text ?? ''),
    ),
  });
  const shaped = keywordNames(keywords).map(({ name, keyword: { slug, revisions } }) => ({
    slug,
    name,
    shape: shapeOf(slug),
    isBehind: revisions.some(({ template }) => /\S/.test(aroundName(template, name)?.before ?? '')),
  }));
  const findTypos = createTypoFinder(shaped);
  const findSlips = createSlipFinder(shaped);
  const findUnknown = createUnknownFinder(keywords.map((keyword) => currentRevision(keyword).text));
  const findUnnamed = createUnnamedFinder(
    new Map(
      keywords.filter(({ renamedTo }) => !renamedTo).map(({ slug }) => [slug, meantBy(meaningOf(slug))]),
    ),
  );

  const checkPlain = (text: string, cardName: string | null): CheckedText => {
    const all = find(text);
    const own = ownNames(text, cardName, all);
    const isInOwn = isWithin(own);
    const named = all.filter(
      (mention) =>
        !isInOwn(mention.start) && !isOfName(text, mention) && !isDone(text, mention, shapeOf(mention.slug)),
    );
    const slips = findSlips(text, isWithin([...named, ...own].sort((a, b) => a.start - b.start)));
    // A slip, or a typo, in a long name may have a short one within it.
    const isInSlip = isWithin(slips);
    const sure = [
      ...named.filter(({ start }) => !isInSlip(start)),
      ...slips.map(({ slug, name, start, end }) => ({ slug, name, start, end })),
    ].sort((a, b) => a.start - b.start);
    const typos = findTypos(text, isWithin(sure), cardName);
    const isInTypo = isWithin(typos);
    const mentions = sure.filter(({ start }) => !isInTypo(start));
    const abilities = readAbilities(text, mentions);
    const namesMeant = new Set([
      ...mentions.map(({ slug }) => now(slug).name),
      ...typos.map(({ meant }) => meant),
    ]);
    const otherIn = (said: string, slug: string) => {
      const slugs = findUnnamed(said, cardName).map((unnamed) => unnamed.slug);
      return slugs.includes(now(slug).slug) ? null : (slugs[0] ?? null);
    };
    const reminders = findReminderFaults(text, abilities, meaningsOf, otherIn, cardName).map(
      ({ slug, start, end, segments, number, other }) => {
        const facts = {
          name: now(slug).name,
          ...(number && { number }),
          ...(other && { other: now(other).name }),
        };
        return { ...finding('reminder-differs', facts, start, end), segments };
      },
    );
    const isReminder = (unnamed: Unnamed) =>
      reminders.some(({ start, end }) => unnamed.start < end && start < unnamed.end);
    const brackets = findOpenBrackets(text);
    // What a lost bracket opened is no other ability: `Evade 2 Prevent up to 2 damage to this unit.)`.
    const isReminderFrom = (offset: number) => {
      const [said = ''] = text.slice(offset, offset + longestReminder).split(/[|\n]/, 1);
      return brackets.some(
        ({ found, start }) => found === ')' && start >= offset && start < offset + said.length,
      );
    };
    const findings = [
      ...mentions.flatMap((mention) => renamed(text, mention, now(mention.slug))),
      ...abilities.flatMap((ability) => againstTemplate(text, ability, shapeOf(ability.slug))),
      ...abilities.flatMap((ability) => paidFor(text, ability, modeOf(ability.slug))),
      ...abilities.filter(holdsNow).flatMap((ability) => inPlural(text, ability, shapeOf(ability.slug))),
      ...reminders,
      ...slips
        // Of a name that is no more it is said what holds now.
        .filter(holdsNow)
        .map(({ rule, term, meant, start }) =>
          finding(rule, { found: term, name: meant }, start, start + term.length, meant),
        ),
      ...typos.map(({ term, meant, start, end }) =>
        finding('keyword-misspelt', { found: term, meant }, start, end, meant),
      ),
      ...findArrowFaults(text, abilities, shapeOf).map(({ rule, found, start, end, replacement }) =>
        finding(rule, { found }, start, end, replacement),
      ),
      ...brackets.map(isOpen('bracket-open')),
      ...findOpenQuotations(text).map(isOpen('quotation-open')),
      ...[
        ...findDoubled(text, mentions),
        ...findRunOn(text, abilities, shapeOf).filter(({ end }) => !isReminderFrom(end)),
        ...findSmall(text, abilities),
      ].map(({ rule, name, found, start, end }) =>
        finding(rule, { name, found }, start, end, rule === 'word-doubled' ? name : null),
      ),
      ...findRepeated(text, abilities).map(({ found, start, end }) =>
        finding('ability-doubled', { found }, start, end),
      ),
      ...findUnnamed(text, cardName)
        .filter((unnamed) => !namesMeant.has(now(unnamed.slug).name) && !isReminder(unnamed))
        .map(({ slug, start, end }) => finding('meaning-unnamed', { name: now(slug).name }, start, end)),
    ];
    const unknown = findUnknown(text)
      .filter(
        ({ start, end }) => ![...mentions, ...findings].some((each) => each.start < end && start < each.end),
      )
      .map(({ found, start, end }) => finding('keyword-unknown', { found }, start, end));
    const isInNote = isWithin(findNotes(text));
    return {
      mentions: abilities.map(({ slug, name, start, end, number }) => ({
        slug: now(slug).slug,
        ...{ name, start, end, number, isInNote: isInNote(start) },
      })),
      findings: [...findings, ...unknown].sort((a, b) => a.start - b.start),
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

function isOpen(rule: 'bracket-open' | 'quotation-open') {
  return ({ found, start }: OpenMark) => finding(rule, { found }, start, start + found.length);
}
