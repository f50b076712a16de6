import type { FactsOf } from '../../keywords/diagnostics.ts';
import { currentKeyword, currentRevision } from '../../keywords/history.ts';
import { createFinder, type Mention, toNames } from '../../keywords/mentions.ts';
import type { Keyword, Segment } from '../../keywords/model.ts';
import { findAbilities, readShape, type TemplateShape, templateFault } from './ability.ts';
import type { CardRule, cardRules } from './card-rules.ts';
import { createTypoFinder } from './misspelt.ts';
import { reminderFault } from './reminder.ts';

/** Something that a set designer should look at. */
export interface CardFinding<Id extends CardRule = CardRule> {
  rule: Id;
  /** What the rule's sentence tells. */
  facts: FactsOf<typeof cardRules, Id>;
  /** Offsets in the card's text, in UTF-16 code units. */
  start: number;
  end: number;
  /** What to write there instead, where that is known. */
  replacement: string | null;
  /** How reminder text differs from what the keyword means now. */
  segments: Segment[] | null;
}

/** A card's text with what was found in it. */
export interface CheckedText {
  /** Every keyword that it names; the slug is that of the keyword which holds now. */
  mentions: Mention[];
  findings: CardFinding[];
}

/**
 * Prepares the check of card texts against the keywords that hold now.
 * @param notKeywords names that begin as a keyword does and are none
 */
export function createCardCheck(
  keywords: readonly Keyword[],
  notKeywords: readonly string[] = [],
): (text: string) => CheckedText {
  const bySlug = new Map(keywords.map((keyword) => [keyword.slug, keyword]));
  const find = createFinder(toNames(keywords, notKeywords));
  const findTypos = createTypoFinder(keywords.map(({ name }) => name));
  const now = (slug: string) => currentKeyword(bySlug.get(slug) as Keyword, bySlug);
  const shapes = new Map(
    keywords.map(({ slug }) => [slug, readShape(now(slug).name, currentRevision(now(slug)).template)]),
  );
  const shapeOf = (slug: string) => shapes.get(slug) as TemplateShape;

  return (text) => {
    const mentions = find(text);
    const abilities = findAbilities(text, mentions, shapeOf);
    const findings = [
      ...mentions.flatMap((mention) => renamed(mention, now(mention.slug))),
      ...abilities.flatMap((ability) => {
        const keyword = now(ability.slug);
        const { parts } = currentRevision(keyword);
        const fault = templateFault(ability, shapeOf(ability.slug));
        const reminder = reminderFault(text, ability, parts[0]?.text ?? '');
        return [
          ...(fault ? [finding('template-not-met', fault, ability.start, ability.argumentEnd)] : []),
          ...(reminder
            ? [
                {
                  ...finding('reminder-differs', { name: keyword.name }, reminder.start, reminder.end),
                  segments: reminder.segments,
                },
              ]
            : []),
        ];
      }),
      ...findTypos(text, isWithin(mentions)).map(({ term, meant, start }) =>
        finding('keyword-misspelt', { term, meant }, start, start + term.length, meant),
      ),
    ].sort((a, b) => a.start - b.start);
    return { mentions: mentions.map((mention) => ({ ...mention, slug: now(mention.slug).slug })), findings };
  };
}

/** Makes a test whether an offset is within a mention, to be asked of one offset after another. */
function isWithin(mentions: readonly Mention[]): (offset: number) => boolean {
  let passed = 0;
  return (offset) => {
    while ((mentions[passed]?.end ?? Number.POSITIVE_INFINITY) <= offset) passed++;
    return (mentions[passed]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

function renamed({ name, slug, start }: Mention, now: Keyword): CardFinding[] {
  if (now.slug === slug) return [];
  return [finding('keyword-renamed', { name, now: now.name }, start, start + name.length, now.name)];
}

function finding<Id extends CardRule>(
  rule: Id,
  facts: FactsOf<typeof cardRules, Id>,
  start: number,
  end: number,
  replacement: string | null = null,
): CardFinding<Id> {
  return { rule, facts, start, end, replacement, segments: null };
}
