import { keywordPath } from '../../addresses/urls.ts';
import { checkCard, createCardCheck } from '../../checks/cards/check.ts';
import type { CheckedCard } from '../../checks/cards/checked.ts';
import { findingsIn } from '../../checks/cards/document/document-findings.ts';
import { readCards, withoutMark } from '../../checks/cards/document/read.ts';
import { type Use, usesOf } from '../../checks/cards/uses.ts';
import { indexBySlug, inIndex } from '../../keywords/by-slug.ts';
import { currentRevision } from '../../keywords/history.ts';
import { meaningOf } from '../../keywords/wording/meaning.ts';
import { formatLinked, type LinkedCard, type LinkFormat, linkedBlocks } from '../../publish/linked-cards.ts';
import { type FindingRow, toFindingRow } from './finding-row.ts';
import type { Prepare, Tell } from './worker-answers.ts';

/** What the page asks: to check a document, or to write what was checked in another format. */
export type LinkQuestion =
  | { ask: 'check'; text: string; column: string | undefined; format: LinkFormat; home: string }
  | { ask: 'format'; format: LinkFormat };

/** What the worker answers. */
export type LinkAnswer =
  | { tell: 'progress'; done: number; total: number }
  | { tell: 'checked'; cards: number; textless: number; columns: string[]; column: number; uses: Use[] }
  | { tell: 'formatted'; output: string };

/** So many cards are checked between two words of progress. */
const cardsAtATime = 250;

/** Checks a document of cards, and writes it with links; or writes the one that was checked last in another format. */
export const prepare: Prepare<LinkQuestion, FindingRow, LinkAnswer> = ({ keywords, notKeywords }) => {
  const bySlug = indexBySlug(keywords);
  const checkText = createCardCheck(keywords, notKeywords);
  let linked: LinkedCard[] = [];
  let home = '';

  const check = (question: Extract<LinkQuestion, { ask: 'check' }>, tell: Tell<FindingRow, LinkAnswer>) => {
    const { cards, columns, column, textless, faults } = readCards(question.text, checkText, question.column);
    home = question.home;
    const checked: CheckedCard[] = [];
    for (const card of cards) {
      checked.push(checkCard(card, checkText));
      if (checked.length % cardsAtATime === 0)
        tell.answer({ tell: 'progress', done: checked.length, total: cards.length });
    }
    tell.rows(findingsIn(faults, checked).map(toFindingRow));
    const uses = usesOf(checked, keywords);
    tell.answer({ tell: 'checked', cards: cards.length, textless, columns, column, uses });
    linked = columns.length > 0 ? checked.map(fromRow) : blocksOf(withoutMark(question.text), checked);
  };

  const write = (format: LinkFormat): string =>
    formatLinked(format, linked, (slug) => {
      const revision = currentRevision(inIndex(bySlug, slug));
      return { url: home + keywordPath(slug), template: revision.template, meaning: meaningOf(revision) };
    });

  return (question, tell) => {
    if (question.ask === 'check') check(question, tell);
    tell.answer({ tell: 'formatted', output: write(question.format) });
  };
};

function fromRow({ card: { name, text }, mentions }: CheckedCard): LinkedCard {
  return { name, text, mentions };
}

/** Plain text comes back whole, whatever of it is a card. */
function blocksOf(document: string, checked: readonly CheckedCard[]): LinkedCard[] {
  const mentions = checked.flatMap(({ card, mentions }) =>
    mentions.map((each) => ({
      ...each,
      start: card.offsetOf(each.start),
      end: card.offsetOf(each.end),
    })),
  );
  return linkedBlocks(document, mentions);
}
