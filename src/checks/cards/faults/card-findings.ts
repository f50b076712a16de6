import type { Mention } from '../../../keywords/names/name-finder.ts';
import { type CardFinding, finding, quotedFinding } from '../finding.ts';
import { farthestAfter } from '../meaning/said-after.ts';
import type { CurrentKeywords } from '../names/current-keywords.ts';
import type { NamesOnCard } from '../names/names-on-card.ts';
import { findOpenBrackets } from '../text/brackets.ts';
import type { KeywordUse } from '../text/keyword-use.ts';
import { findOpenQuotations } from '../text/quotations.ts';
import { findArrowFaults } from './arrows/arrows.ts';
import { findArrowInCost } from './costs/arrow-in-cost.ts';
import { findCostAfter, findUnexpectedCost, findUnpaid } from './costs/cost-places.ts';
import { findNamedTwice } from './keyword/named-twice.ts';
import { findPlural } from './keyword/plural.ts';
import { findRenamed } from './keyword/renamed.ts';
import { findEmptyChoice, findTemplateFaults } from './keyword/template-findings.ts';
import { findUnfilled } from './keyword/unfilled.ts';
import { findAfterSentences, findAfterWords } from './neighbours/after-words.ts';
import { findDoubled } from './neighbours/doubled-words.ts';
import { findListColons } from './neighbours/list-colons.ts';
import { findLowercaseStarts } from './neighbours/lowercase-starts.ts';
import { findMissingSeparators } from './neighbours/missing-separators.ts';
import { findRepeated } from './neighbours/repeated.ts';
import { findAlikeStrokes, findStrokesInNotes, findStrokesInSentences } from './neighbours/strokes.ts';

/** Whether a name is the current one of its keyword. */
function holdsNow({ slug, name }: Pick<Mention, 'slug' | 'name'>, { keywordOf }: CurrentKeywords): boolean {
  return keywordOf(slug).name === name;
}

/** Finds faults in single uses of keywords: an old name, a broken template, a wrong cost, a plural. */
export function findUseFaults(
  text: string,
  uses: readonly KeywordUse[],
  cardName: string | null,
  current: CurrentKeywords,
): CardFinding[] {
  const { keywordOf, modeOf } = current;
  return [
    ...uses.flatMap((use) => findRenamed(text, use, keywordOf(use.slug))),
    ...uses.flatMap((use) => [...findTemplateFaults(text, use), ...findEmptyChoice(text, use)]),
    ...findUnfilled(text, uses).map(quotedFinding('template-unfilled')),
    ...uses.flatMap((use) => [
      ...findUnexpectedCost(text, use, modeOf(use.slug)),
      ...findCostAfter(text, use, modeOf(use.slug)),
      ...findArrowInCost(text, use),
    ]),
    ...findUnpaid(text, uses, cardName, current),
    ...uses.flatMap((use) => findNamedTwice(text, use, current)),
    ...uses.filter((use) => holdsNow(use, current)).flatMap((use) => findPlural(text, use)),
  ];
}

/** The findings about miswritten and misspelt names. */
export function findNameSlips({ miswritten, typos }: NamesOnCard, current: CurrentKeywords): CardFinding[] {
  return [
    ...miswritten
      // A former name has a finding of its own.
      .filter((name) => holdsNow(name, current))
      .map(({ rule, term, meant, start }) =>
        finding(rule, { found: term, name: meant }, start, start + term.length, meant),
      ),
    ...typos.map(({ term, meant, start, end }) =>
      finding('keyword-misspelt', { found: term, meant }, start, end, meant),
    ),
  ];
}

/** Finds faults between abilities, and signs that do not pair. */
export function findNeighbourFaults(
  text: string,
  uses: readonly KeywordUse[],
  cardName: string | null,
  isOneCard: boolean,
  begin: number,
): CardFinding[] {
  const brackets = findOpenBrackets(text);
  // A reminder that lost its opening bracket is no other ability: `Evade 2 Prevent up to 2 damage to this unit.)`.
  const isReminderFrom = (offset: number) => {
    const [said = ''] = text.slice(offset, offset + farthestAfter).split(/[|\n]/, 1);
    return brackets.some(
      ({ found, start }) => found === ')' && start >= offset && start < offset + said.length,
    );
  };
  const arrows = findArrowFaults(text, uses, cardName);
  // After a cost the missing sign is an arrow.
  const afterCosts = new Set(arrows.map(({ start }) => start));
  const beside = [
    ...findDoubled(text, uses),
    ...findMissingSeparators(text, uses, cardName).filter(({ end }) => !isReminderFrom(end)),
    ...findAfterWords(text, uses).filter(({ start }) => !afterCosts.has(start)),
    ...findAfterSentences(text, uses),
    ...findLowercaseStarts(text, uses),
    ...findAlikeStrokes(text),
  ];
  return [
    ...arrows.map(({ rule, found, start, end, replacement }) =>
      finding(rule, { found }, start, end, replacement),
    ),
    ...brackets.map(quotedFinding('bracket-open')),
    ...[...findStrokesInNotes(text), ...findStrokesInSentences(text)].map(quotedFinding('separator-inside')),
    ...findOpenQuotations(text).map(quotedFinding('quotation-open')),
    ...beside.map(({ rule, name, found, start, end }) =>
      finding(rule, { name, found }, start, end, rule === 'word-doubled' ? name : null),
    ),
    ...findListColons(text),
    ...findRepeated(text, uses, isOneCard, begin).map(quotedFinding('ability-doubled')),
  ];
}
